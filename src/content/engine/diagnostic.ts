// What is wrong in a data file, or probably is: what is known of it, and how the staff read it.
import { formatCount } from '../../lib/format.ts';

/** The way to a value: keys of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** One thing that is wrong in the data, worded for the person who wrote it. */
export interface Diagnostic {
  /** An error is certainly wrong; a warning is valid and yet probably a slip, for a person to judge. */
  severity: 'error' | 'warning';
  /** From the project's root: data/vehicles/ev-city.yaml. */
  file: string;
  /** Undefined for a picture. */
  line: number | undefined;
  /** Key that is wrong, nested ones with dots and entries of lists counted from 1: showrooms.2.phone. */
  field: string;
  found: string;
  /** What is right instead, or what to do about it. */
  expected: string;
  /** What was probably meant: the nearest valid name, or the value in the right form. */
  suggestion?: string;
  /** What the field is for, where nothing stands in it. */
  meaning?: string;
}

/** Whether something is certainly wrong. */
export function isError({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity === 'error';
}

/** Where something stands, as staff look for it: "data/dealer.yaml, line 24, phone". */
export function formatPlace({ file, line, field }: Pick<Diagnostic, 'file' | 'line' | 'field'>): string {
  return [file, ...(line === undefined ? [] : [`line ${line}`]), ...(field ? [field] : [])].join(', ');
}

/** The sentences of a diagnostic, each with the word that stands in front of it. */
export function listSentences(diagnostic: Diagnostic): [label: string, sentence: string][] {
  const { found, expected, meaning, suggestion } = diagnostic;
  return [
    ['found:', found],
    [isError(diagnostic) ? 'expected:' : 'advice:', expected],
    ...(meaning ? [['meaning:', meaning] satisfies [string, string]] : []),
    ...(suggestion ? [['perhaps:', suggestion] satisfies [string, string]] : []),
  ];
}

/** A diagnostic as the lines that staff read. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const lines = listSentences(diagnostic).map(([label, sentence]) => `  ${label.padEnd(9)} ${sentence}`);
  return [formatPlace(diagnostic), ...lines].join('\n');
}

/** The errors among diagnostics as the text that staff read. */
export function formatErrors(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError);
  const count = `${formatCount(errors.length, 'mistake')} in data/`;
  return [count, ...errors.map(formatDiagnostic)].join('\n\n');
}

/** The warnings among diagnostics as the text that staff read; undefined where there are none. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string | undefined {
  const warnings = diagnostics.filter((diagnostic) => !isError(diagnostic));
  if (warnings.length === 0) return undefined;
  const count = `${formatCount(warnings.length, 'thing')} to look at in data/ (none of them stops the build)`;
  return [count, ...warnings.map(formatDiagnostic)].join('\n\n');
}

/** Diagnostics by file and line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Keys with dots; entries of a list are counted from 1, as people do. */
export function formatPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
}
