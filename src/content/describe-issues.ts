// What a schema found wrong, in words for the person who wrote the file.
import { isScalar } from 'yaml';
import { z } from 'zod';
import { findNearest, formatPath, getAt, type Mistake, type Path } from './mistake.ts';
import type { Source } from './read-source.ts';

type Words = Pick<Mistake, 'found' | 'expected' | 'nearest'> & { at: Path };

/** The mistakes behind the issues. A misspelled field is one mistake, not also a missing field. */
export function describeIssues(source: Source, value: unknown, issues: readonly z.core.$ZodIssue[]): Words[] {
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => ({
      at: [...issue.path, key],
      found: `a field that nobody reads: ${key}`,
      expected: `one of the fields ${issue.message}`,
      nearest: findNearest(key, issue.message.split(', ')),
    }));
  });
  const meant = unknown.map(({ at, nearest }) => formatPath([...at.slice(0, -1), nearest ?? '']));
  const others = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !meant.includes(formatPath(path)),
  );
  return [...unknown, ...others.map((issue) => ({ at: issue.path, ...describeIssue(source, value, issue) }))];
}

function describeIssue(source: Source, value: unknown, issue: z.core.$ZodIssue): Omit<Words, 'at'> {
  const found = getAt(value, issue.path);
  if (found === undefined || found === null) {
    return issue.path.length > 0
      ? { found: 'nothing, the field is missing or empty', expected: issue.message }
      : {
          found: 'an empty file',
          expected: `the fields of such a file; "git restore ${source.file}" brings the last version back`,
        };
  }
  if (typeof found === 'object') return { found: describeParts(found), expected: issue.message };
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  if (typeof found === 'string') {
    const quoted = JSON.stringify(found.length > 90 ? `${found.slice(0, 80)}...` : found);
    return {
      found: isSize ? `${quoted} (${found.length} characters)` : quoted,
      expected: issue.message,
      nearest: findNearest(found, listChoices(issue)),
    };
  }
  // A schema's message about the kind of number may not name the bound that was missed.
  const bound = isSize && !/\d+ to \d+/.test(issue.message) ? `; ${formatBound(issue)}` : '';
  const quotes = issue.code === 'invalid_type' && issue.expected === 'string' ? ', in quotes' : '';
  const node = source.document.getIn(issue.path, true);
  const written = isScalar(node) && node.source !== undefined ? node.source : JSON.stringify(found);
  return { found: written, expected: issue.message + bound + quotes };
}

function describeParts(found: object): string {
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : `a list of ${found.length}`;
  const keys = Object.keys(found);
  return keys.length === 0 ? 'no fields' : `the fields ${keys.join(', ')}`;
}

/** The few words that a field may hold. */
function listChoices(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true for yes or false for no',
  array: 'a list, each entry on a line with "- " in front',
};

/** Messages for issues without one in the schema; passed to zod as its error map. */
export function describeDefault(issue: z.core.$ZodRawIssue): string {
  const keys = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  switch (issue.code) {
    case 'unrecognized_keys':
      return keys.join(', ');
    case 'invalid_type':
      return keys.length > 0
        ? `the fields ${keys.join(', ')}, each on a line such as "${keys[0]}: ..."`
        : `write ${typeNames[issue.expected] ?? 'its fields under it, indented'}`;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return formatBound(issue);
    case 'invalid_union':
      return issue.discriminator ? `one of: ${(issue.options as string[]).join(', ')}` : 'another value';
    default:
      return 'another value';
  }
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function formatBound(issue: SizeIssue | z.core.$ZodRawIssue<SizeIssue>): string {
  const unit = issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' characters' : '';
  const [inside, beyond, bound] =
    issue.code === 'too_small' ? ['at least', 'above', issue.minimum] : ['at most', 'below', issue.maximum];
  return `${issue.exact ? 'exactly' : issue.inclusive ? inside : beyond} ${bound}${unit}`;
}
