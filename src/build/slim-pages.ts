// Makes built pages small enough to come whole in the first round trip: their scripts in one shared file, their styles
// in one element that holds what the page uses, and a policy that fits both.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPageNames, listScriptNames, pruneSheet } from './page-css.ts';
import { renewPolicy } from './page-policy.ts';
import { collectScripts, shareScripts } from './page-scripts.ts';

/** Rewrites every page below `folder`, and adds the file of their scripts. */
export async function slimPages(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith('.html'))
    .toSorted()
    .map((path) => join(folder, path));
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const scripts = collectScripts(pages);
  await writeFile(join(folder, scripts.path), scripts.content);

  const sharedNames = listScriptNames(scripts.content);
  const chunkNames = new Map<string, Promise<string[]>>();
  for (const [index, file] of files.entries()) {
    const html = shareScripts(pages[index] ?? '', scripts.path);
    const names = new Set([...listPageNames(html), ...sharedNames]);
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      for (const name of listScriptNames(script)) names.add(name);
    }
    for (const [, chunk = ''] of html.matchAll(/ component-url="([^"]+)"/g)) {
      const known = chunkNames.get(chunk) ?? readChunkNames(folder, chunk);
      chunkNames.set(chunk, known);
      for (const name of await known) names.add(name);
    }
    await writeFile(file, renewPolicy(joinStyles(html, names)));
  }
}

/** The page with one style element in place of all, pruned to these names. */
export function joinStyles(html: string, names: ReadonlySet<string>): string {
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
