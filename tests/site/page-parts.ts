// How the tests find things on a page: by heading, words and role, never by class.
import type { CheerioAPI } from 'cheerio/slim';
import { getPage } from './built-site.ts';

/** Elements of a page, as cheerio hands them around. */
export type Selection = ReturnType<CheerioAPI>;
type Node = Selection[number];

/** Elements within a line of text; all others begin a new line. */
const inlineTags = 'a abbr b code em i mark s small span strong sub sup time'.split(' ');
/** Classes of Tailwind that make an element a flex or grid box on every screen. */
const boxNames = ['flex', 'inline-flex', 'grid', 'inline-grid'];
const unreadTags = ['script', 'style', 'svg', 'template'];

/** What the DOM calls a text, as against a comment. */
const textNodeType = 3;

/** The lines of text that a reader sees; children of a flex or grid box are lines, as in a browser. */
export function listLines(selection: Selection): string[] {
  const lines: string[] = [''];
  const visit = (node: Node, isBoxed: boolean) => {
    if (node.nodeType === textNodeType && 'data' in node) lines.push((lines.pop() ?? '') + node.data);
    if (!('name' in node) || !('children' in node) || unreadTags.includes(node.name)) return;
    const isInline = inlineTags.includes(node.name) && !isBoxed;
    const makesBoxes = (node.attribs['class'] ?? '').split(/\s+/).some((name) => boxNames.includes(name));
    if (!isInline) lines.push('');
    for (const child of node.children) visit(child, makesBoxes);
    if (!isInline) lines.push('');
  };
  for (const node of selection) visit(node, false);
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The text of some elements, with single spaces. */
export function readText(selection: Selection): string {
  return listLines(selection).join(' ');
}

/** A page's main part. */
export function getMain(path: string): Selection {
  return getPage(path).$('main');
}

/** The text of a page's main part. */
export function readMainText(path: string): string {
  return readText(getMain(path));
}

/** What a screen reader calls a link or button: its label, or its text without decoration. */
export function readName(element: Selection): string {
  const label = element.attr('aria-label');
  if (label !== undefined) return label;
  if (element.find('[aria-hidden=true]').length === 0) return readText(element);
  const copy = element.clone();
  copy.find('[aria-hidden=true]').remove();
  return readText(copy);
}

/**
 * The part of a page under a heading with these words: the largest element around the heading that holds no other heading
 * of its level or above. Throws when there is none.
 */
export function findPart(scope: Selection, title: string): Selection {
  const levels = ['h1', 'h2', 'h3', 'h4'];
  const headings = scope.find(levels.join());
  const found = headings.filter((_, element) => readText(scope.find(element)) === title).first();
  const tag = found.prop('tagName')?.toLowerCase();
  if (tag === undefined) throw new Error(`no heading says "${title}"`);
  const others = levels.slice(0, Math.max(2, levels.indexOf(tag) + 1)).join();
  let part: Selection = found;
  for (let next = part.parent(); next.length > 0 && !next.is('main'); next = part.parent()) {
    if (next.find(others).not(found).length > 0) break;
    part = next;
  }
  return part;
}

/** The part of a page under a heading. */
export function findSection(path: string, title: string): Selection {
  return findPart(getMain(path), title);
}

/** The top of a page: the part under its first heading. */
export function findHero(path: string): Selection {
  return findSection(path, readText(getMain(path).find('h1').first()));
}

/** All elements that match a selector, each with its own selection. */
function listAll(scope: Selection, selector: string): Selection[] {
  const found = scope.find(selector);
  return found.toArray().map((_, index) => found.eq(index));
}

/** Words of the headings of a level, or of the terms of a list, in order. */
export function listHeadings(scope: Selection, level: 'h2' | 'h3' | 'h4' | 'dt'): string[] {
  return listAll(scope, level).map(readText);
}

/** All links inside, in order, named as a screen reader says them. */
export function listLinks(scope: Selection): { name: string; href: string }[] {
  return listAll(scope, 'a[href]').map((link) => ({ name: readName(link), href: link.attr('href') ?? '' }));
}

/** Label and value of each pair of a description list. */
export function listPairs(scope: Selection): [label: string, value: string][] {
  return listAll(scope, 'dt').map((label) => [readText(label), readText(label.nextAll('dd').first())]);
}

/** Texts of the cells of each row of a table's body; the first table inside, where the element is none. */
export function listRows(scope: Selection): string[][] {
  const table = scope.is('table') ? scope : scope.find('table').first();
  return listAll(table, 'tbody tr').map((row) => listAll(row, '> *').map(readText));
}

/** Everything that a page says: its lines, what search results and shared links show, and its markup. */
export function listSaid($: CheerioAPI): string[][] {
  const markup = $('script[type="application/ld+json"]').text();
  const contents = $('meta[content]').toArray();
  return [
    listLines($('body')),
    ...contents.map(({ attribs }) => [attribs['content'] ?? '']),
    ...[...markup.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => [text]),
  ];
}
