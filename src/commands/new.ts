// `npm run new vehicle|town|policy`: asks on the terminal, writes the file, checks the data and says what to do next.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readToday } from '../lib/site/clock.ts';
import { DataFolder } from '../content/data-folder.ts';
import { formatProblems, loadContent, type Content } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { policy } from './new-record/new-policy.ts';
import { formatQuestion, readAnswer, type Question } from './new-record/questions.ts';
import {
  findNextQuestion,
  type Answers,
  type KnownData,
  type NewFile,
  type RecordKind,
} from './new-record/record-kind.ts';
import { town } from './new-record/new-town.ts';
import { vehicle } from './new-record/new-vehicle.ts';

const recordKinds: Readonly<Record<string, RecordKind>> = { vehicle, town, policy };

const [name = ''] = process.argv.slice(2);
const kind = Object.hasOwn(recordKinds, name) ? recordKinds[name] : undefined;
const { content, problems } = loadContent(dataRoot);

if (!kind) {
  stop(`usage: npm run new ${Object.keys(recordKinds).join('|')}`);
} else if (!content) {
  stop(`${formatProblems(problems)}\n\nPlease mend these first.`);
} else {
  const known = gatherKnownData(content);
  const terminal = createInterface({ input: process.stdin });
  // Lines are taken one by one, so that answers may also come from a file.
  const lines = terminal[Symbol.asyncIterator]();
  let answers: Answers = {};
  let question = findNextQuestion(kind, answers, known);
  console.info('Answer each question and press Enter. Ctrl+C stops, and nothing is written.');
  while (question) {
    const value = await ask(question, lines);
    answers = { ...answers, [question.key]: value };
    question = findNextQuestion(kind, answers, known);
    const conflict = question ? undefined : kind.findConflict(answers);
    if (conflict) {
      console.info(`\n  ${conflict.key}: ${conflict.message}`);
      answers = Object.fromEntries(Object.entries(answers).filter(([key]) => key !== conflict.key));
      question = findNextQuestion(kind, answers, known);
    }
  }
  terminal.close();
  await write(kind.buildFile(answers, known));
}

async function ask(question: Question, lines: AsyncIterator<string>): Promise<unknown> {
  console.info(`\n${formatQuestion(question)}`);
  for (;;) {
    process.stdout.write('> ');
    const line = await lines.next();
    if (line.done) {
      stop('\nThe answers ended before the last question; nothing was written.');
      process.exit();
    }
    const answer = readAnswer(question, line.value);
    if ('value' in answer) return answer.value;
    console.info(`  ${answer.message}`);
  }
}

async function write({ path, text, nextSteps }: NewFile): Promise<void> {
  const file = join(dataRoot, path);
  const isNew = !existsSync(file);
  const settings = await resolveConfig(join(process.cwd(), 'data', path));
  writeFileSync(file, await format(text, { ...settings, filepath: file }));
  console.info(`\n${isNew ? 'Written' : 'Changed'}: data/${path}\n`);
  const check = fileURLToPath(new URL('data-check.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [check], { stdio: 'inherit' });
  const steps = [...nextSteps, 'Commit it.'];
  console.info(['\nNext:', ...steps.map((step) => `  - ${step}`)].join('\n'));
  process.exitCode = status ?? 1;
}

function gatherKnownData(content: Content): KnownData {
  const { dealer, vehicleRecords, retiredVehicles, brands, counties, policies, pagePaths } = content;
  return {
    today: readToday(dealer.timeZone),
    vehicles: vehicleRecords,
    retiredIds: retiredVehicles.map(({ id }) => id),
    brands,
    counties,
    policyIds: policies.map(({ id }) => id),
    pagePaths,
    texts: new Map(new DataFolder(dataRoot).readAllTexts().map(({ path, text }) => [path, text])),
  };
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
