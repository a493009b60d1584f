// A mistake in data/ and the words for it: in the terminal, and beside the line in a pull request at GitHub.
import { closestMatch } from 'leven';
import { formatCount } from '../lib/format.ts';

/** The way to a value: keys of fields and positions in lists. */
export type Path = readonly PropertyKey[];

export interface Mistake {
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  line: number;
  /** Nested keys with dots, entries of lists counted from 1: showrooms.2.phone. Empty for a file as a whole. */
  field: string;
  found: string;
  expected: string;
  /** The nearest valid name. */
  nearest?: string | undefined;
}

/** The value at the end of a path; undefined where the path leads nowhere. */
export function getAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key): unknown => Reflect.get(Object(part) as object, key), value);
}

/** Keys with dots; entries of a list are counted from 1, as people do. */
export function formatPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
}

function formatSentences({ found, expected, nearest }: Mistake): string[] {
  const perhaps = nearest === undefined ? [] : [`perhaps:  ${nearest}`];
  return [`found:    ${found}`, `expected: ${expected}`, ...perhaps];
}

/** All mistakes as the staff read them. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const blocks = mistakes.map((mistake) => {
    const place = [mistake.file, `line ${mistake.line}`, mistake.field].filter(Boolean).join(', ');
    return [place, ...formatSentences(mistake)].join('\n  ');
  });
  return [`${formatCount(mistakes.length, 'mistake')} in data/`, ...blocks].join('\n\n');
}

/**
 * The command that has GitHub show a mistake at its line.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatAnnotation(mistake: Mistake): string {
  const { file, line, field } = mistake;
  const title = escape(field || 'The whole file')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
  return `::error file=${file},line=${line},title=${title}::${escape(formatSentences(mistake).join('\n'))}`;
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

const maxQuoteLength = 80;

/** A text in quotes on one line, of a long one its beginning. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength)}...` : line}"`;
}

/** The valid name that was most likely meant; undefined when none is close. */
export function findNearest(name: string, validNames: readonly string[]): string | undefined {
  const simplify = (text: string) => text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  // With more than a quarter of its letters wrong it is another word; of a short one, one letter has to be right.
  const maxDistance = Math.min(name.length - 1, Math.max(2, Math.floor(name.length / 4)));
  return (
    validNames.find((valid) => simplify(valid) === simplify(name)) ??
    closestMatch(name, [...validNames], { maxDistance })
  );
}
