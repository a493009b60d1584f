// Lighthouse's figures of a page: slow 4G, and a processor four times slower.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Audits in milliseconds, bytes or, of the shift, a share; by the column of the table. */
const audits = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'main thread ms': 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
};

// Fetched when it is asked for: sixty packages that no other command needs.
const lighthouse = 'lighthouse@13.5.0';

/** The parts of Lighthouse's JSON report that are read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The medians of several runs. */
export async function measurePage(
  url: string,
  port: number,
  runs: number,
): Promise<Record<string, number | string>> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runLighthouse(url, port));
  const median = (read: (result: Result) => number | null | undefined) => {
    const sorted = results.map((result) => read(result) ?? NaN).toSorted((a, b) => a - b);
    return Number(sorted[Math.floor(runs / 2)]?.toFixed(3));
  };
  const scores = categories.map((name) => Math.round(100 * median((run) => run.categories[name]?.score)));
  const figures = Object.entries(audits).map(
    ([column, audit]) => [column, median((run) => run.audits[audit]?.numericValue)] as const,
  );
  return { 'P / A / BP / SEO': scores.join('/'), ...Object.fromEntries(figures) };
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
