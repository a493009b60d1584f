// Reads the built site for the tests: its files, and its pages by URL. SITE_DIST names another folder than dist/.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
// The slim build parses five times faster; html.test.ts checks that the HTML is well-formed.
import { load, type CheerioAPI } from 'cheerio/slim';
import { getDealer } from '../../src/content/site.ts';

const siteFolder = process.env['SITE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** URL of the live site, without a slash at the end. */
export const siteOrigin = getDealer().url;

export interface BuiltPage {
  /** URL on the site: "/about". */
  path: string;
  html: string;
  /** The document, parsed when first asked for. */
  readonly $: CheerioAPI;
}

/** Every built file as a URL from the root: "/about.html". Throws when the site was not built. */
export const files: readonly string[] = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(siteFolder, join(parentPath, name)).split(sep).join('/')}`)
  .toSorted();

/** Every HTML page for visitors. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
  .map(readPage);

/** The page at a URL. Throws when it was not built. */
export function getPage(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`the built site has no page at ${path}`);
  return page;
}

/** URLs of the pages for which something holds. */
export function listPaths(isFound: (page: BuiltPage) => boolean): string[] {
  return pages.filter(isFound).map(({ path }) => path);
}

/** Content of a built file by its URL. */
export function readBuiltFile(file: string): Buffer {
  return readFileSync(join(siteFolder, file));
}

/** Every line of _redirects, in the order in which the host reads them. */
export const redirects = readBuiltFile('/_redirects')
  .toString()
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    return { from, to, status };
  });

function readPage(file: string): BuiltPage {
  const html = readBuiltFile(file).toString();
  let $: CheerioAPI | undefined;
  return {
    path: file === '/index.html' ? '/' : file.slice(0, -'.html'.length),
    html,
    get $() {
      $ ??= load(html);
      return $;
    },
  };
}
