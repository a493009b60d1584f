// `npm test` and `npm run check`: every check of the project, with one sum at the end.
//   node tests/run.ts all     everything
//   node tests/run.ts check   everything that needs no browser
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  /** A script of package.json. */
  script: string;
  /** Whose report counts its tests. */
  runner?: 'vitest' | 'playwright';
  needsBuild?: boolean;
}

/** In the order in which they begin, as many at once as there are cores. */
const allSteps: readonly Step[] = [
  { script: 'build' },
  { script: 'data:check' },
  { script: 'typecheck' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'format' },
  { script: 'lint' },
  { script: 'test:e2e', runner: 'playwright', needsBuild: true },
  { script: 'test:site', runner: 'vitest', needsBuild: true },
];

interface Report {
  /** Vitest's. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Playwright's. */
  stats?: { expected: number; unexpected: number };
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a script, prints its output once it is over, and adds to the sum. False if it fails. */
async function runStep({ script, runner }: Step): Promise<boolean> {
  const start = performance.now();
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const args = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--', '--reporter=list,json'],
  };
  const child = spawn('npm', ['run', '--silent', script, ...(runner ? args[runner] : [])], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // The pictures of a fresh machine would be a third of all the work.
      PICTURE_EFFORT: '0',
      // Many processes load the same modules; each is compiled once.
      NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'compiled'),
    },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));

  const { passed, failed } = countTests(report, exitCode === 0);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(script);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.info(`\n=== npm run ${script}\n${output}`);
  console.info(`=== npm run ${script}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return failed === 0;
}

/** What a report counts; a script without one is one test, and one that fails beside its tests has one failure. */
function countTests(report: string, isGood: boolean): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: Number(isGood), failed: Number(!isGood) };
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    stats,
  } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats?.unexpected ?? numFailedTests;
  return { passed, failed: failed || Number(!isGood || passed === 0) };
}

const scope = process.argv[2];
if (scope !== 'all' && scope !== 'check') throw new Error('usage: node tests/run.ts all|check');
const steps = allSteps.filter(({ runner }) => scope === 'all' || runner !== 'playwright');
/** Whether the build succeeds. */
let build = Promise.resolve(true);
async function runSteps(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    if (step.needsBuild && !(await build)) continue;
    const run = runStep(step);
    if (step.script === 'build') build = run;
    await run;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, runSteps));
rmSync(reports, { recursive: true });
if (failures.length > 0) console.info(`\nFailed: ${failures.join(', ')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
