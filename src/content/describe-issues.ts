// What a schema found wrong, in words for the person who wrote the file.
import { isScalar } from 'yaml';
import { z } from 'zod';
import { findNearest, formatPath, getAt, quote, type Mistake, type Path } from './mistake.ts';
import type { Source } from './read-source.ts';

type Words = Pick<Mistake, 'found' | 'expected' | 'nearest'> & { at: Path };

/** The mistakes behind the issues. A misspelled field is one mistake, not also a missing field. */
export function describeIssues(source: Source, value: unknown, issues: readonly z.core.$ZodIssue[]): Words[] {
  const misspelled = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => ({
      at: [...issue.path, key],
      found: `a field that nobody reads: ${key}`,
      expected: `one of the fields ${issue.message}`,
      nearest: findNearest(key, issue.message.split(', ')),
    }));
  });
  const meant = misspelled.map(({ at, nearest = '' }) => formatPath([...at.slice(0, -1), nearest]));
  const others = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !meant.includes(formatPath(path)),
  );
  return [...misspelled, ...others.map((issue) => describeIssue(source, getAt(value, issue.path), issue))];
}

function describeIssue(source: Source, found: unknown, issue: z.core.$ZodIssue): Words {
  const words = { at: issue.path, expected: issue.message };
  if (source.value === null)
    return { ...words, found: 'an empty file', expected: 'the fields of such a file' };
  if (found === undefined || found === null)
    return { ...words, found: 'nothing, the field is missing or empty' };
  if (Array.isArray(found)) return { ...words, found: `a list of ${found.length}` };
  if (typeof found === 'object') {
    return { ...words, found: `the fields ${Object.keys(found).join(', ') || '(none)'}` };
  }
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  if (typeof found === 'string') {
    const length = isSize ? ` (${found.length} characters)` : '';
    return { ...words, found: quote(found) + length, nearest: findNearest(found, listChoices(issue)) };
  }
  const node = source.document.getIn(issue.path, true);
  const written = isScalar(node) ? node.source : undefined;
  // A message about the kind of number may not name the bound.
  const bound = isSize && !issue.message.includes('at ') ? `; ${describeBound(issue)}` : '';
  const quotes = issue.code === 'invalid_type' && issue.expected === 'string' ? ', in quotes' : '';
  return { ...words, found: written ?? JSON.stringify(found), expected: issue.message + bound + quotes };
}

/** The few words that a field may hold. */
function listChoices(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return 'options' in issue ? (issue.options as unknown[]).map(String) : [];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list, each entry on a line with "- " in front',
};

/** Messages for issues without one in the schema; passed to zod as its error map. */
export function describeDefault(issue: z.core.$ZodRawIssue): string {
  const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return fields;
    case 'invalid_type':
      return typeNames[issue.expected] ? `write ${typeNames[issue.expected]}` : `the fields ${fields}`;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return describeBound(issue);
    case 'invalid_union':
      return issue.discriminator ? `one of: ${(issue.options as string[]).join(', ')}` : 'another value';
    default:
      return 'another value';
  }
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function describeBound(issue: SizeIssue | z.core.$ZodRawIssue<SizeIssue>): string {
  const [words, bound] =
    issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const units: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' };
  return `${issue.exact ? 'exactly' : words} ${bound}${units[issue.origin] ?? ''}`;
}
