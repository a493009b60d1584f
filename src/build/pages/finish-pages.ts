// Finishes the pages that Astro has built, so that each comes whole in the first round trip: with the styles of its own
// classes, its scripts in one file that all pages share, long props of islands in files, and a policy that fits.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { bundleScripts, extractScripts, buildScriptLoader } from './scripts.ts';
import { createPageCssCompiler } from './styles.ts';

/** Rewrites every page below the folder, and adds the files of their scripts and props. */
export async function finishPages(folder: string): Promise<void> {
  const files = globSync(join(folder, '**/*.html')).toSorted();
  // A hash of its content in a file's name lets browsers keep it.
  const writeAsset = (name: string, extension: string, content: string) => {
    const path = `/_astro/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
    writeFileSync(join(folder, path), content);
    return path;
  };
  // Pages are read twice, one after the other: all at once would need memory that grows with the site.
  const texts = new Set<string>();
  for (const file of files) for (const text of extractScripts(load(readFileSync(file)))) texts.add(text);
  const scripts = await bundleScripts(texts);
  const start = buildScriptLoader(writeAsset('page', 'js', scripts));
  const writeStyles = createPageCssCompiler(folder, scripts);
  for (const file of files) {
    const page = load(readFileSync(file));
    extractScripts(page);
    for (const element of page('astro-island[client=fetch]')) {
      const island = page(element);
      island.attr('props-url', writeAsset('props', 'json', island.attr('props') ?? '')).removeAttr('props');
    }
    // Nothing reads it, and it says where the site was built.
    page('astro-island').removeAttr('uid');
    // One element holds them all: Astro puts those of islands into the body, where HTML allows none.
    const written = page('style:not([media])').remove().text();
    const styles = page('<style>').text(written + (await writeStyles(page)));
    page('head').append(styles, page('<script type="module">').text(start));
    rewriteCsp(page, start);
    writeFileSync(file, page.html());
  }
}

/**
 * Rewrites the sources of a page's content policy: the styles that it holds now, those of the inline scripts that Astro
 * allows and that are still in it, and `start`. Files of the site itself need no hash.
 */
export function rewriteCsp(page: CheerioAPI, start: string): void {
  const hashes = (tag: string) => [...page(tag)].map((element) => hashOf(page(element).text()));
  const left = hashes('script');
  const meta = page('meta[http-equiv=content-security-policy]');
  const directives = (meta.attr('content') ?? '').split(';').map((directive) => {
    const [name, ...sources] = directive.trim().split(' ');
    if (name === 'style-src') return [name, "'self'", ...hashes('style')];
    if (name !== 'script-src') return [name, ...sources];
    return [name, ...sources.filter((source) => source === "'self'" || left.includes(source)), hashOf(start)];
  });
  meta.attr('content', directives.map((directive) => directive.join(' ')).join(';'));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
