// Makes built pages small enough to come whole in the first round trip: their scripts in one shared file, their styles
// in one element that holds what the page uses, short class names, and a policy that fits.
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { planShortNames, shortenClasses } from './class-names.ts';
import { listPageNames, listScriptNames, pruneSheet, type Names } from './page-css.ts';
import { renewPolicy } from './page-policy.ts';
import { collectScripts, shareScripts } from './page-scripts.ts';

/** Rewrites every page below `folder`, and adds the file of their scripts. */
export async function slimPages(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith('.html'))
    .toSorted()
    .map((path) => join(folder, path));
  const scripts = collectScripts(readPages(files));
  await writeFile(join(folder, scripts.path), scripts.content);
  const shortNames = planShortNames(readPages(files, (page) => shareScripts(page, scripts.path)));

  const sharedNames = listScriptNames(scripts.content);
  // Most pages have the same scripts, and React's alone hold thousands of names.
  const scriptSets = new Map<string, Set<string>>();
  const findScriptNames = async (islands: readonly string[], inline: readonly string[]) => {
    const key = JSON.stringify([islands, inline]);
    const known = scriptSets.get(key);
    if (known) return known;
    const islandNames = await Promise.all(islands.map((url) => readChunkNames(folder, url)));
    const names = new Set([sharedNames, ...inline.map(listScriptNames), ...islandNames].flat());
    scriptSets.set(key, names);
    return names;
  };
  for (const file of files) {
    const html = shareScripts(await readFile(file, 'utf8'), scripts.path);
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    const islands = [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, url = '']) => url);
    const scriptNames = await findScriptNames(islands, inline);
    const pageNames = new Set(listPageNames(html));
    const styled = joinStyles(html, { has: (name) => pageNames.has(name) || scriptNames.has(name) });
    await writeFile(file, renewPolicy(shortenClasses(styled, shortNames, scriptNames)));
  }
}

/** Each page in turn. Ten thousand pages at once would be gigabytes, so each step reads them anew. */
function* readPages(files: readonly string[], change = (page: string) => page): Generator<string, void> {
  for (const file of files) yield change(readFileSync(file, 'utf8'));
}

/** The page with one style element in place of all, pruned to these names. */
export function joinStyles(html: string, names: Names): string {
  const sheets: string[] = [];
  const bare = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_element, sheet: string) => {
    sheets.push(sheet);
    return '';
  });
  return bare.replace('</head>', () => `<style>${pruneSheet(sheets.join(''), names)}</style></head>`);
}

/** What selectors may find once a script and what it imports has run. */
async function readChunkNames(folder: string, url: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(url)) return [];
  seen.add(url);
  const script = await readFile(join(folder, url), 'utf8');
  const imports = [...script.matchAll(/["'](\.\/[\w.-]+\.js)["']/g)].map(([, path = '']) =>
    join(dirname(url), path),
  );
  const inner = await Promise.all(imports.map((path) => readChunkNames(folder, path, seen)));
  return [...listScriptNames(script), ...inner.flat()];
}
