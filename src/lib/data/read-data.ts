// The one module that opens data/ and parses YAML. It turns every mistake into file, line, field, what was found,
// what is expected and the nearest valid name, and collects them, so that several are listed together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from 'leven';
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { fillTokens, mapTexts, type TokenValue } from '../tokens.ts';

type Path = readonly PropertyKey[];

/** One mistake in a data file, worded for the person who made it. */
export interface DataProblem {
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  line: number;
  /** Key that is wrong, nested ones with dots and entries of lists counted from 1: showrooms.2.phone. */
  field: string;
  found: string;
  expected: string;
  /** The nearest valid name, for a misspelt key or reference. */
  suggestion?: string;
}

/** A parsed record with what is needed to report a mistake that only shows beside other records. */
export interface DataRecord<T> {
  /** File name without its ending. */
  id: string;
  file: string;
  value: T;
  /** Adds a mistake at a key of this record. */
  report: (path: Path, found: string, expected: string) => void;
  /** Adds a mistake unless `name` is one of the valid names; `expected` says what the names are. */
  checkReference: (path: Path, name: string, validNames: readonly string[], expected: string) => void;
}

/** Which tokens a file's texts may hold: filled here, or left for the template that uses the file. */
export interface TokenRules {
  values: Readonly<Record<string, TokenValue>>;
  localNames?: readonly string[];
}

/** Thrown by gates of single files that are wrong, and lists their mistakes; `listProblems()` has all. */
export class DataError extends Error {}

/** The folder with the data. Tests and benchmarks point it at a changed copy; everybody else uses data/ of the project. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

const problems: DataProblem[] = [];

// Every word of the records that were left out for a mistake. A reference to one of them may well be right, so it is
// judged once that record is; else one slip in a county would be reported from every page that names its towns.
const wordsLeftOut = new Set<string>();

/** Every mistake found by the gates loaded so far, sorted by file and line. */
export function listProblems(): readonly DataProblem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** One mistake as the lines that staff read. */
export function formatProblem(problem: DataProblem): string {
  const lines = [
    `${problem.file}, line ${problem.line}${problem.field ? `, ${problem.field}` : ''}`,
    `  found:    ${problem.found}`,
    `  expected: ${problem.expected}`,
  ];
  if (problem.suggestion) lines.push(`  perhaps:  ${problem.suggestion}`);
  return lines.join('\n');
}

/** Whether a file stands in data/, by its path below it. */
export function hasDataFile(path: string): boolean {
  return existsSync(join(dataRoot, path));
}

/** All records of a folder, in order of their file names; a record with a mistake is reported and left out. */
export function readRecords<T>(folder: string, schema: z.ZodType<T>, tokens?: TokenRules): DataRecord<T>[] {
  return listFiles(folder, '.yaml').flatMap((path) => {
    const record = parseYaml(path, readText(path), schema, tokens);
    return record ? [record] : [];
  });
}

/** Names of a folder's records, also of those with mistakes, so that a reference to one is not reported twice. */
export function listRecordIds(folder: string): string[] {
  return listFiles(folder, '.yaml').map(idOf);
}

/** The record of a single file. Throws a DataError when the file is missing or has a mistake. */
export function readRecord<T>(path: string, schema: z.ZodType<T>, tokens?: TokenRules): DataRecord<T> {
  const file = `data/${path}`;
  const isThere = hasDataFile(path);
  const record = isThere ? parseYaml(path, readText(path), schema, tokens) : undefined;
  if (record) return record;
  if (!isThere)
    addProblem({ file, line: 1, field: '', found: 'no such file', expected: 'this file must exist' });
  const own = problems.filter((problem) => problem.file === file).map(formatProblem);
  throw new DataError(own.join('\n\n') || `${file} waits for another file with a mistake`);
}

