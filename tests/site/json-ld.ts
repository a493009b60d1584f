// Reads a page's structured data for the tests.
import type { BuiltPage } from './built-site.ts';

/** A node of a JSON-LD graph, as parsed. */
type JsonNode = Record<string, unknown>;

export const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nodes of a page's one graph. Throws when there is another number of scripts, or no graph. */
export function readGraph(page: BuiltPage): JsonNode[] {
  const scripts = page.$('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${page.path} has ${scripts.length} JSON-LD scripts`);
  const data: unknown = JSON.parse(scripts.text());
  const graph: unknown =
    isNode(data) && data['@context'] === 'https://schema.org' ? data['@graph'] : undefined;
  if (!Array.isArray(graph) || !graph.every(isNode)) throw new Error(`${page.path} has no @graph of nodes`);
  return graph;
}

/** The node of a type. Throws when there is none. */
export function findNode(page: BuiltPage, type: string): JsonNode {
  const node = readGraph(page).find((candidate) => [candidate['@type']].flat().includes(type));
  if (!node) throw new Error(`${page.path} has no ${type} in its graph`);
  return node;
}

/** The node of the page itself, whatever kind of page it is. Throws when there is none. */
export function findPageNode(page: BuiltPage): JsonNode {
  const node = readGraph(page).find((candidate) => String(candidate['@id']).endsWith('#page'));
  if (!node) throw new Error(`${page.path} has no node of the page in its graph`);
  return node;
}

/** Every object inside a value, however deep. */
export function listNodes(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
}
