// `npm run bench`: how fast the site is, printed as tables and written to .bench/<time>.json. Machines are noisy, so figures
// of one run compare with each other, and no test fails on a time.
//   npm run bench -- pages /contact --against ../other/dist     these parts, these pages, beside another built site
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report, Task } from './report.ts';

/** Each is loaded when its turn comes: what one wants, a build or a browser, another does not. */
const parts: Readonly<Record<string, (task: Task) => Promise<Report>>> = {
  bytes: async (task) => (await import('./measure-bytes.ts')).measureBytes(task),
  pages: async (task) => (await import('./measure-pages.ts')).measurePages(task),
  load: async () => (await import('./measure-load.ts')).measureLoad(),
};

/** A page of each kind. */
const usualPaths = [
  ...['/', '/inventory', '/vehicles/ev-nomad-xl', '/denago', '/sussex-county-golf-carts'],
  ...['/rehoboth-beach-golf-carts', '/rentals', '/contact', '/policies/rental-policy'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', multiple: true }, runs: { type: 'string', default: '5' } },
});
const paths = positionals.filter((word) => word.startsWith('/'));
const named = positionals.filter((word) => !paths.includes(word));
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const task: Task = {
  sites: ['dist', ...(values.against ?? [])],
  paths: paths.length > 0 ? paths : usualPaths,
  runs: Number(values.runs),
};

const started = new Date();
const machine = {
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  node: process.version,
  loadBefore: loadavg()[0],
};
const reports: Record<string, Report> = {};
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const report = await parts[name]?.(task);
  if (!report) continue;
  reports[name] = report;
  console.log(`\n${name}`);
  console.table(report.table);
  for (const line of report.missed ?? []) console.log(`MISSED: ${line}`);
}

// Empty where there is no git.
const { stdout: commit } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
const file = join('.bench', `${started.toISOString().slice(0, 19).replaceAll(':', '')}.json`);
mkdirSync('.bench', { recursive: true });
writeFileSync(file, JSON.stringify({ started, commit, machine, task, reports }, null, 2));
console.log(`\nWritten: ${file}`);
if (Object.values(reports).some(({ missed = [] }) => missed.length > 0)) process.exitCode = 1;
