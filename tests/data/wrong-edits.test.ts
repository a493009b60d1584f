import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkData } from '../../src/commands/data-check.ts';
import { formatErrors, formatPlace } from '../../src/content/engine/diagnostic.ts';
import { loadContent } from '../../src/content/load.ts';
import { dataRoot } from '../../src/content/site.ts';
import { captureOutput } from '../capture-output.ts';
import { copyData, runCommand, smallData } from './data-copy.ts';
import { lineOf, makeSlip } from './slip.ts';
import { commaInPrice, overstatedSaving, unknownSeries } from './slips/wrong-edits.ts';

const evCity = 'vehicles/ev-city.yaml';

const copies = mkdtempSync(join(realpathSync(tmpdir()), 'wrong-edits-'));
// More than fifty copies of data/ take longer than the usual ten seconds to remove on a busy machine.
afterAll(() => {
  rmSync(copies, { recursive: true });
});

/** Replaces a part of a file in the copy and gives the line on which it stands. */
function replaceIn(copy: string, file: string, find: RegExp, write: string): number {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(find, write));
  return lineOf(before, find);
}

/** Every mistake in a copy, as staff read them. */
function listMistakes(copy: string): string {
  return formatErrors(loadContent(copy).diagnostics);
}

/** Runs the check that staff run, on a copy. */
async function check(copy: string, ...args: string[]): Promise<{ exitCode: number; output: string }> {
  const { exitCode, stdout, stderr } = await captureOutput(() => checkData(copy, args));
  return { exitCode, output: (stdout + stderr).trim() };
}

/** The same at a moment. */
async function checkAt(moment: string, copy: string): Promise<{ exitCode: number; output: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  try {
    return await check(copy);
  } finally {
    vi.useRealTimers();
  }
}

