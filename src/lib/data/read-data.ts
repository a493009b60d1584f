// The one module that opens data/ and parses YAML. It turns every mistake into file, line, field, what was found,
// what is expected and the nearest valid name, and collects them, so that several are listed together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from 'leven';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { fillTokens, mapTexts, type TokenValue } from '../tokens.ts';

type Path = readonly PropertyKey[];

/** One mistake in a data file, worded for the person who made it. */
export interface DataProblem {
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  line: number;
  /** Key that is wrong, nested ones with dots: coordinates.lat. */
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

/** Thrown by gates of single files that are wrong; the mistakes themselves are in `listProblems()`. */
export class DataError extends Error {}

// Tests and benchmarks point this at a changed copy; everybody else uses data/ of the project.
const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

const problems: DataProblem[] = [];

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
  if (!hasDataFile(path)) {
    addProblem({ file: `data/${path}`, line: 1, field: '', found: 'no such file', expected: 'this file must exist' });
    throw new DataError(`data/${path} is missing`);
  }
  const record = parseYaml(path, readText(path), schema, tokens);
  if (!record) throw new DataError(`data/${path} has a mistake`);
  return record;
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
      return [];
    }
    const [, frontMatter = '', rawBody = ''] = parts;
    const bodyStart = text.length - rawBody.length;
    const { text: body, problems: unfilled } = fillTokens(rawBody, tokens.values, tokens.localNames);
    for (const problem of unfilled) {
      addProblem({
        file: `data/${path}`,
        line: lineAt(text, bodyStart + problem.offset),
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
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  for (const name of names) {
    const id = name.slice(0, -ending.length);
    if (name.endsWith(ending) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) continue;
    addProblem({
      file: `data/${folder}/${name}`,
      line: 1,
      field: 'file name',
      found: name,
      expected: `name files in small letters, digits and hyphens, ending in ${ending}, for example new-castle${ending}`,
    });
  }
  return names.filter((name) => name.endsWith(ending)).toSorted().map((name) => `${folder}/${name}`);
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
}

function parseYaml<T>(
  path: string,
  text: string,
  schema: z.ZodType<T>,
  tokens: TokenRules | undefined,
  lineOffset = 0,
): DataRecord<T> | undefined {
  const file = `data/${path}`;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  for (const error of document.errors) {
    addProblem({
      file,
      line: lineCounter.linePos(error.pos[0]).line + lineOffset,
      field: '',
      found: error.message,
      expected:
        'a line of the form "key: value" with the same spaces in front as its neighbours; put texts with ":" or "#" in quotes',
    });
  }
  if (document.errors.length > 0) return undefined;

  const lineOf = (at: Path) => findLine(document, lineCounter, at) + lineOffset;
  const raw: unknown = document.toJS();
  let broken = false;
  const filled = mapTexts(raw, (value, at) => {
    if (!tokens) return value;
    const result = fillTokens(value, tokens.values, tokens.localNames);
    for (const problem of result.problems) {
      broken = true;
      addProblem({ file, line: lineOf(at), field: at.join('.'), ...describeToken(problem.token, tokens) });
    }
    return result.text;
  });
  const result = schema.safeParse(filled, { error: describeDefault });
  if (!result.success) {
    for (const issue of result.error.issues) addIssue(file, filled, issue, lineOf, schema);
    return undefined;
  }
  if (broken) return undefined;
  const report = (at: Path, found: string, expected: string, suggestion?: string) => {
    addProblem({ file, line: lineOf(at), field: at.join('.'), found, expected, ...(suggestion && { suggestion }) });
  };
  return {
    id: idOf(path),
    file,
    value: result.data,
    report,
    checkReference: (at, name, validNames, expected) => {
      if (!validNames.includes(name)) report(at, JSON.stringify(name), expected, nearestName(name, validNames));
    },
  };
}

/** Adds one zod issue; a misspelt key becomes one problem for each key. */
function addIssue(
  file: string,
  value: unknown,
  issue: z.core.$ZodIssue,
  lineOf: (path: Path) => number,
  schema: z.ZodType,
): void {
  if (issue.code === 'unrecognized_keys') {
    const known = listKeys(schema, issue.path, value);
    for (const key of issue.keys) {
      const suggestion = nearestName(key, known);
      addProblem({
        file,
        line: lineOf([...issue.path, key]),
        field: [...issue.path, key].join('.'),
        found: `a field that nobody reads: ${key}`,
        expected: known.length > 0 ? `one of the fields ${known.join(', ')}` : 'no such field',
        ...(suggestion && { suggestion }),
      });
    }
    return;
  }
  const found = issue.path.reduce<unknown>(
    (node, key) => (node !== null && typeof node === 'object' ? Reflect.get(node, key) : undefined),
    value,
  );
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const suggestion = typeof found === 'string' ? nearestName(found, choices) : undefined;
  addProblem({
    file,
    line: lineOf(issue.path),
    field: issue.path.join('.'),
    found: found === undefined || found === null ? 'nothing, the field is missing or empty' : JSON.stringify(found),
    expected: issue.message,
    ...(suggestion && { suggestion }),
  });
}

/** Plain words for the issues whose schema gives none. */
function describeDefault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${{ string: 'a text', number: 'a number', array: 'a list, one entry a line with "- " in front', object: 'fields under it, indented', record: 'fields under it, indented', boolean: 'true or false' }[issue.expected as string] ?? `a value of the kind ${issue.expected}`}`;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_union':
      return issue.discriminator ? `one of: ${(issue.options as unknown[] | undefined)?.join(', ') ?? 'the known kinds'}` : 'another value';
    default:
      return 'another value';
  }
}

/** Keys that the object at a path of the schema knows; empty where the schema is no plain object. */
function listKeys(schema: z.ZodType, path: Path, value: unknown): string[] {
  let node: z.core.$ZodType | undefined = schema;
  let at: unknown = value;
  for (const key of [...path, undefined]) {
    node = unwrap(node, at);
    if (key === undefined) break;
    const definition = node?._zod.def as { type: string; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType } | undefined;
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
    else if (definition?.type === 'union' && definition.discriminator && value !== null && typeof value === 'object') {
      const { discriminator } = definition;
      const chosen: unknown = Reflect.get(value, discriminator);
      node = definition.options?.find((option) => {
        const shape = (option._zod.def as unknown as { shape: Record<string, z.core.$ZodType> }).shape;
        return shape[discriminator]?._zod.values?.has(chosen as string);
      });
    } else return node;
  }
}

function describeToken(token: string, rules: TokenRules): Pick<DataProblem, 'found' | 'expected' | 'suggestion'> {
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

/** Line of a key's value; for a missing key the line of the record or list it is missing from. */
function findLine(document: Document, lineCounter: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
    const node = pair?.key ?? (length === 0 ? document.contents : document.getIn(path.slice(0, length), true));
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return lineCounter.linePos(range[0]).line;
  }
  return 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function nearestName(name: string, validNames: readonly string[]): string | undefined {
  // More than half of the letters wrong is another word, not a slip.
  return closestMatch(name, [...validNames], { maxDistance: Math.max(2, Math.ceil(name.length / 2)) });
}

function addProblem(problem: DataProblem): void {
  problems.push(problem);
}
