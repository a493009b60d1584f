// What the build makes for search engines besides pages: the sitemap, with the date and the pictures of each page, and on
// previews a header that keeps everything out of search results.
import { appendFile, readFile } from 'node:fs/promises';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { dataRoot, getRoute } from '../../content/site.ts';
import { isIndexable } from '../../lib/deploy.ts';
import { homePath } from '../../lib/paths.ts';
import { readLastChanges } from './last-changes.ts';

/** The integration for search engines; it comes after everything that writes pages or headers. */
export function sitemapIntegration(): AstroIntegration {
  let siteFolder: URL | undefined;
  const changes = readLastChanges(dataRoot);
  const { hooks } = sitemap({
    filter: (url) => isInSitemap(toPath(url)),
    namespaces: { news: false, video: false, xhtml: false },
    serialize: async (item) => {
      const path = toPath(item.url);
      const file = new URL(`.${path === homePath ? '/index' : path}.html`, siteFolder);
      const { sources, listed } = getRoute(path);
      const lastmod = findLastChange([...sources, ...listed], changes);
      const described: ItemWithPictures = {
        ...item,
        img: listPictures(await readFile(file, 'utf8')).map((url) => ({ url })),
        ...(lastmod !== undefined && { lastmod }),
      };
      return described;
    },
  });
  return {
    name: 'search-engines',
    hooks: {
      ...hooks,
      'astro:build:done': async (options) => {
        siteFolder = options.dir;
        if (isIndexable(process.env)) await hooks['astro:build:done']?.(options);
        // Covers what has no head to say so: pictures, feeds, texts. Netlify does it by itself for deploy previews only.
        else await appendFile(new URL('./_headers', options.dir), '/*\n  X-Robots-Tag: noindex\n');
      },
    },
  };
}

/** The library behind the integration writes pictures; the integration's type leaves them out. */
interface ItemWithPictures extends SitemapItem {
  img: { url: string }[];
}

/** Date of the newest change among a page's files; undefined as soon as one of them has none. */
export function findLastChange(
  files: readonly string[],
  changes: ReadonlyMap<string, string>,
): string | undefined {
  const dates = files.map((file) => changes.get(file));
  if (dates.includes(undefined)) return undefined;
  return dates.toSorted((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''))[0];
}

/** Full URLs of the pictures that a page's structured data names: those of its product, and that of shared links. */
export function listPictures(html: string): string[] {
  // Found by its tag, as BaseLayout writes it: to parse each page a third time took a sixth of a large build.
  const [, fromGraph = ''] = html.split('<script type="application/ld+json">');
  const [text] = fromGraph.split('</script>');
  const { '@graph': nodes } = JSON.parse(text || '{"@graph":[]}') as { '@graph': PictureNode[] };
  const ofProduct = nodes.filter((node) => [node['@type']].flat().includes('Product'));
  return [
    ...new Set([
      ...ofProduct.flatMap((node) => node.image ?? []),
      ...nodes.flatMap((node) => node.primaryImageOfPage?.url ?? []),
    ]),
  ];
}

/** What json-ld.ts writes of pictures. */
interface PictureNode {
  '@type': string | string[];
  image?: string | string[];
  primaryImageOfPage?: { url: string };
}

/** Whether a page belongs in the sitemap: it is listed and is its own canonical. */
function isInSitemap(path: string): boolean {
  const { isIndexed, canonicalPath } = getRoute(path);
  return isIndexable(process.env) && isIndexed && canonicalPath === undefined;
}

function toPath(url: string): string {
  return new URL(url).pathname.replace(/(.)\/$/, '$1');
}
