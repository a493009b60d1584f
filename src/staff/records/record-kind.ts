// What a kind of record must say of itself, so that `npm run new` can make one.
import type { z } from 'zod';
import { findReference } from '../../schemas/reference.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import { describeDefault } from '../../content/engine/describe-issue.ts';
import type { FindReferenceTargets } from '../../content/reference-targets.ts';
import type { Question } from './questions.ts';

/** Answers so far, by the key of their question; an optional question that was skipped is there as undefined. */
export type Answers = Readonly<Record<string, unknown>>;

/** What is in data/ already. */
export interface KnownData {
  /** ISO date. */
  today: string;
  vehicles: readonly VehicleRecord[];
  /** Ids and stock numbers that are given away, those of vehicles with a mistake too. */
  vehicleIds: readonly string[];
  stockIds: readonly string[];
  /** Ids of vehicles that are no longer sold; they are never used again. */
  retiredIds: readonly string[];
  /** What references may name. */
  findReferenceTargets: FindReferenceTargets;
  policyIds: readonly string[];
  /** URLs of all pages. */
  pagePaths: readonly string[];
  /** Every file by its path below data/. */
  texts: ReadonlyMap<string, string>;
  /** Names of the photographs that no vehicle names yet. */
  freePhotos: readonly string[];
}

/** A file to write, with what to do after it. */
export interface NewFile {
  /** Below data/. */
  path: string;
  text: string;
  /** Pictures below data/ that the record needs under names of its own. */
  copies?: readonly { from: string; to: string }[];
  nextSteps: readonly string[];
}

/** A kind of record that can be made by answering questions. */
export interface RecordKind {
  /** All questions that the answers so far lead to, in their order. */
  listQuestions: (answers: Answers, known: KnownData) => Question[];
  /** What is wrong between answers that are right each for itself: the question to ask again, and why. */
  findConflict: (answers: Answers) => { key: string; message: string } | undefined;
  buildFile: (answers: Answers, known: KnownData) => NewFile;
}

/** The next question, or undefined when all are answered. One for a name has the names that there are as its choices. */
export function findNextQuestion(kind: RecordKind, answers: Answers, known: KnownData): Question | undefined {
  const question = kind.listQuestions(answers, known).find(({ key }) => !Object.hasOwn(answers, key));
  const reference = question && findReference(question.schema);
  const targets = reference && known.findReferenceTargets(reference, answers)?.targets;
  return question && targets ? { choices: targets.map(({ id }) => id), ...question } : question;
}

/** The answers without the last one, whose question is asked again then. */
export function undoLastAnswer(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).slice(0, -1));
}

/** The answer to a question about a text; empty as long as there is none. */
export function readText(answers: Answers, key: string): string {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
}

/** The fields of a schema that are asked for, in its order. */
export function listAskedFields(
  shape: Readonly<Record<string, z.ZodType>>,
  notAsked: readonly string[],
): [key: string, schema: z.ZodType][] {
  return Object.entries(shape).filter(([key]) => !notAsked.includes(key));
}

/** The answers that are fields of the record; skipped ones are left out. */
export function pickFields(answers: Answers, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field, answers[field]]).filter(([, value]) => value !== undefined),
  ) as Record<string, unknown>;
}

/** The first thing that a schema of several fields finds wrong. */
export function findConflictIn(
  schema: z.ZodType,
  record: unknown,
): { key: string; message: string } | undefined {
  const issue = schema.safeParse(record, { error: describeDefault }).error?.issues[0];
  return issue && { key: String(issue.path[0]), message: issue.message };
}
