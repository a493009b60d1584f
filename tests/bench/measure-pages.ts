// How fast pages paint, and what they cost, on Lighthouse's own simulated phone: slow 4G, and a processor four times slower.
import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { findPercentile, type Report, type Table, type Task } from './report.ts';
import { emptyPage, findFile, serveSite } from './serve-site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Audits in milliseconds, bytes or, of the shift, a share; by the column of the table. */
const audits = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'scripts run ms': 'bootup-time',
  'main thread ms': 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
};

// Fetched when it is asked for: sixty packages that no other command needs.
const lighthouse = 'lighthouse@13.5.0';

/** The parts of Lighthouse's JSON report that are read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { type: string; items?: unknown } }>;
}

/** The middle figures of several runs for an empty page and for each page that a site has. Wants a build. */
export async function measurePages({ sites, paths, runs }: Task): Promise<Report> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...findBrowser(),
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  const table: Table = {};
  try {
    for (const [index, site] of sites.entries()) {
      const server = await serveSite(site);
      if (index === 0) table['an empty page'] = await measurePage(server.origin + emptyPage.path, port, runs);
      // Of our own pages one that is missing is a mistake.
      for (const path of paths.filter((name) => index === 0 || findFile(site, name) !== undefined))
        table[`${site} ${path}`] = await measurePage(server.origin + path, port, runs);
      await server.close();
    }
  } finally {
    await browser.close();
  }
  return { table };
}

async function measurePage(
  url: string,
  port: number,
  runs: number,
): Promise<Record<string, number | string>> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runLighthouse(url, port));
  const median = (read: (result: Result) => number | null | undefined) =>
    Number(
      findPercentile(
        results.map((result) => read(result) ?? NaN),
        0.5,
      ).toFixed(3),
    );
  const points = categories.map((name) => Math.round(100 * median((run) => run.categories[name]?.score)));
  const figures = Object.entries(audits).map(
    ([column, audit]) => [column, median((run) => run.audits[audit]?.numericValue)] as const,
  );
  return {
    'P / A / BP / SEO': points.join('/'),
    ...Object.fromEntries(figures),
    'script bytes': median(sizeScripts),
    requests: median((run) => listRequests(run).length),
  };
}

/** What Lighthouse notes of each request. */
interface NetworkRequest {
  resourceType?: string;
  transferSize: number;
}

function listRequests(run: Result): NetworkRequest[] {
  const { details } = run.audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
}

const sizeScripts = (run: Result) =>
  listRequests(run)
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** A port of this machine that is free. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One run. Throws when three fail: Lighthouse sometimes misses the start of a page and asks to be run again. */
async function runLighthouse(url: string, port: number, attempts = 3): Promise<Result> {
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', `--port=${port}`];
  const call = ['--yes', lighthouse, url, ...options, `--only-categories=${categories.join()}`];
  try {
    const { stdout } = await promisify(execFile)('npx', call, { maxBuffer: 1e8 });
    return JSON.parse(stdout) as Result;
  } catch (error) {
    if (attempts > 1) return runLighthouse(url, port, attempts - 1);
    throw new Error(`Lighthouse failed on ${url}`, { cause: error });
  }
}
