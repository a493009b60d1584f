// Reads a page's structured data for the tests.
import type { BuiltPage } from './built-site.ts';

/** A node of a JSON-LD graph, as parsed. */
export type JsonNode = Record<string, unknown>;

export const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nodes of a page's one graph. Throws when there is another number of scripts, or no graph. */
export function readGraph(page: BuiltPage): JsonNode[] {
  const scripts = page.$('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${page.path} has ${scripts.length} JSON-LD scripts`);
  const { '@graph': graph } = JSON.parse(scripts.text()) as { '@graph': JsonNode[] };
  return graph;
}

/** The node of a type. Throws when there is none. */
export function findNode(page: BuiltPage, type: string): JsonNode {
  const node = readGraph(page).find((candidate) => [candidate['@type']].flat().includes(type));
  if (!node) throw new Error(`${page.path} has no ${type} in its graph`);
  return node;
}

/** Every object inside a value, however deep. */
export function listNodes(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
}