/** Reads several single files before the first mistake stops the gate, so that the mistakes of all are listed. */
export function readAll<T extends Record<string, () => DataRecord<unknown>>>(
  readers: T,
): { [Name in keyof T]: ReturnType<T[Name]> } {
  const errors: DataError[] = [];
  const records = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()] as const;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      errors.push(error);
      return [name, undefined] as const;
    }
  });
  if (errors.length > 0) throw new DataError(errors.map((error) => error.message).join('\n\n'));
  return Object.fromEntries(records) as { [Name in keyof T]: ReturnType<T[Name]> };
}

/** Markdown files of a folder with their front matter; the body's tokens are filled. Wrong ones are left out. */
export function readDocuments<T>(
  folder: string,
  schema: z.ZodType<T>,
  tokens: TokenRules,
): (DataRecord<T> & { body: string })[] {
  return listFiles(folder, '.md').flatMap((path) => {
    const text = readText(path);
    const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
    if (!parts) {
      addProblem({
        file: `data/${path}`,
        line: 1,
        field: '',
        found: 'no front matter',
        expected: 'start the file with a line of three hyphens, then the fields, then three hyphens again',
      });
      leaveOut(path, text);
      return [];
    }
    const [, frontMatter = '', rawBody = ''] = parts;
    const bodyStart = text.length - rawBody.length;
    const { text: body, problems: unfilled } = fillTokens(rawBody, tokens.values, tokens.localNames);
    for (const problem of unfilled) {
      if (isLeftOut(problem.token)) continue;
      addProblem({
        file: `data/${path}`,
        line: lineNumberAt(text, bodyStart + problem.offset),
        field: 'text',
        ...describeToken(problem.token, tokens),
      });
    }
    // The opening line of hyphens is part of the file, so the parser starts on line 2.
    const record = parseYaml(path, frontMatter, schema, tokens, 1);
    return record ? [{ ...record, body }] : [];
  });
}

function readText(path: string): string {
  return readFileSync(join(dataRoot, path), 'utf8');
}

function listFiles(folder: string, ending: string): string[] {
  const names = readdirSync(join(dataRoot, folder), { withFileTypes: true })
    // A dot in front marks the file manager's own files, such as .DS_Store.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  for (const name of names) {
    const id = name.slice(0, -ending.length);
    if (name.endsWith(ending) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) continue;
    // References may have the right name already.
    wordsLeftOut.add(simplify(id));
    addProblem({
      file: `data/${folder}/${name}`,
      line: 1,
      field: 'file name',
      found: name,
      expected: `name files in small letters, digits and hyphens, ending in ${ending}, for example new-castle${ending}`,
    });
  }
  return names
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
}

/** A parsed file with what is needed to point at a mistake in it. */
interface Source {
  file: string;
  text: string;
  document: Document;
  lineAt: (offset: number) => number;
  lineOf: (path: Path) => number;
}

/** The record of a YAML text; undefined when it has a mistake, which is reported. */
function parseYaml<T>(
  path: string,
  text: string,
  schema: z.ZodType<T>,
  tokens: TokenRules | undefined,
  lineOffset = 0,
): DataRecord<T> | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + lineOffset;
  const lineOf = (at: Path) => lineAt(findOffset(document, at));
  const source: Source = { file: `data/${path}`, text, document, lineAt, lineOf };

  const raw: unknown = addSyntaxProblem(source) ? undefined : document.toJS();
  const record = raw === undefined ? undefined : checkRecord(source, raw, schema, tokens);
  if (record) return { ...record, id: idOf(path) };
  leaveOut(path, text);
  return undefined;
}

