// What a page weighs on the way to a browser of today: its HTML with all styles in Brotli 11, as a CDN keeps it, and the
// scripts that it loads before anybody touches it.
import { load } from 'cheerio/slim';
import { homePath } from '../../src/lib/paths.ts';
import { getPage, pages } from '../site/built-site.ts';
import { sizePageScripts } from '../site/modules.ts';
import { maxHomeBytes, maxPageBytes, sizeBrotli } from '../site/round-trip.ts';
import { findPercentile, findWorst, type Report } from './row.ts';
import { headersOfAll } from './serve-static.ts';

/** What URLs of one template have in common; a page with none of it is a template of its own. */
const templates = /^\/(vehicles|policies)\/|(county-)?golf-carts/;

/** What stands on every page, by its selector; the footer's list of towns is part of the footer. */
const blocks: Readonly<Record<string, string>> = {
  styles: 'style',
  'header with menus': 'header',
  'breadcrumbs and bar of phones': 'nav:not(header *, footer *, main *)',
  footer: 'footer',
  'towns in the footer': 'footer nav[aria-label$="towns"]',
  'facts for search engines': 'script[type="application/ld+json"]',
  'words for shared links': 'meta[property^="og:"], meta[name^="twitter:"]',
  'content policy': 'meta[http-equiv]',
};

/** What each block adds to a page without much else, in bytes of Brotli 11. */
function sizeBlocks(): Report['table'] {
  const { html } = getPage('/thank-you');
  const whole = sizeBrotli(load(html).html());
  return Object.fromEntries(
    Object.entries(blocks).map(([name, selector]) => {
      const $ = load(html);
      const found = $(selector);
      if (found.length === 0) throw new Error(`no page has the block "${name}": ${selector}`);
      found.remove();
      return [`of which ${name}`, { bytes: whole - sizeBrotli($.html()) }];
    }),
  );
}

/** The site's own headers as HTTP/1.1 writes them; the host adds its own, which a browser test counts too. */
function sizeHeaders(): number {
  return Object.entries(headersOfAll).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
}

/** The weight of all pages, and the heaviest of each template. Wants a build. */
export function measureBytes(): Report {
  const sizes = pages.map((page) => ({
    path: page.path,
    bytes: sizeBrotli(page.html),
    script: sizePageScripts(page),
  }));
  const groups = Map.groupBy(sizes, ({ path }) => templates.exec(path)?.[0] ?? path);
  const readBytes = ({ bytes }: { bytes: number }) => bytes;
  const all = sizes.map(readBytes);
  const home = findWorst(groups.get(homePath) ?? [], readBytes);
  const others = sizes.filter(({ path }) => path !== homePath);
  const largest = findWorst(others, readBytes);
  const most = findWorst(sizes, ({ script }) => script);
  return {
    table: {
      ...Object.fromEntries(
        [...groups].map(([template, group]) => {
          const { path, ...figures } = findWorst(group, readBytes);
          return [template, { pages: group.length, largest: path, ...figures }];
        }),
      ),
      ...sizeBlocks(),
    },
    rows: [
      { what: 'HTML, bytes, median of all pages', measured: findPercentile(all, 0.5) },
      { what: 'HTML, bytes, 95th percentile', measured: findPercentile(all, 0.95) },
      {
        what: 'HTML, bytes, largest but home',
        measured: largest.bytes,
        atMost: maxPageBytes,
        note: largest.path,
      },
      { what: 'HTML, bytes, home', measured: home.bytes, atMost: maxHomeBytes },
      { what: 'headers of a page, bytes', measured: sizeHeaders(), atMost: 800 },
      { what: 'scripts but islands, bytes of gzip', measured: most.script, atMost: 4096, note: most.path },
    ],
  };
}
