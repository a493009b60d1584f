// Scripts of the built site with everything that they import.
import { gzipSync } from 'node:zlib';
import { readBuiltFile, type BuiltPage } from './built-site.ts';

/** URLs of a script and of what it imports. */
export function listModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const match of readBuiltFile(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    listModules(new URL(match[1] ?? '', `https://site.example${file}`).pathname, found);
  }
  return found;
}

/** What a page loads of scripts before anybody touches it. */
export interface PageScripts {
  /** Texts of the scripts in its HTML. */
  inline: string[];
  /** URLs of the files that these or elements of the page name; islands are not among them. */
  files: string[];
}

/** The scripts of a page but for those of its islands. */
export function listPageScripts({ $ }: BuiltPage): PageScripts {
  const inline = $('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((script) => $(script).text());
  const named = $('script[src], link[rel=modulepreload]')
    .toArray()
    .map((node) => $(node).attr('src') ?? $(node).attr('href') ?? '');
  const imported = inline.flatMap((script) =>
    [...script.matchAll(/\bimport\(["'`]([^"'`]+)["'`]\)/g)].map(([, path = '']) => path),
  );
  return { inline, files: [...named, ...imported] };
}

/** Gzipped bytes of those scripts and of what they import. */
export function sizePageScripts(page: BuiltPage): number {
  const { inline, files } = listPageScripts(page);
  const modules = new Set<string>();
  for (const file of files) listModules(file, modules);
  const contents = [...inline, ...[...modules].map(readBuiltFile)];
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