/** The record when its tokens, fields and values are right; else its mistakes are added. */
function checkRecord<T>(
  source: Source,
  raw: unknown,
  schema: z.ZodType<T>,
  tokens: TokenRules | undefined,
): Omit<DataRecord<T>, 'id'> | undefined {
  const { file, lineOf } = source;
  let unfilled = 0;
  let waiting = 0;
  const filled = mapTexts(raw, (value, at) => {
    if (!tokens) return value;
    const result = fillTokens(value, tokens.values, tokens.localNames);
    for (const { token } of result.problems) {
      unfilled += 1;
      if (isLeftOut(token)) waiting += 1;
      else addProblem({ file, line: lineOf(at), field: formatPath(at), ...describeToken(token, tokens) });
    }
    return result.text;
  });
  // The length of a text is only known with its figures.
  if (waiting > 0) return undefined;
  const result = schema.safeParse(filled, { error: describeDefault });
  if (!result.success) addIssues(source, filled, result.error.issues, schema);
  if (!result.success || unfilled > 0) return undefined;
  const report = (at: Path, found: string, expected: string, suggestion?: string) => {
    addProblem({
      file,
      line: lineOf(at),
      field: formatPath(at),
      found,
      expected,
      ...(suggestion && { suggestion }),
    });
  };
  return {
    file,
    value: result.data,
    report,
    checkReference: (at, name, validNames, expected) => {
      if (validNames.includes(name) || isLeftOut(name)) return;
      report(at, JSON.stringify(name), expected, nearestName(name, validNames));
    },
  };
}

/** Adds the first mistake in a file's form, if it has one; what the parser finds after it is mostly an echo. */
function addSyntaxProblem({ file, text, document, lineAt }: Source): boolean {
  const [error, next] = document.errors;
  const isUnclosed = error?.message.startsWith('Missing closing') === true;
  let offset = error?.pos[0];
  visit(document, {
    Node(_, node) {
      // Anchors, aliases and tags have no use here: "*new*" and "!now" are texts without their quotes.
      const hasSign = isAlias(node) || Boolean(node.anchor) || node.tag !== undefined;
      if (hasSign) offset ??= node.range?.[0] ?? 0;
      // A missing quote shows where the text stops at last; the mistake is where it starts.
      const start = isScalar(node) ? node.range?.[0] : undefined;
      if (isUnclosed && start !== undefined && start < error.pos[0]) offset = start;
    },
  });
  if (offset === undefined) return false;

  const line = lineTextAt(text, offset);
  const field = line.trim();
  const problem = { file, line: lineAt(offset), field: '' };
  if (/^ *\t/.test(line)) {
    const expected = 'spaces in front of the line, as many as its neighbours have';
    addProblem({ ...problem, found: `a tab in front of "${field}"`, expected });
  } else if (error?.code === 'DUPLICATE_KEY') {
    addProblem({
      ...problem,
      found: `"${field}", a second time`,
      expected: 'every field once; keep one of the lines',
    });
  } else if (isUnclosed) {
    addProblem({ ...problem, found: field, expected: 'a quote at the end of the text as well' });
  } else {
    // Two lines that do not fit each other: the parser names the first, the slip may be in either.
    const isPair = error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY';
    const follower = isPair ? `, then "${lineTextAt(text, text.indexOf('\n', offset) + 1)}"` : '';
    const expected =
      'lines such as "seats: 4", each with the same spaces in front as its neighbours; ' +
      'a text with ": ", " #" or quotes in it, or with {{, * or another sign in front, stands in double quotes';
    addProblem({ ...problem, found: `"${line.trimEnd()}"${follower}`, expected });
  }
  return true;
}

/** Adds what the schema found. A misspelt key is one mistake, not also a missing field. */
function addIssues(
  source: Source,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
): void {
  const { file, lineOf } = source;
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = listKeys(schema, issue.path, value);
    for (const key of issue.keys) {
      const at = [...issue.path, key];
      const suggestion = nearestName(key, known);
      if (suggestion) meant.add(formatPath([...issue.path, suggestion]));
      addProblem({
        file,
        line: lineOf(at),
        field: formatPath(at),
        found: `a field that nobody reads: ${key}`,
        expected: known.length > 0 ? `one of the fields ${known.join(', ')}` : 'no such field',
        ...(suggestion && { suggestion }),
      });
    }
  }
  for (const issue of issues) {
    const field = formatPath(issue.path);
    if (issue.code === 'unrecognized_keys' || meant.has(field)) continue;
    addProblem({ file, line: lineOf(issue.path), field, ...describeIssue(source, value, issue, schema) });
  }
}

