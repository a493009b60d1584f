// Makes built pages small enough to come whole in the first round trip: their scripts in one shared file, long props of
// islands in files of their own, their styles in one element that holds what the page uses, short class names, and a
// policy that fits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countAttributes, makeShortener, planShortNames } from './class-names.ts';
import { listPageNames, listScriptNames, pruneSheet, type Names } from './page-css.ts';
import { renewPolicy } from './page-policy.ts';
import { moveProps } from './page-props.ts';
import { joinScripts, listScripts, shareScripts, writeStart } from './page-scripts.ts';

/** Rewrites every page below `folder`, and adds the files of their scripts and props. */
export function slimPages(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .toSorted()
    .map((path) => join(folder, path));
  // Ten thousand pages at once would be gigabytes, so they are read twice, one after the other.
  const ownScripts = new Set<string>();
  const attributes = new Map<string, number>();
  for (const file of files) {
    const page = readFileSync(file, 'utf8');
    for (const script of listScripts(page)) ownScripts.add(script);
    countAttributes(page, attributes);
  }
  const scripts = joinScripts(ownScripts);
  writeFileSync(join(folder, scripts.path), scripts.content);
  const start = writeStart(scripts.path);
  const shorten = makeShortener(planShortNames(attributes));

  const sharedNames = listScriptNames(scripts.content);
  // Most pages have the same scripts, and React's alone hold thousands of names.
  const scriptSets = new Map<string, Set<string>>();
  const findScriptNames = (islands: readonly string[], inline: readonly string[]) => {
    const key = JSON.stringify([islands, inline]);
    const known = scriptSets.get(key);
    if (known) return known;
    const islandNames = islands.flatMap((url) => readChunkNames(folder, url));
    const names = new Set([...sharedNames, ...inline.flatMap(listScriptNames), ...islandNames]);
    scriptSets.set(key, names);
    return names;
  };
  for (const file of files) {
    const { html, files: props } = moveProps(shareScripts(readFileSync(file, 'utf8'), start));
    for (const [path, content] of props) writeFileSync(join(folder, path), content);
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    const islands = [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, url = '']) => url);
    const scriptNames = findScriptNames(islands, inline);
    const pageNames = listPageNames(html);
    const styled = joinStyles(html, { has: (name) => pageNames.has(name) || scriptNames.has(name) });
    writeFileSync(file, renewPolicy(shorten(styled, scriptNames), [start]));
  }
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
function readChunkNames(folder: string, url: string, seen = new Set<string>()): string[] {
  if (seen.has(url)) return [];
  seen.add(url);
  const script = readFileSync(join(folder, url), 'utf8');
  const imports = [...script.matchAll(/["'](\.\/[\w.-]+\.js)["']/g)].map(([, path = '']) =>
    join(dirname(url), path),
  );
  return [listScriptNames(script), ...imports.map((path) => readChunkNames(folder, path, seen))].flat();
}
