// How fast a page of each kind paints on Lighthouse's simulated phone: slow 4G, and a processor four times slower.
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { homePath } from '../../src/lib/paths.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { findClosedPort } from '../unit/netlify/contact-world.ts';
import { emptyPage } from './empty-page.ts';
import { findPercentile, findWorst, type Report } from './row.ts';
import { serveStatic } from './serve-static.ts';

const paths = [
  homePath,
  '/inventory',
  '/vehicles/ev-nomad-xl',
  '/denago',
  '/sussex-county-golf-carts',
  '/rehoboth-beach-golf-carts',
  '/rentals',
  '/contact',
  '/policies/rental-policy',
];

/** Those of them whose largest element is text. */
const textPaths = ['/contact', '/policies/rental-policy'];

/** Runs of each page, of which the middle figure counts. */
const rounds = 5;

/** To a host nearby and back, in milliseconds: with none, pictures seem to come before a first paint needs them. */
const wayMs = 30;

const largestPaintAudit = 'largest-contentful-paint';

/** Lighthouse's categories in points, and some of its audits: what is wanted at least, and at most. */
const categories = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const audits = {
  [largestPaintAudit]: 1500,
  'cumulative-layout-shift': 0,
  'total-blocking-time': 50,
  'total-byte-weight': 500_000,
};

/** Points and audits of each page, and the worst of them. Wants a build. */
export async function measurePaint(): Promise<Report> {
  const server = await serveStatic(wayMs, { [emptyPage.path]: emptyPage.html });
  const port = await findClosedPort();
  const browser = await chromium.launch({
    ...findBrowser(),
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const table: Record<string, Record<string, number>> = {};
    for (const path of paths) table[path] = await measurePage(server.origin + path, port);
    const empty = await measurePage(server.origin + emptyPage.path, port);
    const largestPaint = (figures: Record<string, number> | undefined) => figures?.[largestPaintAudit] ?? NaN;
    const [slowestText, slowestFigures] = findWorst(
      Object.entries(table).filter(([path]) => textPaths.includes(path)),
      ([, figures]) => largestPaint(figures),
    );
    const worst = (name: string, sign: 1 | -1) => {
      const [note, figures] = findWorst(Object.entries(table), ([, one]) => sign * (one[name] ?? NaN));
      return { what: `${name}, worst`, measured: figures[name] ?? NaN, note };
    };
    return {
      table: { ...table, [emptyPage.path]: empty },
      rows: [
        { what: 'largest paint of home, ms', measured: largestPaint(table[homePath]), atMost: 1300 },
        {
          what: 'largest paint of a text page, times that of an empty page',
          measured: largestPaint(slowestFigures) / largestPaint(empty),
          atMost: 1.1,
          note: slowestText,
        },
        ...Object.entries(categories).map(([name, atLeast]) => ({ ...worst(name, -1), atLeast })),
        ...Object.entries(audits).map(([name, atMost]) => ({ ...worst(name, 1), atMost })),
      ],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measurePage(url: string, port: number): Promise<Record<string, number>> {
  const runs: Result[] = [];
  while (runs.length < rounds) runs.push(await runLighthouse(url, port));
  const median = (read: (run: Result) => number | null | undefined) => {
    const values = runs.map((run) => read(run) ?? NaN);
    return Number(findPercentile(values, 0.5).toFixed(3));
  };
  const figures: Record<string, number> = {};
  for (const name in categories) figures[name] = 100 * median((run) => run.categories[name]?.score);
  for (const name in audits) figures[name] = median((run) => run.audits[name]?.numericValue);
  return figures;
}

/** One run. Throws when three fail: Lighthouse sometimes misses the start of a page and asks to be run again. */
async function runLighthouse(url: string, port: number, attempts = 3): Promise<Result> {
  const settings = { port, onlyCategories: Object.keys(categories), disableFullPageScreenshot: true };
  const report = (await lighthouse(url, settings))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return runLighthouse(url, port, attempts - 1);
  throw new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message}`);
}