/** What stands in the file and what is expected instead; with a line where the mistake is on another than the field's. */
function describeIssue(
  source: Source,
  value: unknown,
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
): Pick<DataProblem, 'found' | 'expected' | 'suggestion'> & { line?: number } {
  const found = readAt(value, issue.path);
  const expected = issue.message;
  if (found === undefined || found === null) {
    if (issue.path.length === 0)
      return { found: 'an empty file', expected: 'the fields that the other files have' };
    const key = String(issue.path.at(-1));
    const swallowed = findSwallowed(source, key);
    if (swallowed === undefined) return { found: 'nothing, the field is missing or empty', expected };
    return {
      line: source.lineAt(swallowed),
      found: `${key} with more spaces in front than the fields around it, so it reads as a part of the text above`,
      expected: 'the same spaces in front as its neighbours',
    };
  }
  if (typeof found === 'string') {
    const isLength = issue.code === 'too_small' || issue.code === 'too_big';
    const suggestion = nearestName(found, listChoices(issue));
    const length = isLength ? ` (${found.length} characters)` : '';
    return { found: formatFound(found) + length, expected, ...(suggestion && { suggestion }) };
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    const written = findWritten(source, issue.path);
    if (written !== undefined && accepts(schema, value, issue.path, written)) {
      return { found: `${written} without quotes`, expected, suggestion: JSON.stringify(written) };
    }
  }
  if (typeof found === 'number' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    const isNamed = expected.split(/[^\d.-]+/).includes(String(bound));
    return { found: String(found), expected: isNamed ? expected : `${expected}; ${formatBound(issue)}` };
  }
  return { found: formatFound(found), expected };
}

/** The few words that a field may hold, for an issue that another word was found. */
function listChoices(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];
}

/** A wrong value on one line. */
function formatFound(found: unknown): string {
  if (Array.isArray(found)) return `a list of ${found.length} ${found.length === 1 ? 'entry' : 'entries'}`;
  if (found !== null && typeof found === 'object') return `the fields ${Object.keys(found).join(', ')}`;
  const text = JSON.stringify(found);
  return text.length > 90 ? `${text.slice(0, 80)}..."` : text;
}

/** Where the line of a missing field was taken for a part of a text, because of the spaces in front of it. */
function findSwallowed({ text, document }: Source, key: string): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_, { range }) {
      const at = range ? text.slice(range[0], range[1]).search(new RegExp(`(?<=\\n[ \\t]*)${key}:\\s`)) : -1;
      if (range && at >= 0) offset ??= range[0] + at;
    },
  });
  return offset;
}

/** A value as it stands in the file, 08002 and not 8002; undefined for a list and for what takes several lines. */
function findWritten({ text, document }: Source, path: Path): string | undefined {
  const node = document.getIn(path, true) as { range?: [number, number, number] | null } | undefined;
  const written = node?.range ? text.slice(node.range[0], node.range[1]).trim() : '\n';
  return /^[-[]|\n/.test(written) ? undefined : written;
}

/** Whether the schema would take this text at the path. */
function accepts(schema: z.ZodType, value: unknown, path: Path, text: string): boolean {
  const copy = structuredClone(value);
  Reflect.set(readAt(copy, path.slice(0, -1)) as object, path.at(-1) ?? '', text);
  const issues = schema.safeParse(copy).error?.issues ?? [];
  return !issues.some((issue) => formatPath(issue.path) === formatPath(path));
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (node !== null && typeof node === 'object' ? Reflect.get(node, key) : undefined),
    value,
  );
}

/** Keys with dots; entries of a list are counted from 1, as people do. */
function formatPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
}

const kindWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, one entry a line with "- " in front',
  object: 'fields under it, indented',
  record: 'fields under it, indented',
};

