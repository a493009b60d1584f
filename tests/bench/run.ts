// `npm run bench`: how fast the site is and how much it weighs, printed as tables and written to .bench/<time>.json.
// `npm run bench -- paint load` measures these parts only. It wants a build (npm run build) and the machine for itself;
// machines are noisy, so figures of one run compare with each other, and no test fails on a time.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { formatRow, isReached, type Report } from './row.ts';

interface Part {
  /** What it measures, and about how long that takes on two cores. */
  about: string;
  minutes: number;
  /** Loads its code only when asked for, since some read the built site at once. */
  measure: () => Promise<Report>;
}

const parts: Readonly<Record<string, Part>> = {
  bytes: {
    about: 'weight of every page',
    minutes: 0.2,
    measure: async () => (await import('./bytes.ts')).measureBytes(),
  },
  functions: {
    about: 'own work and archives of the functions',
    minutes: 0.5,
    measure: async () => (await import('./functions.ts')).measureFunctions(),
  },
  build: {
    about: 'a cold and a warm build',
    minutes: 2,
    measure: async () => (await import('./build.ts')).measureBuild(),
  },
  load: {
    about: 'pages and APIs under load',
    minutes: 1,
    measure: async () => (await import('./load.ts')).measureLoad(),
  },
  paint: {
    about: 'Lighthouse on every template, beside two baselines',
    minutes: 15,
    measure: async () => (await import('./paint.ts')).measurePaint(),
  },
  towns: {
    about: 'growth of the build with 500 and 5,000 more towns',
    minutes: 3,
    measure: async () => (await import('./towns.ts')).measureTowns(),
  },
  contact: {
    about: '500 messages through the local emulator into store and mail',
    minutes: 2,
    measure: async () => (await import('./contact.ts')).measureContact(),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
// Messages go into the store that `npm start` keeps here, so they are sent only when somebody asks for it.
const chosen = Object.entries(parts).filter(([name]) =>
  asked.length > 0 ? asked.includes(name) : name !== 'contact',
);
const minutes = chosen.reduce((sum, [, part]) => sum + part.minutes, 0);
console.log(`This takes about ${Math.ceil(minutes)} minutes.`);

const started = new Date();
const loadBefore = loadavg()[0] ?? 0;
const reports: Record<string, Report> = {};
for (const [name, { about, measure }] of chosen) {
  console.log(`\n${name}: ${about}`);
  const report = await measure();
  reports[name] = report;
  if (report.templates) console.table(report.templates);
  console.table(report.rows.map(formatRow));
  for (const complaint of report.complaints ?? []) console.log(`  ${complaint}`);
}

const rows = Object.values(reports).flatMap((report) => report.rows);
const missed = rows.filter((row) => !isReached(row));
mkdirSync('.bench', { recursive: true });
const file = join('.bench', `${started.toISOString().slice(0, 19).replaceAll(':', '')}.json`);
writeFileSync(
  file,
  JSON.stringify({ started, commit: readCommit(), machine: describeMachine(), reports }, null, 2),
);
console.log(`\n${missed.length} of ${rows.length} figures miss their goal. All of them: ${file}`);

/** Empty where there is no git. */
function readCommit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

function describeMachine() {
  return { processor: cpus()[0]?.model, cores: availableParallelism(), node: process.version, loadBefore };
}
