// A new record by the questions of `npm run new`, as a form asks them. All that was typed is read anew at each step, so
// nothing is kept here, and nothing written, before the last question is answered.
import { labelChoice, labelField } from '../../content/labels.ts';
import type { Content } from '../../content/load.ts';
import { findReference } from '../../schemas/reference.ts';
import {
  buildFile,
  findConflict,
  findNextQuestion,
  recordKinds,
  type RecordKind,
} from '../records/new-record.ts';
import {
  isDate,
  isOptional,
  isSeveral,
  listChoices,
  listTypingNotes,
  readAnswer,
  type Answers,
  type Question,
} from '../records/questions.ts';
import { gatherKnownData, type KnownData, type NewFile } from '../records/record-files.ts';

/** What was typed, by the key of its question. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** A question as the form shows it. */
export interface FormQuestion {
  key: string;
  label: string;
  hint: string;
  isDate: boolean;
  /** The only answers there are, with what people read for them. */
  choices?: readonly { value: string; label: string }[];
  /** Whether several choices are one answer, with "; " between them. */
  isSeveral: boolean;
  /** What is filled in. */
  preset: string;
}

/** How far a new record is. */
export interface NewRecordState {
  given: readonly { key: string; label: string; text: string }[];
  /** Undefined once all are answered. */
  question?: FormQuestion;
  /** What is wrong with the answer to the question; empty where nothing is. */
  refusal: string;
}

/** The next question after what was typed; throws on a kind that nobody adds. */
export function askForRecord(content: Content, kindName: string, typed: TypedAnswers): NewRecordState {
  const known = gatherKnownData(content);
  const { given, question, answers, refusal } = readTyped(findKind(kindName), typed, known);
  return { given, refusal, ...(question && { question: describeQuestion(question, answers, known) }) };
}

/** The file of a new record; rejects with a sentence where an answer is wrong or missing. */
export async function buildTypedRecord(
  content: Content,
  kindName: string,
  typed: TypedAnswers,
): Promise<NewFile> {
  return build(content, findKind(kindName), typed);
}

/**
 * The file of a used cart that is like another, by its name and stock number; what only somebody who saw it knows is empty.
 * Rejects with a sentence where one of them is wrong or missing.
 */
export async function buildUsedCart(content: Content, typed: TypedAnswers): Promise<NewFile> {
  return build(content, recordKinds.vehicle, { condition: 'used', ...typed }, true);
}

async function build(
  content: Content,
  kind: RecordKind,
  typed: TypedAnswers,
  mayBeEmpty = false,
): Promise<NewFile> {
  const known = gatherKnownData(content);
  const { question, answers, refusal } = readTyped(kind, typed, known, mayBeEmpty);
  if (question) throw new Error(`${labelKey(question.key)}: ${refusal || 'write an answer'}`);
  return buildFile(kind, answers, known);
}

function findKind(name: string): RecordKind {
  const kind = new Map(Object.entries(recordKinds)).get(name);
  if (!kind) throw new Error(`The editor adds no ${name}.`);
  return kind;
}

interface Reading extends Pick<NewRecordState, 'refusal'> {
  answers: Answers;
  given: { key: string; label: string; text: string }[];
  question?: Question;
}

/** With `mayBeEmpty` a question that nobody answered has what is offered, or nothing. */
function readTyped(kind: RecordKind, typed: TypedAnswers, known: KnownData, mayBeEmpty = false): Reading {
  let answers: Answers = {};
  const given: Reading['given'] = [];
  for (;;) {
    const question = findNextQuestion(kind, answers, known);
    if (!question) break;
    const { key } = question;
    const text = typed[key] ?? (mayBeEmpty ? (question.preset ?? '') : undefined);
    if (text === undefined) return { answers, given, question, refusal: '' };
    // The form fills in what Enter stands for at the terminal, so a field that was emptied stands for nothing.
    const answer = readAnswer({ ...question, preset: '' }, text);
    const isEmpty = mayBeEmpty && text === '' && !Object.hasOwn(typed, key);
    if ('message' in answer && !isEmpty) return { answers, given, question, refusal: answer.message };
    answers = { ...answers, [key]: 'value' in answer ? answer.value : undefined };
    given.push({ key, label: labelKey(key), text });
  }
  const conflict = mayBeEmpty ? undefined : findConflict(kind, answers);
  if (!conflict) return { answers, given, refusal: '' };
  // The answers behind those that are asked again stay given.
  const others = given.filter(({ key }) => !conflict.keys.includes(key));
  const texts = Object.fromEntries(others.map(({ key, text }) => [key, text]));
  return { ...readTyped(kind, texts, known), given: others, refusal: conflict.message };
}

function describeQuestion(question: Question, answers: Answers, known: KnownData): FormQuestion {
  const { key, schema, preset = '' } = question;
  const choices = listChoices(question);
  const target = findReference(schema);
  const targets = (target && known.findReferenceTargets(target, answers)?.targets) ?? [];
  const hints = [
    schema.description ?? '',
    ...(choices ? [] : listTypingNotes(question)),
    ...(isOptional(schema) ? ['It may be left empty.'] : []),
  ];
  return {
    key,
    label: labelKey(key),
    hint: hints.join('\n'),
    isDate: isDate(schema),
    isSeveral: isSeveral(schema),
    preset,
    ...(choices && {
      choices: choices.map((value) => ({
        value,
        label: targets.find(({ id }) => id === value)?.title ?? labelChoice(value),
      })),
    }),
  };
}

/** A place in words: "summary.0.label" is "Summary, 1, Label". */
function labelKey(key: string): string {
  const parts = key
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelField(part)));
  return parts.join(', ') + (key.endsWith('Usd') ? ' ($)' : '');
}