/** Plain words for the issues whose schema gives none. */
function describeDefault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${kindWords[issue.expected] ?? `a value of the kind ${issue.expected}`}`;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return formatBound(issue);
    case 'invalid_union':
      return issue.discriminator
        ? `one of: ${(issue.options as unknown[] | undefined)?.join(', ') ?? 'the known kinds'}`
        : 'another value';
    default:
      return 'another value';
  }
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** The bound that a number, text or list missed: "at least 1", "exactly 8 entries". */
function formatBound(issue: SizeIssue | z.core.$ZodRawIssue<SizeIssue>): string {
  const unit = issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' characters' : '';
  const [inside, beyond, bound] =
    issue.code === 'too_small' ? ['at least', 'above', issue.minimum] : ['at most', 'below', issue.maximum];
  return `${issue.exact ? 'exactly' : issue.inclusive ? inside : beyond} ${bound}${unit}`;
}

/** Keys that the object at a path of the schema knows; empty where the schema is no plain object. */
function listKeys(schema: z.ZodType, path: Path, value: unknown): string[] {
  let node: z.core.$ZodType | undefined = schema;
  let at: unknown = value;
  for (const key of [...path, undefined]) {
    node = unwrap(node, at);
    if (key === undefined) break;
    const definition = node?._zod.def as
      { type: string; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType } | undefined;
    node = definition?.type === 'array' ? definition.element : definition?.shape?.[String(key)];
    at = at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined;
  }
  const shape = (node?._zod.def as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

/** The schema inside optional and default wrappers; of a discriminated union, the option the value belongs to. */
function unwrap(schema: z.core.$ZodType | undefined, value: unknown): z.core.$ZodType | undefined {
  let node = schema;
  for (;;) {
    const definition = node?._zod.def as
      | { type: string; innerType?: z.core.$ZodType; options?: z.core.$ZodType[]; discriminator?: string }
      | undefined;
    if (definition?.innerType) node = definition.innerType;
    else if (
      definition?.type === 'union' &&
      definition.discriminator &&
      value !== null &&
      typeof value === 'object'
    ) {
      const { discriminator } = definition;
      const chosen: unknown = Reflect.get(value, discriminator);
      node = definition.options?.find((option) => {
        const shape = (option._zod.def as unknown as { shape: Record<string, z.core.$ZodType> }).shape;
        return shape[discriminator]?._zod.values?.has(chosen as string);
      });
    } else return node;
  }
}

function describeToken(
  token: string,
  rules: TokenRules,
): Pick<DataProblem, 'found' | 'expected' | 'suggestion'> {
  const names = [...Object.keys(rules.values), ...(rules.localNames ?? [])];
  const [name = '', form] = token.split('|');
  if (form !== undefined) {
    return {
      found: `{{${token}}}`,
      expected: `{{${name}}}, or for figures with a unit {{${name}|adjective}} or {{${name}|number}}`,
    };
  }
  const suggestion = nearestName(name, names);
  return {
    found: `{{${token}}}`,
    expected: 'the id of a figure in data/figures, or a dealer fact such as {{phone}}',
    ...(suggestion && { suggestion: `{{${suggestion}}}` }),
  };
}

/** Where a key stands; for a missing key the record or list entry that it is missing from. */
function findOffset(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function lineNumberAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function lineTextAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
}

/** Whether a reference or token names something in a record that was left out. */
function isLeftOut(name: string): boolean {
  return wordsLeftOut.has(name.split('|', 1)[0] ?? name);
}

function leaveOut(path: string, text: string): void {
  for (const word of [idOf(path), ...text.split(/[\s"'{}[\],]+/)]) wordsLeftOut.add(word);
}

/** A name as ids are written: "EV City" is "ev-city". */
function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

function nearestName(name: string, validNames: readonly string[]): string | undefined {
  const same = validNames.find((valid) => simplify(valid) === simplify(name));
  // More than a quarter of the letters wrong is another word, not a slip.
  return (
    same ?? closestMatch(name, [...validNames], { maxDistance: Math.max(2, Math.floor(name.length / 4)) })
  );
}

function addProblem(problem: DataProblem): void {
  // Several gates list the same folder, and each meets its wrong file names.
  const text = formatProblem(problem);
  if (!problems.some((known) => formatProblem(known) === text)) problems.push(problem);
}
