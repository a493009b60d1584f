// Writes the values of custom properties into the places that refer to them, where a page gives a property one value only:
// tokens of the theme, and the defaults that Tailwind registers. What has several values on a page stays as it is.
import type { Declaration, Node, Root } from 'postcss';

/** Replaces references in the style sheet to every custom property with a single value, and works out products of lengths. */
export function resolveProperties(root: Root): void {
  const values = findSingleValues(root);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const resolved = resolve(declaration.value, values);
    if (resolved !== declaration.value) declaration.value = multiplyLengths(resolved);
  });
}

/** Properties with one value on the whole page; `undefined` stands for none, so that the fallback of a reference holds. */
function findSingleValues(root: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  // Registered without a value, or referred to and set nowhere: the fallback holds.
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) values.set(name, undefined);
  });
  root.walkAtRules('property', (registration) => {
    registration.walkDecls('initial-value', ({ value }) => {
      values.set(registration.params, value);
    });
  });
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    if (isDefault(declaration)) return;
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [first, ...others]] of definitions) {
    if (first && others.length === 0 && holdsEverywhere(first)) values.set(name, first.value);
    else values.delete(name);
  }
  return values;
}

/** Whether it only repeats a registration, for browsers that know none. */
function isDefault(declaration: Declaration): boolean {
  return listAncestors(declaration).some(
    (node) => node.type === 'atrule' && 'params' in node && node.params === 'properties',
  );
}

function holdsEverywhere(declaration: Declaration): boolean {
  const [rule, ...outer] = listAncestors(declaration);
  return (
    rule?.type === 'rule' &&
    'selector' in rule &&
    rule.selector === ':root' &&
    outer.every((node) => node.type === 'root' || ('name' in node && node.name === 'layer'))
  );
}

function listAncestors(node: Node): Node[] {
  return node.parent ? [node.parent, ...listAncestors(node.parent)] : [];
}

/** A value with its references replaced, from the inside out; references that cannot be replaced stay. */
function resolve(value: string, values: ReadonlyMap<string, string | undefined>): string {
  return value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g,
    (reference: string, name: string, fallback?: string) => {
      if (!values.has(name)) {
        return fallback === undefined ? reference : `var(${name},${resolve(fallback.trim(), values)})`;
      }
      const replacement = values.get(name) ?? fallback?.trim();
      return replacement === undefined ? reference : resolve(replacement, values);
    },
  );
}

/** `calc(.25rem * 3)` as `.75rem`. */
function multiplyLengths(value: string): string {
  return value.replace(
    /calc\((-?[\d.]+)(rem|em|px) \* (-?[\d.]+)\)/g,
    (_product, length: string, unit: string, factor: string) =>
      `${String(Number((Number(length) * Number(factor)).toFixed(5))).replace(/^(-?)0\./, '$1.')}${unit}`,
  );
}
