// Leaves in each built page only the CSS that the page can use, so that a page comes whole in the first round trip.
// Astro inlines one style sheet for all templates; here it loses the rules of classes that neither the page nor its
// islands name, then the custom properties, keyframes and registrations that nothing left refers to.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';

/** A piece of a style sheet, prepared once for all pages. */
interface Part {
  /** What is printed before the parts inside, with its opening brace, or the whole piece where nothing is inside. */
  text: string;
  parts?: Part[];
  /** Class names of each selector of the rule; one selector whose names are all there keeps it. */
  selectors?: string[][];
  /** Custom property or keyframes that the piece defines; it is kept only where something refers to the name. */
  defines?: string;
  /** Names that the piece refers to. */
  refersTo: string[];
}

/** Prunes the style sheets of every page below `folder`. Gives the number of pages. */
export async function prunePageCss(folder: string): Promise<number> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html'));
  const chunkWords = new Map<string, Promise<string[]>>();
  for (const path of paths) {
    const file = join(folder, path);
    const html = await readFile(file, 'utf8');
    const words = new Set(listPageWords(html));
    for (const chunk of listIslandChunks(html)) {
      const known = chunkWords.get(chunk) ?? readChunkWords(folder, chunk);
      chunkWords.set(chunk, known);
      for (const word of await known) words.add(word);
    }
    await writeFile(file, pruneStyles(html, words));
  }
  return paths.length;
}

const styleElement = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g;

/** The page with its style elements pruned to these class names, and their hashes in the content policy renewed. */
export function pruneStyles(html: string, words: ReadonlySet<string>): string {
  const sheets = html.match(styleElement) ?? [];
  const pruned = pruneSheets(sheets, words);
  return sheets.reduce((page, sheet, index) => {
    const left = pruned[index] ?? '';
    // A function, since "$" has a meaning in replacement texts.
    return page.replace(sheet, () => left).replace(hashOf(sheet), hashOf(left));
  }, html);
}

/** The style sheets of one page without what a page with these class names cannot use. */
export function pruneSheets(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const { parts, classNames, results } = parseSheets(sheets);
  // Pages of one template mostly have the same classes, so the result is made once for them.
  const relevant = classNames.filter((name) => words.has(name)).join(' ');
  const known = results.get(relevant);
  if (known) return known;
  const fitting = parts.map((sheet) =>
    keepParts(sheet, ({ selectors }) =>
      selectors ? selectors.some((names) => names.every((name) => words.has(name))) : true,
    ),
  );
  // One sheet may define what another uses, as the font's does.
  const names = listUsedNames(fitting.flat());
  const result = fitting.map((sheet) =>
    printParts(keepParts(sheet, ({ defines }) => defines === undefined || names.has(defines))),
  );
  results.set(relevant, result);
  return result;
}

/** Every word of a page that may be a class name: from class attributes and inline scripts. */
export function listPageWords(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => decodeEntities(names));
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [...classes, ...scripts].flatMap(splitWords);
}

/** Addresses of the scripts that the page's islands load. */
function listIslandChunks(html: string): string[] {
  return [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, url = '']) => url);
}

/** Every word of a script and of what it imports. */
async function readChunkWords(folder: string, url: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(url)) return [];
  seen.add(url);
  const script = await readFile(join(folder, url), 'utf8');
  const imports = [...script.matchAll(/["'](\.\/[\w.-]+\.js)["']/g)].map(([, path = '']) =>
    join(dirname(url), path),
  );
  const inner = await Promise.all(imports.map((path) => readChunkWords(folder, path, seen)));
  return [...splitWords(script), ...inner.flat()];
}

function splitWords(text: string): string[] {
  return text.split(/[\s"'`]+/);
}

function decodeEntities(text: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&gt;': '>',
    '&lt;': '<',
    '&quot;': '"',
    '&#39;': "'",
  };
  return text.replace(/&(?:amp|gt|lt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

interface ParsedSheets {
  parts: Part[][];
  /** Every class name of the selectors. */
  classNames: string[];
  /** Results by the class names that a page has. */
  results: Map<string, string[]>;
}

const parsed = new Map<string, ParsedSheets>();

function parseSheets(sheets: readonly string[]): ParsedSheets {
  const key = sheets.join('\n');
  const known = parsed.get(key);
  if (known) return known;
  const parts = sheets.map((sheet) => toParts(postcss.parse(sheet).nodes));
  const listNames = ({ selectors = [], parts: inner = [] }: Part): string[] => [
    ...selectors.flat(),
    ...inner.flatMap(listNames),
  ];
  const classNames = [...new Set(parts.flat().flatMap(listNames))];
  const entry = { parts, classNames, results: new Map<string, string[]>() };
  parsed.set(key, entry);
  return entry;
}

function toParts(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl') {
      const text = `${node.prop}:${node.value}${node.important ? '!important' : ''};`;
      const refersTo = node.value.match(/[\w-]+/g) ?? [];
      return [{ text, refersTo, ...(node.prop.startsWith('--') && { defines: node.prop }) }];
    }
    if (node.type === 'rule') {
      const selectors = node.selectors.map(listClasses);
      return [{ text: `${node.selector}{`, selectors, refersTo: [], parts: toParts(node.nodes) }];
    }
    const isDefinition = node.name === 'property' || node.name === 'keyframes';
    const text = `@${node.name} ${node.params}`;
    if (isDefinition) return [{ text: node.toString(), defines: node.params, refersTo: [] }];
    if (node.name === 'font-face') return [{ text: node.toString(), refersTo: [] }];
    return node.nodes
      ? [{ text: `${text}{`, refersTo: [], parts: toParts(node.nodes) }]
      : [{ text: `${text};`, refersTo: [] }];
  });
}

/** Class names that an element or its ancestors must have for the selector to match. */
function listClasses(selector: string): string[] {
  // What `:not()` names need not be there.
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...positive.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** Parts that pass the test; those that had something inside and have nothing left go too. */
function keepParts(parts: readonly Part[], isKept: (part: Part) => boolean): Part[] {
  return parts.flatMap((part) => {
    if (!isKept(part)) return [];
    if (!part.parts) return [part];
    const inner = keepParts(part.parts, isKept);
    return inner.length > 0 ? [{ ...part, parts: inner }] : [];
  });
}

/** Names that what is printed refers to, also by way of custom properties. */
function listUsedNames(parts: readonly Part[]): Set<string> {
  const used = new Set<string>();
  const definitions = new Map<string, string[]>();
  const visit = (part: Part): void => {
    part.parts?.forEach(visit);
    if (part.defines === undefined) addAll(part.refersTo);
    else definitions.set(part.defines, [...(definitions.get(part.defines) ?? []), ...part.refersTo]);
  };
  const addAll = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      pending.push(name);
    }
  };
  const pending: string[] = [];
  parts.forEach(visit);
  for (let name = pending.pop(); name !== undefined; name = pending.pop())
    addAll(definitions.get(name) ?? []);
  return used;
}

function printParts(parts: readonly Part[]): string {
  return parts
    .map(({ text, parts: inner }) => (inner ? `${text}${printParts(inner).replace(/;$/, '')}}` : text))
    .join('');
}

/** As the content policy writes it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
