// The styles of one page: Tailwind compiles src/styles/ for the classes that the page holds, and for those that its
// scripts may add, as it does for the whole project in `npm run dev`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import type { CheerioAPI } from 'cheerio';
import { parseSync } from 'rolldown/utils';
import { writeNeededStyles } from './needed-styles.ts';

const base = join(process.cwd(), 'src', 'styles');

/**
 * Returns what gives the styles of a page of the built site in `folder`; `scripts` run on every page. Pages with the
 * same classes, such as most towns, are compiled once.
 */
export function createPageCssCompiler(
  folder: string,
  scripts: string,
): (page: CheerioAPI) => Promise<string> {
  const source = readFileSync(join(base, 'global.css'), 'utf8');
  const shared = scan(scripts);
  const known = new Map<string, Promise<string>>();
  return (page) => {
    const elements = [...page.root().find('*')];
    const urls = [...page('astro-island')].map(({ attribs }) => attribs['component-url'] ?? '');
    const own = scan(page('script:not([src], [type])').text());
    const words = [...shared, ...own, ...urls.flatMap((url) => scanModule(join(folder, url)))];
    const classes = new Set([
      ...elements.flatMap(({ attribs }) => (attribs['class'] ?? '').split(' ')),
      ...words,
    ]);
    const names = new Set([
      // Browsers write it themselves.
      'open',
      ...elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs)]),
      ...words,
    ]);
    const key = [classes, names].map((set) => [...set].toSorted().join(' ')).join('\n');
    const styles = known.get(key) ?? compileStyles(source, classes, names);
    known.set(key, styles);
    return styles;
  };
}

async function compileStyles(source: string, classes: Set<string>, names: Set<string>): Promise<string> {
  // No polyfills (`Polyfills.None`, which TypeScript keeps from us): every browser the site is made for needs none.
  const options = { base, polyfills: 0, onDependency: () => undefined };
  const written = (await compile(source, options)).build([...classes]);
  // Nothing of Tailwind's own text is left but its first line, which names it.
  return writeNeededStyles(written.slice(written.indexOf('\n')), classes, names);
}

/** What may be classes in a script of the site and in all that it imports at once. */
function scanModule(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const { staticImports } = parseSync(file, code).module;
  const imported = staticImports.map(({ moduleRequest }) => join(dirname(file), moduleRequest.value));
  return [...scan(code), ...imported.flatMap((path) => scanModule(path, seen))];
}

/** What may be classes in a script, as Tailwind finds them in source files. */
function scan(script: string): string[] {
  return new Scanner({}).scanFiles([{ content: script, extension: 'js' }]);
}
