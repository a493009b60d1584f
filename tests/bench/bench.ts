// `npm run bench`: how fast the site is and how much it weighs, printed as tables and written to .bench/<time>.json.
// `npm run bench -- paint load` measures these parts only. It wants a build (npm run build) and the machine for itself;
// machines are noisy, so figures of one run compare with each other, and no test fails on a time.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { formatRow, isReached, type Report } from './row.ts';

/** What is measured when nobody names a part. Each is loaded when its turn comes: some read the built site at once. */
const defaultParts: Readonly<Record<string, () => Promise<Report>>> = {
  bytes: async () => (await import('./measure-bytes.ts')).measureBytes(),
  functions: async () => (await import('./measure-functions.ts')).measureFunctions(),
  load: async () => (await import('./measure-load.ts')).measureLoad(),
  paint: async () => (await import('./measure-paint.ts')).measurePaint(),
  response: async () => (await import('./measure-response.ts')).measureResponse(),
  next: async () => (await import('./measure-next.ts')).measureNext(),
  growth: async () => (await import('./measure-growth.ts')).measureGrowth(),
};

/** What is measured only by its name. */
const furtherParts: typeof defaultParts = {
  contact: async () => (await import('./measure-contact.ts')).measureContact(),
  flood: async () => (await import('./measure-flood.ts')).measureFlood(),
  days: async () => {
    // The client of the store waits five seconds between its tries, but in tests.
    process.env['NODE_ENV'] = 'test';
    return (await import('./measure-days.ts')).measureDays();
  },
};

const parts = { ...defaultParts, ...furtherParts };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length > 0 ? asked : Object.keys(defaultParts);

const started = new Date();
const machine = {
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  node: process.version,
  loadBefore: loadavg()[0],
};
const reports: Record<string, Report & { seconds: number }> = {};
for (const [name, measure] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const start = performance.now();
  const report = await measure();
  const seconds = Math.round((performance.now() - start) / 1000);
  reports[name] = { ...report, seconds };
  console.table(report.table);
  console.table(report.rows.map(formatRow));
  console.log(`${name} took ${seconds} s`);
}

const rows = Object.values(reports).flatMap((report) => report.rows);
const missed = rows.filter((row) => !isReached(row));
// Empty where there is no git.
const { stdout: commit } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
const file = join('.bench', `${started.toISOString().slice(0, 19).replaceAll(':', '')}.json`);
mkdirSync('.bench', { recursive: true });
writeFileSync(file, JSON.stringify({ started, commit, machine, reports }, null, 2));
console.log(`\n${missed.length} of ${rows.length} figures miss their goal. All of them: ${file}`);
