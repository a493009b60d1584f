// `npm test` and `npm run check`: every check of the project, with one sum at the end.
//   node tests/run.ts all     everything
//   node tests/run.ts check   everything that needs no browser
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  title: string;
  /** Name in the scripts of package.json. */
  script: string;
  /** Whose report counts the tests; a step without one counts as a single test. */
  runner?: 'vitest' | 'playwright';
}

/** One group after the other, the steps of a group side by side. */
const groups: readonly (readonly Step[])[] = [
  [
    { title: 'Formatting', script: 'format' },
    { title: 'Lint', script: 'lint' },
    { title: 'Types', script: 'typecheck' },
    { title: 'Data', script: 'data:check' },
  ],
  [
    { title: 'Unit and data tests', script: 'test:unit', runner: 'vitest' },
    { title: 'Build', script: 'build' },
  ],
  [{ title: 'Site tests', script: 'test:site', runner: 'vitest' }],
  [{ title: 'E2e tests', script: 'test:e2e', runner: 'playwright' }],
];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a step and adds to the sum. A step that is not `isAlone` prints when it is over, so that lines do not mix. */
async function runStep({ title, script, runner }: Step, isAlone: boolean): Promise<void> {
  const start = performance.now();
  const heading = `\n=== ${title} (npm run ${script})\n`;
  if (isAlone) console.info(heading);
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const args = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--', '--reporter=list,json'],
  };
  const { exitCode, output } = await runScript([script, ...(runner ? args[runner] : [])], report, isAlone);
  if (!isAlone) console.info(`${heading}${output}`);
  const { passed, failed } = readCount(report, runner, exitCode);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.info(`=== ${title}: ${passed} passed, ${failed} failed, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
}

/** Runs a script of package.json. */
function runScript(
  words: readonly string[],
  report: string,
  isAlone: boolean,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...words], {
      stdio: isAlone ? 'inherit' : 'pipe',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Dozens of processes read the same modules: each is compiled once, which halves the start of a command.
        NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'compiled'),
      },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    }
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** What a step counts. A run that fails beside its tests, or finds none, has one failure. */
function readCount(report: string, runner: Step['runner'], exitCode: number) {
  const isGood = exitCode === 0;
  if (!runner) return { passed: Number(isGood), failed: Number(!isGood) };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats: { expected: number; unexpected: number };
  };
  const [passed, failed] =
    runner === 'vitest' ? [numPassedTests, numFailedTests] : [stats.expected, stats.unexpected];
  return { passed, failed: failed === 0 && (!isGood || passed === 0) ? 1 : failed };
}

const scope = process.argv[2];
if (scope !== 'all' && scope !== 'check') throw new Error('usage: node tests/run.ts all|check');
for (const group of scope === 'all' ? groups : groups.slice(0, -1)) {
  if (failures.includes('Build')) break;
  await Promise.all(group.map((step) => runStep(step, group.length === 1)));
}
rmSync(reports, { recursive: true });
if (failures.length > 0) console.info(`\nFailed: ${failures.join(', ')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
