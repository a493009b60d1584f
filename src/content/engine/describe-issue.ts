// What a schema found wrong, in words that the person who wrote the file can act on.
import { stringify } from 'yaml';
import { z } from 'zod';
import { readPhone } from '../../lib/format.ts';
import { formatPath, type Diagnostic, type Path } from './diagnostic.ts';
import { nearestName, simplify } from './nearest-name.ts';
import { normalizeSpaces } from './raw-text.ts';
import { getSourceText, type YamlSource } from './source.ts';

/** What is found where a field is missing. */
export const nothingFound = 'nothing, the field is missing or empty';

/** What the schema found wrong in a file's value. A misspelled key is one mistake, not also a missing field. */
export function describeIssues(
  source: YamlSource,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
): Diagnostic[] {
  const { file, lineOf } = source;
  const diagnostics: Diagnostic[] = [];
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = listKeys(schema, issue.path, value);
    for (const key of issue.keys) {
      const at = [...issue.path, key];
      const suggestion = nearestName(key, known);
      if (suggestion) meant.add(formatPath([...issue.path, suggestion]));
      diagnostics.push({
        severity: 'error',
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
    diagnostics.push({
      severity: 'error',
      file,
      line: lineOf(issue.path),
      field,
      ...describeIssue(source, value, issue, schema),
    });
  }
  return diagnostics;
}

/** What stands in the file and what is expected instead. */
function describeIssue(
  source: YamlSource,
  value: unknown,
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
): Pick<Diagnostic, 'found' | 'expected' | 'suggestion' | 'meaning'> {
  const found = readAt(value, issue.path);
  const isObject = issue.code === 'invalid_type' && issue.expected === 'object';
  const keys = isObject ? listKeys(schema, issue.path, value) : [];
  const expected =
    keys.length > 0
      ? `the fields ${keys.join(', ')}, each on a line such as "${keys[0]}: ..."`
      : issue.message;
  if (found === undefined || found === null) {
    if (issue.path.length === 0) {
      const restored = `"git restore ${source.file}" brings the last version back`;
      return { found: 'an empty file', expected: `the fields of such a file; ${restored}` };
    }
    const meaning = findDescription(schema, issue.path, value);
    return { found: nothingFound, expected, ...(meaning && { meaning }) };
  }
  if (typeof found === 'string') {
    const isLength = issue.code === 'too_small' || issue.code === 'too_big';
    const suggestion =
      nearestName(found, listChoices(issue)) ??
      (isLength ? undefined : guessMeant(schema, value, issue.path, found));
    const length = isLength ? ` (${found.length} characters)` : '';
    const quoted = suggestion === found ? ' in quotes' : '';
    const unseen = normalizeSpaces(found) === found ? '' : ' (with a sign that nobody sees)';
    return {
      found: formatFound(found) + length + unseen + quoted,
      expected,
      ...(suggestion && { suggestion }),
    };
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    const written = getSourceText(source, issue.path);
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
  if (Array.isArray(found) && found.length === 0) return 'an empty list';
  if (Array.isArray(found)) return `a list of ${found.length} ${found.length === 1 ? 'entry' : 'entries'}`;
  if (found !== null && typeof found === 'object') {
    const names = Object.keys(found);
    return names.length > 0 ? `the fields ${names.join(', ')}` : 'no field';
  }
  const text = JSON.stringify(found);
  return text.length > 90 ? `${text.slice(0, 80)}..."` : text;
}

/** What was probably meant, as it is written in the file: 9995 for "$9,995", true for "yes". */
function guessMeant(schema: z.ZodType, value: unknown, path: Path, found: string): string | undefined {
  if (path.length === 0) return undefined;
  // Quotes that YAML takes for letters, and signs that nobody sees, are no part of any value.
  const plain = normalizeSpaces(found)
    .replace(/^[\u2018\u201C\u201D"'](.*)[\u2019\u201C\u201D"']$/, '$1')
    .trim();
  const guesses = [
    plain,
    // Of a URL the spaces go, of a name they become hyphens.
    plain.includes('@') ? plain.replaceAll(/\s/g, '') : simplify(plain),
    guessNumber(plain),
    new Map([
      ['yes', true],
      ['no', false],
    ]).get(plain.toLowerCase()),
    guessDate(plain),
    guessTime(plain),
    readPhone(plain),
    // A stock number or a state.
    plain.replaceAll(' ', '').toUpperCase(),
    // A time zone has no space.
    plain.replaceAll(' ', '_'),
    // A host has a dot; without one the URL may be of this site.
    plain.includes('.') ? `https://${plain.replace(/^http:\/\//, '')}` : undefined,
    // Of a page's URL that of its site, without a name or password.
    URL.canParse(plain) ? `https://${new URL(plain).host}` : undefined,
  ];
  const meant = guesses.find((guess) => guess !== undefined && accepts(schema, value, path, guess));
  if (meant === undefined) return undefined;
  // Telephone numbers and times stand in quotes everywhere, also where YAML would do without.
  return typeof meant === 'string' && /^[+\d:]+$/.test(meant)
    ? JSON.stringify(meant)
    : stringify(meant).trim();
}

/** The number in "$9,995", "8 495", "228,34" or "40 miles"; undefined where there may be two. */
function guessNumber(text: string): number | undefined {
  const [, amount = '', unit = ''] =
    /^\$? ?(\d+(?:[ ,]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(.*)$/.exec(text) ?? [];
  if (amount === '' || /\d/.test(unit)) return undefined;
  const isThousands = /^\d+(?:[ ,]\d{3})+(?:\.|$)/.test(amount);
  return Number(isThousands ? amount.replaceAll(/[ ,]/g, '') : amount.replace(',', '.'));
}

/** The date in "11/26/2026" or "2026-12-4". */
function guessDate(text: string): string | undefined {
  const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
  const { year, month = '', day = '' } = (american.exec(text) ?? iso.exec(text))?.groups ?? {};
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The time of 24 hours in "9:00", "1pm" or "5:30 p.m.". */
function guessTime(text: string): string | undefined {
  const [, hour = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === '' || (half === '' && !text.includes(':'))) return undefined;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Whether the schema would take this value at the path. */
function accepts(schema: z.ZodType, value: unknown, path: Path, replacement: unknown): boolean {
  const copy = structuredClone(value);
  Reflect.set(readAt(copy, path.slice(0, -1)) as object, path.at(-1) ?? '', replacement);
  const issues = schema.safeParse(copy).error?.issues ?? [];
  return !issues.some((issue) => formatPath(issue.path) === formatPath(path));
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (node !== null && typeof node === 'object' ? Reflect.get(node, key) : undefined),
    value,
  );
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true for yes or false for no',
  array: 'a list (in a file each entry on a line with "- " in front)',
  object: 'its fields (in a file under it, indented)',
  record: 'its fields (in a file under it, indented)',
};

/** Plain words for the issues whose schema gives none; given to zod as its error map. */
export function describeDefault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${typeNames[issue.expected] ?? `a value of the kind ${issue.expected}`}`;
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
export function listKeys(schema: z.ZodType, path: Path, value: unknown): string[] {
  const node = unwrap(findSchema(schema, path, value), readAt(value, path));
  return node instanceof z.ZodObject ? Object.keys(node.shape) : [];
}

/** What the field at a path means, in the words that its schema has for it. */
function findDescription(schema: z.ZodType, path: Path, value: unknown): string | undefined {
  const node = findSchema(schema, path, value);
  return node?.description ?? unwrap(node, undefined)?.description;
}

/** The schema of the field at a path. */
function findSchema(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  let node: z.ZodType | undefined = schema;
  path.forEach((key, depth) => {
    const outer = unwrap(node, readAt(value, path.slice(0, depth)));
    if (outer instanceof z.ZodArray) node = outer.element as z.ZodType;
    else if (outer instanceof z.ZodRecord) node = outer.valueType as z.ZodType;
    else node = outer instanceof z.ZodObject ? (outer.shape as Shape)[String(key)] : undefined;
  });
  return node;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** The schema inside optional and default wrappers; of a discriminated union, the option the value belongs to. */
function unwrap(schema: z.ZodType | undefined, value: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType, value);
  }
  if (!(schema instanceof z.ZodDiscriminatedUnion) || value === null || typeof value !== 'object')
    return schema;
  const { discriminator } = schema.def;
  const chosen: unknown = Reflect.get(value, discriminator);
  const options = schema.options as z.ZodObject<Shape>[];
  return options.find(({ shape }) => shape[discriminator]?.safeParse(chosen).success);
}
