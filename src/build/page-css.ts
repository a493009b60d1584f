// Leaves in the CSS of a built page only what the page can use, so that a page comes whole in the first round trip.
// Astro inlines one style sheet for all templates; here it loses the selectors that neither the page nor its islands can
// match, the custom properties that have one value only, and what nothing left refers to.
import postcss, { type Root, type Rule } from 'postcss';
import { resolveProperties } from './css-properties.ts';
import { decodeEntities, listClassAttributes } from './html-text.ts';

/** What selectors may find in a page: classes with a dot (".p-4"), elements without ("h1"). */
export type Names = Pick<ReadonlySet<string>, 'has'>;

/** A style sheet, prepared once for all pages. */
interface ParsedSheet {
  root: Root;
  /** Every class and element that its selectors name, as `listSelectorNames` writes them. */
  names: ReadonlySet<string>;
  /** Results by those of the names that a page has. */
  results: Map<string, string>;
}

const parsed = new Map<string, ParsedSheet>();

/** The style sheet without what a page cannot use. */
export function pruneSheet(sheet: string, names: Names): string {
  const { root, names: ownNames, results } = parseSheet(sheet);
  // Pages of one template mostly have the same names, so the result is made once for them.
  const relevant = [...ownNames].filter((name) => names.has(name)).join(' ');
  const known = results.get(relevant);
  if (known !== undefined) return known;
  const page = root.clone();
  page.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (rule.selector === '') rule.remove();
  });
  resolveProperties(page);
  dropUnused(page);
  const result = print(page);
  results.set(relevant, result);
  return result;
}

/** What selectors may find in a page: its elements, and the classes of its class attributes. */
export function listPageNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  for (const value of new Set(listClassAttributes(html))) {
    for (const name of decodeEntities(value).split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** What selectors may find after a script has run: every word of it may be an element that it makes or a class. */
export function listScriptNames(script: string): string[] {
  return script.split(/[\s"'`]+/).flatMap((word) => [word, `.${word}`]);
}

function parseSheet(sheet: string): ParsedSheet {
  const known = parsed.get(sheet);
  if (known) return known;
  const root = postcss.parse(sheet);
  const names = new Set<string>(fields);
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      for (const name of listSelectorNames(selector)) names.add(name);
    }
  });
  const entry = { root, names, results: new Map<string, string>() };
  parsed.set(sheet, entry);
  return entry;
}

const fields = ['input', 'select', 'textarea'] as const;
/** Parts that only fields of forms have. */
const fieldParts = /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner))|:-moz-ui-/;

function canMatch(selector: string, names: Names): boolean {
  // The root of a shadow tree; pages have none.
  if (selector === ':host') return false;
  if (fieldParts.test(selector) && !fields.some((field) => names.has(field))) return false;
  return listSelectorNames(selector).every((name) => names.has(name));
}

const classToken = /\.((?:\\.|[\w-])+)/g;

/** The classes and elements that an element or its ancestors must have for the selector to match. */
function listSelectorNames(selector: string): string[] {
  // What `:not()` names need not be there.
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const classes = [...positive.matchAll(classToken)].map(
    ([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`,
  );
  let compounds = positive.replace(classToken, '').replace(/\[[^\]]*\]/g, '');
  // Of alternatives one is enough; they are not looked into for elements.
  for (let outer = ''; outer !== compounds;) {
    outer = compounds;
    compounds = outer.replace(/\([^()]*\)/g, '');
  }
  const elements = compounds.replace(/:[\w-]+/g, '').match(/[a-z][\w-]*/g) ?? [];
  return [...classes, ...elements];
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
}

/** Drops custom properties, registrations and keyframes that nothing refers to, and what is empty then. */
function dropUnused(root: Root): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const used = new Set<string>();
    root.walkDecls(({ prop, value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
      if (prop.startsWith('animation')) for (const word of value.split(/[\s,]+/)) used.add(word);
    });
    root.walk((node) => {
      const isUnused =
        (node.type === 'decl' && node.prop.startsWith('--') && !used.has(node.prop)) ||
        (node.type === 'atrule' && ['property', 'keyframes'].includes(node.name) && !used.has(node.params)) ||
        ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) ||
        node.type === 'comment';
      if (!isUnused) return;
      node.remove();
      isDone = false;
    });
  }
}

function print(root: Root): string {
  root.walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    node.raws.semicolon = false;
    // Prefixing leaves some declarations more than once.
    const seen = new Set<string>();
    node.each((child) => {
      if (child.type !== 'decl') return;
      const text = child.toString();
      if (seen.has(text)) child.remove();
      seen.add(text);
    });
  });
  return root.toString();
}