describe('npm run data:check', () => {
  test('finds nothing wrong in data/ as it is', async () => {
    const { exitCode, output } = await runCommand('data:check', dataRoot);
    // Holidays that are over by now may follow.
    expect({ exitCode, output: output.split('\n', 1)[0] }).toEqual({
      exitCode: 0,
      output: 'data/ is in order',
    });
  });

  test('passes and warns of a price that lost a digit since the last commit, also beside a mistake', async () => {
    const copy = copyData(copies);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@dealer.example', ...args], {
        cwd: copy,
      });
    git('init', '--quiet');
    git('add', 'vehicles/ev-city.yaml');
    git('commit', '--quiet', '--message', 'Prices');
    const line = replaceIn(copy, evCity, /^priceUsd: 15000$/m, 'priceUsd: 1500');
    const { exitCode, output } = await check(copy);
    expect(exitCode).toBe(0);
    const warning = [
      `data/${evCity}, line ${line}, priceUsd`,
      '  found:    $1,500, and $15,000 in what is published',
      '  advice:   read the figure again; if it is meant so, publish it and this warning is gone',
    ].join('\n');
    expect(output).toContain(warning);
    const place = makeSlip(copy, unknownSeries);
    const wrong = await check(copy);
    expect(wrong.exitCode).toBe(1);
    expect(wrong.output).toContain(formatPlace(place));
    expect(wrong.output).toContain(warning);
  });

  test('warns of a holiday once its day is over where the dealer is', async () => {
    const copy = copyData(copies);
    replaceIn(copy, 'dealer.yaml', /^timeZone: .*$/m, 'timeZone: America/New_York');
    replaceIn(
      copy,
      'dealer.yaml',
      /^holidayHours:(?:\n .*)*/m,
      'holidayHours: [{ date: 2026-11-26, name: Some Day }]',
    );
    const warning = 'Some Day on November 26, 2026, which is over';
    const beforeMidnight = await checkAt('2026-11-27T04:30:00Z', copy);
    expect(beforeMidnight.output).not.toContain(warning);
    const afterMidnight = await checkAt('2026-11-27T05:30:00Z', copy);
    expect(afterMidnight.output).toContain(warning);
  });

  test('fails when security.txt is out of date', async () => {
    const copy = copyData(copies);
    replaceIn(copy, 'dealer.yaml', /^securityTxtUntil: .*$/m, 'securityTxtUntil: 2026-11-26');
    expect((await checkAt('2026-11-27T04:30:00Z', copy)).exitCode).toBe(0);
    const { exitCode, output } = await checkAt('2026-11-27T05:30:00Z', copy);
    expect(exitCode).toBe(1);
    expect(output).toContain('/.well-known/security.txt ended on November 26, 2026');
  });

  test.for([
    ['street-legal.yaml', /^checkedOn: .*$/m, 'checkedOn', 'a check'],
    ['payment-example.yaml', /^checkedOn: .*$/m, 'checkedOn', 'a check'],
    ['reviews.yaml', /datePublished: .*$/m, 'reviews.1.datePublished', "a customer's review"],
    ['policies/privacy.md', /^lastReviewed: .*$/m, 'lastReviewed', 'a last review'],
  ] as const)(
    'fails on a day of %s that is said to be over and lies ahead',
    async ([file, find, field, what]) => {
      const copy = copyData(copies);
      const text = readFileSync(join(copy, file), 'utf8');
      const [written = ''] = find.exec(text) ?? [];
      const line = replaceIn(copy, file, find, written.replace(/: .*$/, ': 2999-11-20'));
      const { exitCode, output } = await checkAt('2999-01-15T12:00:00Z', copy);
      expect(exitCode).toBe(1);
      expect(output).toContain(
        `data/${file}, line ${line}, ${field}\n` +
          `  found:    ${what} on November 20, 2999, 309 days from now\n` +
          '  expected: read the date again, above all its year',
      );
      // A build goes on, so that any commit can be published again.
      expect(loadContent(copy).diagnostics).toEqual([]);
    },
  );

  test('tells GitHub each mistake at its file and line, and then lists them as ever', async () => {
    const copy = copyData(copies);
    const saving = {
      ...makeSlip(copy, overstatedSaving),
      found: '6.9',
      expected: 'at most 6.8, what $685 saves against 3 days at $245',
    };
    const price = {
      ...makeSlip(copy, commaInPrice),
      found: '"9,995"',
      expected: 'write whole dollars, for example 9995 (no "$", comma or cents)',
      suggestion: '9995',
    };
    const { exitCode, output } = await check(copy, '--format', 'github');
    expect({ exitCode, lines: output.split('\n') }).toEqual({
      exitCode: 1,
      lines: [
        `::error file=data/rental-plans.yaml,line=${saving.line},title=groups.1.plans.2.savingsPercent::` +
          `found: 6.9%0Aexpected: ${saving.expected}`,
        `::error file=data/${evCity},line=${price.line},title=priceUsd::` +
          `found: "9,995"%0Aexpected: ${price.expected}%0Aperhaps: 9995`,
        ...formatErrors([saving, price]).split('\n'),
      ],
    });
  });

  test('tells GitHub a warning at its file and line, and passes', async () => {
    const copy = copyData(copies);
    const line = replaceIn(
      copy,
      'dealer.yaml',
      /^holidayHours:(?:\n .*)*/m,
      'holidayHours: [{ date: 2020-11-26, name: Some Day }]',
    );
    const { exitCode, output } = await check(copy, '--format', 'github');
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      new RegExp(
        `^::warning file=data/dealer.yaml,line=${line},title=holidayHours.1.date::found: Some Day`,
        'm',
      ),
    );
    expect(output).toMatch(/^data\/ is in order$/m);
  });

  test('says which format it knows', async () => {
    expect(await runCommand('data:check', smallData, { args: ['--format', 'gitlab'] })).toEqual({
      exitCode: 1,
      output: 'npm run data:check knows no "--format gitlab", only "-- --format github"\n',
    });
  });

  test('lists mistakes of several files together, by file and line', async () => {
    const copy = copyData(copies);
    const places = [overstatedSaving, unknownSeries, commaInPrice].map((edit) => makeSlip(copy, edit));
    const { exitCode, output } = await check(copy);
    const [count, ...lines] = output.split('\n');
    expect({ exitCode, count }).toEqual({ exitCode: 1, count: '3 mistakes in data/' });
    expect(lines.filter((line) => line.startsWith('data/'))).toEqual(places.map(formatPlace));
  });
});

describe('a wrong edit', () => {
  test('names the nearest file where a financing partner has a picture that is not there', () => {
    const copy = copyData(copies);
    const line = replaceIn(copy, 'financing-partners.yaml', /image: .*/, 'image: /icno.svg');
    expect(listMistakes(copy)).toContain(
      [
        `data/financing-partners.yaml, line ${line}, partners.1.image`,
        '  found:    "/icno.svg"',
        '  expected: the address of a file in public/',
        '  perhaps:  /icon.svg',
      ].join('\n'),
    );
  });
});
