// What autocannon gets out of one process on this machine: not through the local emulator, which answers about four function
// calls a second, but from the pages and the vehicles API behind a server of the bench's own.
import autocannon, { type Options } from 'autocannon';
import { getRoute } from '../../src/content/site.ts';
import { vehiclesApiPath } from '../../src/lib/paths.ts';
import { pages } from '../site/built-site.ts';
import type { Report } from './row.ts';
import { serveStatic } from './serve-static.ts';

const paths = pages.map(({ path }) => path).filter((path) => getRoute(path).isIndexed);

/** Every page in turn, as often as on a very busy day and as often as they are answered, and the list of vehicles. */
const series: Readonly<Record<string, Omit<Options, 'url'>>> = {
  'pages, 200 a second': { overallRate: 200, duration: 20, requests: paths.map((path) => ({ path })) },
  'pages, 50 at a time': { duration: 10, requests: paths.map((path) => ({ path })) },
  'vehicles, 50 at a time': { duration: 10, requests: [{ path: vehiclesApiPath }] },
};

/** What was answered, how fast, and what failed. Wants a build. */
export async function measureLoad(): Promise<Report> {
  const { origin, close } = await serveStatic();
  const report: Report = { table: {}, rows: [] };
  for (const [name, options] of Object.entries(series)) {
    // Nothing is compressed for it, as a CDN has done that before.
    const result = await autocannon({ url: origin, connections: 50, ...options });
    const { requests, latency, errors, non2xx } = result;
    report.table[name] = { answered: requests.total, perSecond: requests.average, p99Ms: latency.p99 };
    report.rows.push({ what: `${name}: failed`, measured: errors + non2xx, atMost: 0 });
  }
  await close();
  return report;
}
