// Makes built pages small enough to come whole in the first round trip: their scripts in one shared file, long props of
// islands in files of their own, their styles in one element that holds what the page uses, short class names, and a
// policy that fits.
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { countAttributes, makeShortener, planShortNames } from './class-names.ts';
import { listPageNames, listScriptNames, pruneSheet, type Names } from './page-css.ts';
import { renewPolicy } from './page-policy.ts';
import { moveProps } from './page-props.ts';
import { joinScripts, listScripts, shareScripts, writeStart } from './page-scripts.ts';

/** What the rewriting of each page depends on; it can be sent to a thread. */
export interface SlimPlan {
  folder: string;
  /** The script of each page that loads the shared ones. */
  start: string;
  /** Names that the shared scripts may use. */
  sharedNames: readonly string[];
  shortNames: ReadonlyMap<string, string>;
}

/**
 * Rewrites every page below `folder`, and adds the files of their scripts and props. From `manyPages` on the work is
 * worth the start of a thread for each processor.
 */
export async function slimPages(folder: string, manyPages = 1000): Promise<void> {
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
  const plan: SlimPlan = {
    folder,
    start: writeStart(scripts.path),
    sharedNames: listScriptNames(scripts.content),
    shortNames: planShortNames(attributes),
  };
  if (files.length < manyPages) {
    rewritePages(files, plan);
    return;
  }
  const share = Math.ceil(files.length / availableParallelism());
  const parts = Array.from({ length: availableParallelism() }, (_, index) =>
    files.slice(index * share, (index + 1) * share),
  );
  // All are waited for, so that none still writes when another has failed.
  const ends = await Promise.allSettled(parts.map((part) => rewriteInThread(part, plan)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function rewriteInThread(files: readonly string[], plan: SlimPlan): Promise<void> {
  const worker = new Worker(new URL('slim-worker.ts', import.meta.url), {
    workerData: { files, plan },
    execArgv: [],
  });
  // Rejects when the thread throws.
  const [code] = (await once(worker, 'exit')) as [number];
  if (code !== 0) throw new Error(`a thread that rewrites pages ended with ${code}`);
}

/** Rewrites these pages, and adds the files of their props. */
export function rewritePages(
  files: readonly string[],
  { folder, start, sharedNames, shortNames }: SlimPlan,
): void {
  const shorten = makeShortener(shortNames);
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
