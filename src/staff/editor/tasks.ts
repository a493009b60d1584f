// Whole tasks that the editor has a button for, besides the fields of forms.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFile, findNextQuestion, recordKinds } from '../records/new-record.ts';
import { readAnswer, type Answers } from '../records/questions.ts';
import { gatherKnownData, writeFileAtomic, writeNewRecord } from '../records/record-files.ts';
import type { Change } from '../../content/changes.ts';
import type { Content } from '../../content/load.ts';
import { readPublishedFile } from '../../content/checks/published.ts';

/** What the first page asks of a used cart that came in. */
export interface UsedCart {
  /** Id of the vehicle that is most like it. */
  like: string;
  name: string;
  stockId: string;
}

const questionWords: Readonly<Record<string, string>> = { name: 'Its name', stockId: 'Its stock number' };

/**
 * Writes the file of a used cart that is like another, with empty fields for what only somebody who saw it knows. Gives
 * its path below data/; throws with a sentence when its name or stock number is missing, malformed or taken.
 */
export async function addUsedCart(content: Content, cart: UsedCart): Promise<string> {
  const known = gatherKnownData(content);
  const given: Readonly<Record<string, string | undefined>> = { condition: 'used', ...cart };
  let answers: Answers = {};
  // The questions of `npm run new vehicle`, as if somebody pressed Enter at all others.
  for (;;) {
    const question = findNextQuestion(recordKinds.vehicle, answers, known);
    if (!question) break;
    const { key } = question;
    const answer = readAnswer(question, given[key] ?? '');
    if ('message' in answer && (Object.hasOwn(given, key) || key === 'id'))
      throw new Error(`${questionWords[key] ?? key}: ${answer.message}`);
    answers = { ...answers, [key]: 'value' in answer ? answer.value : undefined };
  }
  const file = buildFile(recordKinds.vehicle, answers, known);
  await writeNewRecord(content.root, file);
  return file.path;
}

/** Brings a file back as it was published; one of which nothing was published goes. */
export function revertFile(root: string, { path, isNew = false }: Change): void {
  const file = join(root, path);
  if (isNew) rmSync(file);
  else {
    const published = readPublishedFile(root, path, process.env);
    if (published.length === 0) throw new Error(`Git does not give data/${path} as it was published.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomic(file, published);
  }
}
