// What a page weighs on the way to a phone, against the same words and pictures written by hand.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { templates } from '../e2e/templates.ts';
import { getPage, pages, type BuiltPage } from '../site/built-site.ts';
import { sizePageScripts } from '../site/modules.ts';
import { writeByHand } from './plain-page.ts';
import { findPercentile, type Report, type Row } from './row.ts';

const kilobyte = 1024;
const sizeGzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

export function measureBytes(): Report {
  const sizes = pages.map((page) => ({
    path: page.path,
    gzip: sizeGzipped(page.html),
    brotli: brotliCompressSync(page.html).length,
  }));
  const heaviest = sizes.reduce((a, b) => (b.gzip > a.gzip ? b : a));
  const light = sizes.filter(({ gzip }) => gzip <= 14 * kilobyte).length;
  const scripts = pages
    .filter((page) => !hasVisibleIsland(page))
    .map((page) => ({ path: page.path, bytes: sizePageScripts(page) }));
  const mostScript = scripts.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const ratios = templates.map((path) => measureTemplate(path));
  const rows: Row[] = [
    {
      what: 'HTML with its styles, gzip, 95th percentile of all pages',
      value: findPercentile(
        sizes.map(({ gzip }) => gzip),
        0.95,
      ),
      unit: 'bytes',
      atMost: 14 * kilobyte,
      note: `${((100 * light) / sizes.length).toFixed(0)} % of ${sizes.length} pages are below`,
    },
    {
      what: 'HTML, gzip, heaviest page',
      value: heaviest.gzip,
      unit: 'bytes',
      atMost: 24 * kilobyte,
      note: heaviest.path,
    },
    {
      what: 'HTML, brotli, 95th percentile',
      value: findPercentile(
        sizes.map(({ brotli }) => brotli),
        0.95,
      ),
      unit: 'bytes',
      atMost: 14 * kilobyte,
    },
    {
      what: 'script without a touch, gzip, most of a page without a visible island',
      value: mostScript.bytes,
      unit: 'bytes',
      atMost: 4 * kilobyte,
      note: mostScript.path,
    },
    {
      what: 'HTML, gzip, against the same words written by hand, heaviest template',
      value: Math.max(...ratios.map(({ ratio }) => ratio)),
      unit: 'times',
    },
  ];
  return {
    rows,
    templates: Object.fromEntries(
      ratios.map(({ path, ratio, ...bytes }) => [path, { ...bytes, ratio: ratio.toFixed(2) }]),
    ),
  };
}

function measureTemplate(path: string) {
  const page = getPage(path);
  const gzip = sizeGzipped(page.html);
  const byHand = sizeGzipped(writeByHand(page.html));
  return {
    path,
    raw: page.html.length,
    gzip,
    brotli: brotliCompressSync(page.html).length,
    byHand,
    ratio: gzip / byHand,
  };
}

/** Whether something on the page starts React by itself; the menu waits for a touch. */
export function hasVisibleIsland(page: BuiltPage): boolean {
  return page.$('astro-island:not([client="intent"])').length > 0;
}
