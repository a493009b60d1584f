// What `npm run new` can add. The questions are the fields of the schema that must be there; what may be left out is not
// asked for, and the notes on top of the file explain it.
import { z } from 'zod';
import { describeDefault } from '../../content/engine/describe-issue.ts';
import { describeFutureDay } from '../../content/checks/dates.ts';
import { dataFileSchemas, findFileKind, type FileKind } from '../../content/file-kinds.ts';
import { reviewSchema } from '../../features/dealer/reviews.schema.ts';
import { readValue } from '../../content/engine/source.ts';
import { municipalitySchema } from '../../features/places/county.schema.ts';
import { homePath, listPath, vehiclePath } from '../../lib/paths.ts';
import { idSchema, textSchema } from '../../schemas/fields.ts';
import { findReference, reference } from '../../schemas/reference.ts';
import { isDate, isOneLine, isOptional, readText, type Answers, type Question } from './questions.ts';
import type { KnownData, NewFile } from './record-files.ts';
import { formatYaml, readComment, suggestId } from './record-text.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { adaptToVehicle, choosePictures } from './vehicle-questions.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/** A kind of record that can be made by answering questions. */
export interface RecordKind {
  /** Its file; "*" stands for its id, or for the county of a town. */
  file: FileKind;
  schema: z.ZodType;
  /** The list of the file that it is an entry of; none for a file of its own. */
  list?: EntryList;
  /** The page that shows a record, by its id. */
  page: (id: string) => string;
  /** Fields that may be left out and are asked for all the same. */
  alsoAsked?: readonly string[];
  /** Adds to the questions what the schema does not say. */
  adapt?: (questions: readonly Question[], answers: Answers, known: KnownData) => readonly Question[];
}

/** A list of records in one file. */
export interface EntryList {
  /** Its field. */
  name: string;
  /** The field that its entries are sorted by. */
  sortKey: string;
  /** Whether the last comes first, as the newest review does. */
  isReversed?: boolean;
}

const countyQuestion = {
  key: 'county',
  schema: reference('counties').describe('In which county does it lie?'),
};
const textQuestion = {
  key: 'text',
  schema: textSchema.describe('The first paragraph; write the rest in the file afterwards.'),
};

/** By the word behind `npm run new`. */
export const recordKinds: Readonly<
  Record<'vehicle' | 'town' | 'policy' | 'brand' | 'list' | 'review', RecordKind>
> = {
  vehicle: {
    ...wholeFile('vehicles/*.yaml'),
    page: vehiclePath,
    alsoAsked: ['seriesId', 'color'],
    adapt: adaptToVehicle,
  },
  town: {
    file: 'counties/*.yaml',
    schema: municipalitySchema,
    list: { name: 'municipalities', sortKey: 'name' },
    page: (slug) => `/${slug}-golf-carts`,
    adapt: (questions) => [countyQuestion, ...questions],
  },
  policy: {
    ...wholeFile('policies/*.md'),
    page: (id) => `/policies/${id}`,
    adapt: (questions) => [...questions, textQuestion],
  },
  brand: { ...wholeFile('brands/*.yaml'), page: () => homePath },
  list: { ...wholeFile('lists/*.yaml'), page: listPath },
  review: {
    file: 'reviews.yaml',
    schema: reviewSchema,
    list: { name: 'reviews', sortKey: 'datePublished', isReversed: true },
    page: () => homePath,
  },
};

function wholeFile(file: FileKind) {
  return { file, schema: dataFileSchemas[file] };
}

/** The next question, or undefined when all are answered. One for a name has the names that there are as its choices. */
export function findNextQuestion(kind: RecordKind, answers: Answers, known: KnownData): Question | undefined {
  const question = listQuestions(kind, answers, known).find(({ key }) => !Object.hasOwn(answers, key));
  const target = question && findReference(question.schema);
  const targets = target && known.findReferenceTargets(target, answers)?.targets;
  return question && targets ? { choices: targets.map(({ id }) => id), ...question } : question;
}

