// `npm test` and `npm run check`: every check of the project, with one sum at the end. What does not need each other runs
// side by side, since each leaves a core free now and then.
//   node tests/run.ts all     everything
//   node tests/run.ts check   everything that needs no browser
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  /** Name in the scripts of package.json. */
  script: string;
  /** Which runner's report counts the tests; a step without one counts as a single test. */
  runner?: 'vitest' | 'playwright';
  needsBuild?: boolean;
}

const ofSources: readonly Step[] = [
  { title: 'Formatting', script: 'format' },
  { title: 'Lint', script: 'lint' },
  { title: 'Types', script: 'typecheck' },
  { title: 'Data', script: 'data:check' },
];
const withoutBrowser: readonly (readonly Step[])[] = [
  ofSources,
  [
    { title: 'Unit and data tests', script: 'test:unit', runner: 'vitest' },
    { title: 'Build', script: 'build' },
  ],
  [{ title: 'Site tests', script: 'test:site', runner: 'vitest', needsBuild: true }],
];
const inBrowser: Step = { title: 'E2e tests', script: 'test:e2e', runner: 'playwright', needsBuild: true };

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The parts of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Tests of a Vitest run; a file that fails before its first test counts as one failed test. */
export function countVitest(report: VitestReport): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** Tests of a Playwright run; one that passes at the second try only has failed. */
export function countPlaywright({ stats }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The count to go by: a run that failed otherwise, or that found no test, counts as one failed test. */
export function settleCount(count: Count, exitCode: number): Count {
  const isUnseen = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isUnseen ? { ...count, failed: 1 } : count;
}

/** Runs one group of steps after the other, those of a group side by side. */
async function runSteps(groups: readonly (readonly Step[])[]): Promise<Count> {
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const total: Count = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const group of groups) {
    const from = performance.now();
    const isAlone = group.length === 1;
    await Promise.all(
      group.map(async (step) => {
        const title = `\n=== ${step.title} (npm run ${step.script})`;
        // What runs alone is printed at once, else the lines of several would be mixed.
        if (isAlone) console.info(title);
        const isBlocked = step.needsBuild === true && failures.includes('Build');
        const { count, output } = isBlocked
          ? { count: { passed: 0, failed: 1 }, output: 'skipped, because the build failed' }
          : await runStep(
              step,
              join(reports, `${step.script.replace(':', '-')}.json`),
              isAlone ? 'inherit' : 'pipe',
            );
        const words = [isAlone ? '' : title, output.trim()].filter((text) => text !== '');
        if (words.length > 0) console.info(words.join('\n'));
        const seconds = ((performance.now() - from) / 1000).toFixed(1);
        console.info(`=== ${step.title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
        total.passed += count.passed;
        total.failed += count.failed;
        if (count.failed > 0) failures.push(step.title);
      }),
    );
  }
  rmSync(reports, { recursive: true });
  if (failures.length > 0) console.info(`\nFailed: ${failures.join(', ')}`);
  return total;
}

async function runStep(
  { script, runner }: Step,
  reportFile: string,
  stdio: 'inherit' | 'pipe',
): Promise<{ count: Count; output: string }> {
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    playwright: ['--reporter=list,json'],
  };
  const args = runner ? ['--', ...reporters[runner]] : [];
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { exitCode, output } = await runScript(script, args, stdio, variables);
  const count = (): Count => {
    if (!runner) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    const counted =
      runner === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport);
    return settleCount(counted, exitCode);
  };
  return { count: count(), output };
}

/** Runs a script of package.json; its output is printed at once, or piped and given back. */
function runScript(
  script: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
  variables: Record<string, string>,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Dozens of processes read the same modules: each is compiled once, which halves the start of a command.
      NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'compiled'),
      ...variables,
    };
    const call = ['run', '--silent', script, ...args];
    const child = spawn('npm', call, { stdio, env, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', () => resolve({ exitCode: 1, output }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

// The unit test of the functions above imports this file, and only runs them.
if (process.env['VITEST'] === undefined) {
  const scope = process.argv[2];
  if (scope !== 'all' && scope !== 'check') throw new Error('usage: node tests/run.ts all|check');
  const { passed, failed } = await runSteps(
    scope === 'all' ? [...withoutBrowser, [inBrowser]] : withoutBrowser,
  );
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
