// Questions at the terminal, as `npm run new` asks them: a field's description is the question, and its schema checks the
// answer in the words of data:check.
import { z } from 'zod';
import { describeDefault } from '../../content/engine/describe-issue.ts';
import { nearestName, simplify } from '../../content/engine/nearest-name.ts';
import { coordinatesSchema } from '../../schemas/fields.ts';

/** Answers so far, by the key of their question; an optional question that was skipped is there as undefined. */
export type Answers = Readonly<Record<string, unknown>>;

/** One question to the person at the terminal. */
export interface Question {
  key: string;
  /** Checks the answer; its description is the question. */
  schema: z.ZodType;
  /** The only answers there are. */
  choices?: readonly string[];
  /** Answers that others gave; a new one is fine. */
  examples?: readonly string[];
  /** Answers that are given away. */
  taken?: readonly string[];
  /** What to do about an answer that is given away; else another is to be chosen. */
  remedy?: string;
  /** What an empty answer stands for. */
  preset?: string;
}

/** The answer to a question about a text; empty as long as there is none. */
export function readText(answers: Answers, key: string): string {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
}

/** Whether a value is typed on one line: a word, a number, several of them, or coordinates. What has one value is not. */
export function isOneLine(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return isOneLine(inner.element as z.ZodType);
  const isLeaf = ['string', 'number', 'boolean', 'enum'].includes(inner.def.type);
  return isLeaf || inner === coordinatesSchema;
}

/** Whether a field may be left out. */
export function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** A value as somebody would type it; undefined where nobody would on one line. */
export function formatPreset(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The question as it is printed, with its choices and with what an empty answer stands for. */
export function formatQuestion(question: Question): string {
  const { key, schema, preset } = question;
  const choices = listChoices(question);
  const lines = [`${key}: ${schema.description ?? ''}`];
  if (choices) lines.push(`  one of: ${choices.join(', ')}`);
  lines.push(...listTypingNotes(question).map((note) => `  ${note}`));
  if (isEmptyList(schema)) lines.push('  Enter: none');
  if (preset) lines.push(`  Enter: ${preset}`);
  if (isOptional(schema)) lines.push(preset ? '  -: leave it out' : '  Enter: leave it out');
  return lines.join('\n');
}

/** What helps to type an answer, besides its choices. */
export function listTypingNotes({ schema, examples }: Question): string[] {
  return [
    ...(examples ? [`in use: ${examples.join(', ')}`] : []),
    ...(isSeveral(schema) ? ['several, with ";" between them'] : []),
    ...(kindOf(schema) === 'object' ? ['as a map gives them: 38.7746, -75.1393'] : []),
  ];
}

/** Whether an answer is a day of the calendar. */
export function isDate(schema: z.ZodType): boolean {
  return unwrap(schema) instanceof z.ZodISODate;
}

/** Whether an answer may be several values. */
export function isSeveral(schema: z.ZodType): boolean {
  return kindOf(schema) === 'array';
}

/** The value of a typed answer, or what is wrong with it. */
export function readAnswer(question: Question, typed: string): { value: unknown } | { message: string } {
  const { schema, taken = [], remedy = 'choose another', preset = '' } = question;
  const text = typed.trim() || preset;
  const isSkipped = text === '' || (text === '-' && isOptional(schema));
  const nothing = isEmptyList(schema) ? [] : undefined;
  const value = isSkipped ? nothing : parseAnswer(schema, text, listChoices(question) ?? []);
  const unknown = findUnknown(question, value);
  if (unknown) return { message: unknown };
  const result = schema.safeParse(value, { error: describeDefault });
  if (!result.success) return { message: result.error.issues[0]?.message ?? 'write another value' };
  if (taken.includes(text)) return { message: `${text} is taken already, ${remedy}` };
  return { value: result.data };
}

/** Why an answer is none of the choices; undefined when it is one. */
function findUnknown(question: Question, value: unknown): string | undefined {
  const choices = listChoices(question);
  const unknown = [value].flat().find((name) => typeof name === 'string' && !choices?.includes(name));
  if (!choices || typeof unknown !== 'string') return undefined;
  const suggestion = nearestName(unknown, choices);
  return `one of: ${choices.join(', ')}${suggestion ? `; perhaps ${suggestion}` : ''}`;
}

/** The only answers to a question; undefined where any may be typed. */
export function listChoices({ key, schema, choices }: Question): readonly string[] | undefined {
  const inner = unwrap(schema);
  if (choices) return choices;
  if (inner instanceof z.ZodArray) return listChoices({ key, schema: inner.element as z.ZodType });
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  return inner instanceof z.ZodBoolean ? ['yes', 'no'] : undefined;
}

function parseAnswer(schema: z.ZodType, text: string, choices: readonly string[]): unknown {
  // "Denago" is the choice denago.
  const choose = (word: string) => choices.find((choice) => simplify(choice) === simplify(word)) ?? word;
  const readNumber = (word: string) => (word !== '' && Number.isFinite(Number(word)) ? Number(word) : word);
  switch (kindOf(schema)) {
    case 'number':
      return readNumber(text.replaceAll(/[$,]/g, ''));
    case 'boolean':
      return /^y(es)?$|^true$/i.test(text) ? true : /^no?$|^false$/i.test(text) ? false : text;
    case 'array':
      return text.split(';').map((entry) => choose(entry.trim()));
    case 'object': {
      const [lat = '', lng = ''] = text.split(/[\s,]+/);
      return { lat: readNumber(lat), lng: readNumber(lng) };
    }
    default:
      return choose(text);
  }
}

function kindOf(schema: z.ZodType): string {
  return unwrap(schema).def.type;
}

/** Whether the field must be there and may be an empty list. */
function isEmptyList(schema: z.ZodType): boolean {
  return schema instanceof z.ZodArray && schema.safeParse([]).success;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return isOptional(schema) ? unwrap((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}