/** All questions that the answers so far lead to; what names the record comes last, since it follows from the others. */
export function listQuestions(kind: RecordKind, answers: Answers, known: KnownData): readonly Question[] {
  const { file, schema, list, page, alsoAsked = [], adapt = (questions) => questions } = kind;
  const words = ['name', 'title', 'label', 'stockId'].map((key) => readText(answers, key));
  const preset = suggestId(words.join(' '));
  const id: Question = {
    key: 'id',
    schema: idSchema.describe(`Name of its file, data/${file.replace('*', '<id>')}; it never changes.`),
    preset,
    taken: listIds(file, known),
  };
  const slugAndPath: Readonly<Record<string, Partial<Question>>> = {
    slug: { preset },
    path: { preset: page(readId(answers)), taken: known.pagePaths },
  };
  const fields: Question[] = [];
  fillFields(readShape(schema, answers), '', (field) =>
    fields.push(isDate(field.schema) ? adaptToToday(field, known) : field),
  );
  // A field within one that must be there, such as the rule of a list, is asked for all the same.
  const isLeftOut = ({ key, schema }: Question) =>
    schema instanceof z.ZodOptional && !alsoAsked.includes(key) && !key.includes('.');
  const isName = ({ key }: Question) => Object.hasOwn(slugAndPath, key);
  const others = fields.filter((field) => !isName(field) && !isLeftOut(field));
  const names = fields.filter(isName).map((field) => ({ ...field, ...slugAndPath[field.key] }));
  const questions = [
    ...others.filter((field) => !isOptional(field.schema)),
    ...others.filter((field) => isOptional(field.schema)),
    ...(list ? names : [id, ...names]),
  ];
  return adapt(questions, answers, known);
}

/** A question for a day, which is today as a rule and refuses at once what the checks would wonder at later. */
function adaptToToday(field: Question, { today }: KnownData): Question {
  const { key, schema } = field;
  const checked = schema.check(({ value, issues }) => {
    const [ahead] = issues.length > 0 ? [] : describeFutureDay(key, String(value), today);
    if (ahead) issues.push({ code: 'custom', input: value, message: `${ahead.found}; ${ahead.expected}` });
  });
  return { ...field, preset: today, schema: checked.describe(schema.description ?? '') };
}

/** What is wrong between answers that are right each for itself, and the questions to ask again. */
export function findConflict({ schema }: RecordKind, answers: Answers) {
  const record = buildRecord(schema, answers);
  const issue = schema.safeParse(record, { error: describeDefault }).error?.issues[0];
  const field = issue?.path.join('.') ?? '';
  const keys = Object.keys(answers).filter((key) => key === field || key.startsWith(`${field}.`));
  // What is wrong with a field that nobody is asked for is told by the check of the file.
  return issue && keys.length > 0 ? { keys, message: `${field}: ${issue.message}` } : undefined;
}

/** The file of a new record in the form of its neighbors, with what to do after it. */
export async function buildFile(kind: RecordKind, answers: Answers, known: KnownData): Promise<NewFile> {
  const { file, schema, page } = kind;
  const id = readId(answers);
  const path = file.replace('*', readText(answers, 'county') || id);
  const shape = readShape(schema, answers);
  const mark = 'verified' in shape ? { verified: false } : {};
  const record = { ...buildRecord(schema, answers), ...choosePictures(answers), ...mark };
  const unsaid = Object.keys(shape).filter((key) => key !== 'sample' && !(key in record));
  return {
    path,
    text: await formatFile(kind, path, record, answers, known),
    nextSteps: [
      ...(unsaid.length > 0
        ? [`Write in data/${path} what else is known: ${unsaid.join(', ')}. The notes on top explain them.`]
        : []),
      `Look at it: npm run dev, then http://localhost:8888${readText(answers, 'path') || page(id)}`,
      ...('verified' in shape
        ? ['Once somebody has checked the figures, delete the line "verified: false".']
        : []),
    ],
  };
}

