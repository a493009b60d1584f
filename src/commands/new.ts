// `npm run new vehicle|town|...`: asks on the terminal, writes the file, checks the data and says what to do next.
// `npm run new -- retire <id>` says what taking a vehicle out changes, and does it after a yes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DataFolder } from '../content/engine/data-folder.ts';
import { formatErrors, formatPlace } from '../content/engine/diagnostic.ts';
import { loadContent, type Content } from '../content/load.ts';
import { nearestName } from '../content/engine/nearest-name.ts';
import { dataRoot } from '../content/site.ts';
import { checkData } from './data-check.ts';
import {
  buildFile,
  findConflict,
  findNextQuestion,
  recordKinds,
  type RecordKind,
} from '../staff/records/new-record.ts';
import { formatQuestion, readAnswer, type Answers, type Question } from '../staff/records/questions.ts';
import { gatherKnownData, writeNewRecord, type NewFile } from '../staff/records/record-files.ts';
import { formatRetirement, planRetirement, retire } from '../staff/records/retire-vehicle.ts';

const [name = '', id = ''] = process.argv.slice(2);
const kind = new Map(Object.entries(recordKinds)).get(name);

if (!kind && name !== 'retire') {
  stop(
    `usage: npm run new ${Object.keys(recordKinds).join('|')}, or npm run new -- retire <id of a vehicle>`,
  );
} else if (!kind) {
  await retireNamed().catch((error: Error) => stop(error.message));
} else {
  const { content, diagnostics } = loadContent(dataRoot);
  if (content) await askAndWrite(kind, content);
  else stop(`${formatErrors(diagnostics)}\n\nPlease mend these first.`);
}

async function askAndWrite(kind: RecordKind, content: Content): Promise<void> {
  const known = gatherKnownData(content);
  const terminal = createInterface({ input: process.stdin });
  // Lines are taken one by one, so that answers may also come from a file.
  const lines = terminal[Symbol.asyncIterator]();
  let answers: Answers = {};
  console.info(
    'Answer each question and press Enter; "<" goes one question back. Ctrl+C stops, and nothing is written.',
  );
  for (;;) {
    const given = Object.entries(answers);
    const question = findNextQuestion(kind, answers, known);
    if (question) {
      const answer = await ask(question, lines);
      const isBack = answer === 'back';
      answers = Object.fromEntries(isBack ? given.slice(0, -1) : [...given, [question.key, answer.value]]);
      continue;
    }
    const conflict = findConflict(kind, answers);
    if (!conflict) break;
    console.info(`\n  ${conflict.message}`);
    answers = Object.fromEntries(given.filter(([key]) => !conflict.keys.includes(key)));
  }
  terminal.close();
  await write(await buildFile(kind, answers, known));
}

async function ask(question: Question, lines: AsyncIterator<string>): Promise<{ value: unknown } | 'back'> {
  console.info(`\n${formatQuestion(question)}`);
  for (;;) {
    process.stdout.write('> ');
    const line = await lines.next();
    if (line.done) {
      stop('\nThe answers ended before the last question; nothing was written.');
      process.exit();
    }
    if (line.value.trim() === '<') return 'back';
    const answer = readAnswer(question, line.value);
    if ('value' in answer) return answer;
    console.info(`  ${answer.message}`);
  }
}

async function write(newFile: NewFile): Promise<void> {
  const { path, nextSteps } = newFile;
  const isNew = !existsSync(join(dataRoot, path));
  await writeNewRecord(dataRoot, newFile);
  console.info(`\n${isNew ? 'Written' : 'Changed'}: data/${path}\n`);
  await checkAndAdvise(nextSteps);
}

/** Takes the vehicle of the command line out, once somebody has read what that changes. */
async function retireNamed(): Promise<void> {
  const ids = new DataFolder(dataRoot).listRecordIds('vehicles');
  if (!ids.includes(id)) {
    const nearest = nearestName(id, ids);
    stop(`no file data/vehicles/${id}.yaml${nearest === undefined ? '' : `; perhaps ${nearest}`}`);
    return;
  }
  const retirement = planRetirement(dataRoot, id);
  console.info(`${formatRetirement(retirement)}\n\nTake ${id} out? Type yes and press Enter.`);
  const terminal = createInterface({ input: process.stdin });
  const answer = await terminal[Symbol.asyncIterator]().next();
  terminal.close();
  if (answer.done || answer.value.trim().toLowerCase() !== 'yes') {
    stop('Nothing was changed.');
    return;
  }
  await retire(dataRoot, retirement);
  console.info(`\n${id} is taken out.\n`);
  await checkAndAdvise(
    retirement.namedBy.map((place) => `Name another vehicle, or none: ${formatPlace(place)}`),
  );
}

async function checkAndAdvise(nextSteps: readonly string[]): Promise<void> {
  const exitCode = await checkData(dataRoot, []);
  const last =
    exitCode === 0
      ? 'Commit it.'
      : 'Mend what stands above, until npm run data:check is in order; then commit it.';
  const steps = [...nextSteps, last];
  console.info(['\nNext:', ...steps.map((step) => `  - ${step}`)].join('\n'));
  process.exitCode = exitCode;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
