// A mistake in a data file: what is known of it, and how the staff read it.
import { closestMatch } from 'leven';

/** The way to a value: keys of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** One mistake in a data file, worded for the person who made it. */
export interface DataProblem {
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  /** Undefined for a picture. */
  line: number | undefined;
  /** Key that is wrong, nested ones with dots and entries of lists counted from 1: showrooms.2.phone. */
  field: string;
  found: string;
  expected: string;
  /** What was probably meant: the nearest valid name, or the value in the right form. */
  suggestion?: string;
  /** What the field is for, where nothing stands in it. */
  meaning?: string;
}

/** What is valid and yet probably a slip, with its place as it is told. */
export interface Doubt extends Pick<DataProblem, 'file' | 'line' | 'field' | 'found'> {
  /** What to do about it. */
  advice: string;
  /** Whether it is certainly wrong and stops no page, as a day that lies ahead. `npm run data:check` fails on it, and a build goes on. */
  isMistake?: boolean;
}

/** Where something stands, as staff look for it: "data/dealer.yaml, line 24, phone". */
export function formatPlace({ file, line, field }: Pick<DataProblem, 'file' | 'line' | 'field'>): string {
  return [file, ...(line === undefined ? [] : [`line ${line}`]), ...(field ? [field] : [])].join(', ');
}

/** One mistake as the lines that staff read. */
export function formatProblem(problem: DataProblem): string {
  const lines = [formatPlace(problem), `  found:    ${problem.found}`, `  expected: ${problem.expected}`];
  if (problem.meaning) lines.push(`  meaning:  ${problem.meaning}`);
  if (problem.suggestion) lines.push(`  perhaps:  ${problem.suggestion}`);
  return lines.join('\n');
}

/** Mistakes by file and line. */
export function sortProblems(problems: readonly DataProblem[]): DataProblem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Keys with dots; entries of a list are counted from 1, as people do. */
export function formatPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
}

/** A name as ids are written: "EV City" is "ev-city". */
export function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

/** The valid name that was most likely meant; undefined when none is close. */
export function nearestName(name: string, validNames: readonly string[]): string | undefined {
  const same = validNames.find((valid) => simplify(valid) === simplify(name));
  // More than a quarter of the letters wrong is another word, not a slip; of short words one letter has to be right.
  const maxDistance = Math.min(name.length - 1, Math.max(2, Math.floor(name.length / 4)));
  const longer = validNames.filter((valid) => simplify(valid).startsWith(simplify(name)));
  return (
    same ??
    closestMatch(name, [...validNames], { maxDistance }) ??
    // "Mon" for Monday, "price" for priceUsd. An id that others go on from is whole: "ev-nomad" is not "ev-nomad-xl".
    (/^[^-]{3,}$/.test(name) && longer.length === 1 ? longer[0] : undefined)
  );
}