/** An entry more in the list of a file, else a file with the comment of the record that it is like, or of any. */
async function formatFile(
  { file, list, page }: RecordKind,
  path: string,
  record: Readonly<Record<string, unknown>>,
  answers: Answers,
  known: KnownData,
): Promise<string> {
  if (list) return addEntry(known.texts.get(path) ?? '', list, record);
  const [anyId = ''] = listIds(file, known);
  const modelId = readText(answers, 'like') || anyId;
  const comment = readComment(known.texts.get(file.replace('*', modelId)));
  const yaml = comment.replaceAll(page(modelId), page(readId(answers))) + formatYaml(record);
  return path.endsWith('.md') ? `---\n${yaml}---\n\n${readText(answers, 'text')}\n` : yaml;
}

/**
 * A file with an entry more in one of its lists, where its order wants it; every other line, comments too, stays as it is.
 * Rejects when the file has no such list.
 */
export async function addEntry(
  text: string,
  { name, sortKey, isReversed = false }: EntryList,
  entry: Readonly<Record<string, unknown>>,
): Promise<string> {
  const value = Object(readValue(text)) as Readonly<Record<string, unknown>>;
  const entries = value[name];
  if (!Array.isArray(entries)) throw new Error(`the file has no list of ${name}`);
  const readOrder = (other: unknown) => String(Reflect.get(Object(other) as object, sortKey));
  const next = entries.findIndex((other) => {
    const order = readOrder(other).localeCompare(readOrder(entry));
    return isReversed ? order < 0 : order > 0;
  });
  const place = next < 0 ? entries.length : next;
  return rewriteYaml(text, { ...value, [name]: entries.toSpliced(place, 0, entry) });
}

/** The names of the files of a kind, those with a mistake too. */
function listIds(file: FileKind, { texts }: KnownData): string[] {
  return [...texts.keys()]
    .filter((path) => findFileKind(path) === file)
    .map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
}

const readId = (answers: Answers) => readText(answers, 'id') || readText(answers, 'slug');

/** The fields of a record. What decides of a union which they are, as a vehicle's condition does, is a choice. */
function readShape(schema: z.ZodType, answers: Answers): Shape {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return (schema as z.ZodObject<Shape>).shape;
  const { discriminator } = schema.def;
  const shapes = (schema.options as z.ZodObject<Shape>[]).map(({ shape }) => shape);
  const marks = shapes.map((shape) => shape[discriminator] as z.ZodLiteral<string>);
  const choice = z.enum(marks.map(({ value }) => value)).describe(marks[0]?.description ?? '');
  const chosen = shapes.find((_, index) => marks[index]?.value === answers[discriminator]);
  return { ...chosen, [discriminator]: choice };
}

/** The record of the answers, in the order of its schema. */
function buildRecord(schema: z.ZodType, answers: Answers): Readonly<Record<string, unknown>> {
  return fillFields(readShape(schema, answers), '', ({ key }) => answers[key]);
}

type Answer = (question: Question) => unknown;

function fillFields(shape: Shape, prefix: string, answer: Answer): Readonly<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([key, schema]) => [key, fillValue(schema, prefix + key, answer)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

/** A value of answers: one where it fits on a line, else one for each field in it, and of a list as many as it needs. */
function fillValue(schema: z.ZodType, key: string, answer: Answer): unknown {
  if (isOneLine(schema)) return answer({ key, schema });
  if (schema instanceof z.ZodObject)
    return fillFields((schema as z.ZodObject<Shape>).shape, `${key}.`, answer);
  if (!(schema instanceof z.ZodArray)) return undefined;
  const numbers = Array(z.toJSONSchema(schema).minItems ?? 0).keys();
  return [...numbers].map((number) => fillValue(schema.element as z.ZodType, `${key}.${number}`, answer));
}
