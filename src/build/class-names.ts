// Shortens the class names of built pages, in the HTML and in the CSS alike: Tailwind's names say what they do, which is
// for those who write a page and not for those who load it. A class has the same short name on every page.
import postcss from 'postcss';
import { decodeEntities, encodeAttribute } from './html-text.ts';

const classAttribute = / class="([^"]*)"/g;
const classToken = /\.((?:\\.|[\w-])+)/g;
const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const further = `${first}0123456789_-`;

/** A short name for every class name of these pages; the more often a class occurs, the shorter. */
export function planShortNames(pages: Iterable<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const name of listClassNames(page)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byFrequency = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const shortNames = nameInTurn(new Set(counts.keys()));
  return new Map(byFrequency.map(([name]) => [name, shortNames.next().value]));
}

/**
 * The page with short class names, without those that no rule of its style sheet asks for.
 * @param kept Names that scripts of the page may use, with a dot (".hidden"); they stay as they are.
 */
export function shortenClasses(
  html: string,
  shortNames: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): string {
  const shorten = (name: string) => (kept.has(`.${name}`) ? name : (shortNames.get(name) ?? name));
  const asked = new Set<string>();
  const styled = html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/g, (sheet) => {
    const root = postcss.parse(sheet);
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(classToken, (token, escaped: string) => {
        const name = escaped.replace(/\\(.)/g, '$1');
        asked.add(name);
        const short = shorten(name);
        return short === name ? token : `.${short}`;
      });
    });
    return root.toString();
  });
  return styled.replace(classAttribute, (_attribute, value: string) => {
    const names = splitNames(value).filter((name) => asked.has(name) || kept.has(`.${name}`));
    return names.length > 0 ? ` class="${encodeAttribute(names.map(shorten).join(' '))}"` : '';
  });
}

function listClassNames(html: string): string[] {
  return [...html.matchAll(classAttribute)].flatMap(([, value = '']) => splitNames(value));
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
