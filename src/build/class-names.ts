// Shortens the class names of built pages, in the HTML and in the CSS alike: Tailwind's names say what they do, which is
// for those who write a page and not for those who load it. A class has the same short name on every page.
import postcss from 'postcss';
import { decodeEntities, encodeAttribute, listClassAttributes } from './html-text.ts';

const classAttribute = / class="([^"]*)"/g;
const classToken = /\.((?:\\.|[\w-])+)/g;
const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const further = `${first}0123456789_-`;

/** Adds the class attributes of a page to how often each was met. */
export function countAttributes(page: string, counts: Map<string, number>): void {
  for (const value of listClassAttributes(page)) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** A short name for every class name of these attributes; the more often a class occurs, the shorter. */
export function planShortNames(attributes: ReadonlyMap<string, number>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [value, count] of attributes) {
    for (const name of splitNames(value)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const byFrequency = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const shortNames = nameInTurn(new Set(counts.keys()));
  return new Map(byFrequency.map(([name]) => [name, shortNames.next().value]));
}

/** What becomes of a style sheet, and of the class attributes on pages that have it. */
interface ShortSheet {
  text: string;
  /** The new attribute for the value of an old one. */
  shortenAttribute: (value: string) => string;
}

/**
 * A function that gives a page, whose styles stand in one element, short class names, and drops those that no rule of
 * its style sheet asks for. Names that scripts of the page may use (`kept`, with a dot: ".hidden") stay as they are.
 */
export function makeShortener(
  shortNames: ReadonlyMap<string, string>,
): (html: string, kept: ReadonlySet<string>) => string {
  // Pages of one template mostly have the same sheet, so it is read once for them.
  const known = new Map<ReadonlySet<string>, Map<string, ShortSheet>>();
  return (html, kept) => {
    const sheets = known.get(kept) ?? new Map<string, ShortSheet>();
    known.set(kept, sheets);
    const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const short = sheets.get(sheet) ?? shortenSheet(sheet, shortNames, kept);
    sheets.set(sheet, short);
    return html
      .replace(`<style>${sheet}</style>`, () => `<style>${short.text}</style>`)
      .replace(classAttribute, (_attribute, value: string) => short.shortenAttribute(value));
  };
}

function shortenSheet(
  sheet: string,
  shortNames: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): ShortSheet {
  const shorten = (name: string) => (kept.has(`.${name}`) ? name : (shortNames.get(name) ?? name));
  const asked = new Set<string>();
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classToken, (token, escaped: string) => {
      const name = escaped.replace(/\\(.)/g, '$1');
      asked.add(name);
      const short = shorten(name);
      return short === name ? token : `.${short}`;
    });
  });
  // Most values occur again and again.
  const attributes = new Map<string, string>();
  const shortenAttribute = (value: string) => {
    const known = attributes.get(value);
    if (known !== undefined) return known;
    const names = splitNames(value).filter((name) => asked.has(name) || kept.has(`.${name}`));
    const attribute = names.length > 0 ? ` class="${encodeAttribute(names.map(shorten).join(' '))}"` : '';
    attributes.set(value, attribute);
    return attribute;
  };
  return { text: root.toString(), shortenAttribute };
}

function splitNames(value: string): string[] {
  return decodeEntities(value).split(/\s+/).filter(Boolean);
}

/** "a" to "Z", then "aa" and so on, without names that are taken. */
function* nameInTurn(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    let [name, rest] = [first[index % first.length] ?? '', Math.floor(index / first.length)];
    for (; rest > 0; rest = Math.floor((rest - 1) / further.length)) {
      name += further[(rest - 1) % further.length] ?? '';
    }
    if (!taken.has(name)) yield name;
  }
}
