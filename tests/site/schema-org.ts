// The vocabulary of schema.org for the tests: which types exist, which properties each has and what these may hold. It is
// read from the types of schema-dts, which Google generates from the vocabulary, so nothing is fetched and nothing copied.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { isNode } from './json-ld.ts';

/** What a property may hold: the names and literals of a union. */
type Range = readonly ts.TypeNode[];

interface Shape {
  parents: readonly string[];
  properties: ReadonlyMap<string, Range>;
}

const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
/** Interfaces by name: "ProductLeaf" is the type Product, "ProductBase" what its subtypes share. */
const shapes = new Map<string, Shape>();
/** Unions by name: "Product" is ProductLeaf and every subtype; an enumeration lists its values. */
const unions = new Map<string, Range>();

const splitUnion = (type: ts.TypeNode): Range => (ts.isUnionTypeNode(type) ? type.types : [type]);
const nameOf = (node: ts.EntityName | ts.Expression) => (ts.isIdentifier(node) ? node.text : '');

for (const statement of source.statements) {
  if (ts.isTypeAliasDeclaration(statement)) unions.set(statement.name.text, splitUnion(statement.type));
  if (!ts.isInterfaceDeclaration(statement)) continue;
  const properties = new Map<string, Range>();
  for (const member of statement.members) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isStringLiteral(member.name)) continue;
    // SchemaValue<Organization | Person, "seller"> allows one of them, or several.
    const [allowed] = (ts.isTypeReferenceNode(member.type) && member.type.typeArguments) || [];
    properties.set(member.name.text, splitUnion(allowed ?? member.type));
  }
  const parents = (statement.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => nameOf(expression)),
  );
  shapes.set(statement.name.text, { parents, properties });
}

function findProperty(shapeName: string, property: string): Range | undefined {
  const shape = shapes.get(shapeName);
  if (!shape) return undefined;
  const own = shape.properties.get(property);
  if (own) return own;
  for (const parent of shape.parents) {
    const inherited = findProperty(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

/** Whether a union holds, at any depth, something that `fits`. */
function holds(range: Range, fits: (type: ts.TypeNode) => boolean): boolean {
  return range.some((type) => {
    if (fits(type)) return true;
    const name = ts.isTypeReferenceNode(type) ? nameOf(type.typeName) : '';
    return holds(unions.get(name) ?? [], fits);
  });
}

const isNamed = (type: ts.TypeNode, name: string) =>
  ts.isTypeReferenceNode(type) && nameOf(type.typeName) === name;

/** Whether a property of this range may hold a node of one of these types. */
const allowsNode = (range: Range, types: readonly string[]) =>
  holds(range, (type) => types.some((name) => isNamed(type, `${name}Leaf`)));

function allowsText(range: Range, text: string): boolean {
  return holds(
    range,
    (type) =>
      type.kind === ts.SyntaxKind.StringKeyword ||
      (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && type.literal.text === text),
  );
}

const typesOf = (node: Record<string, unknown>) => [node['@type']].flat().map(String);

/**
 * What is wrong with the nodes of a graph in the eyes of schema.org: an unknown type, a property that the type does not
 * have, or a value that the property does not take. References count as the node that they name.
 */
export function listVocabularyMistakes(graph: readonly Record<string, unknown>[]): string[] {
  const mistakes: string[] = [];
  const byId = new Map<unknown, string[]>();
  const collect = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isNode(value)) return;
    if ('@type' in value && '@id' in value) byId.set(value['@id'], typesOf(value));
    Object.values(value).forEach(collect);
  };
  collect(graph);

  const checkValue = (value: unknown, range: Range, at: string) => {
    if (Array.isArray(value)) {
      value.forEach((item) => checkValue(item, range, at));
    } else if (isNode(value) && !('@type' in value)) {
      const named = byId.get(value['@id']);
      const isFitting = named
        ? allowsNode(range, named)
        : holds(range, (type) => isNamed(type, 'IdReference'));
      if (!isFitting) mistakes.push(`${at} takes no reference to ${named?.join(' and ') ?? 'elsewhere'}`);
    } else if (isNode(value)) {
      if (!allowsNode(range, typesOf(value))) mistakes.push(`${at} takes no ${typesOf(value).join(' and ')}`);
      checkNode(value);
    } else if (typeof value === 'string') {
      if (!allowsText(range, value)) mistakes.push(`${at} takes no text "${value}"`);
    } else if (typeof value === 'number') {
      if (!holds(range, (type) => type.kind === ts.SyntaxKind.NumberKeyword))
        mistakes.push(`${at} takes no number`);
    } else {
      mistakes.push(`${at} is ${typeof value}`);
    }
  };
  const checkNode = (node: Record<string, unknown>) => {
    const types = typesOf(node);
    const unknown = types.filter((type) => !shapes.has(`${type}Leaf`));
    if (unknown.length > 0) mistakes.push(`no type ${unknown.join(' or ')}`);
    for (const [property, value] of Object.entries(node)) {
      if (property.startsWith('@')) continue;
      const at = `${types.join('+')}.${property}`;
      const range = types.map((type) => findProperty(`${type}Leaf`, property)).find(Boolean);
      if (range) checkValue(value, range, at);
      else mistakes.push(`${at} does not exist`);
    }
  };
  graph.forEach(checkNode);
  return [...new Set(mistakes)];
}
