// A slip as somebody may make it in a copy of the data, and the place of the message that is to help them.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../src/content/engine/diagnostic.ts';

/** One thing that somebody wrote wrong, and where they are told about it. */
export interface Slip {
  mistake: string;
  /** Below data/. */
  file: string;
  /** What the slip replaces; without it the file gets the name `write`, or goes if there is none. */
  find?: RegExp;
  write?: string;
  /** The file that the message names, where it is not the one with the slip. */
  toldOf?: string;
  /** Text on the line that the message names, where it is not the line of the slip. */
  line?: RegExp;
  /** The field that the message names; none where it is about a file as a whole. */
  field?: string;
  /** An error unless a person has to judge. */
  severity?: Diagnostic['severity'];
}

/** What a slip is told as, and where. */
export type ToldPlace = Pick<Diagnostic, 'severity' | 'file' | 'line' | 'field'>;

/** Makes the slip in the copy and gives the place of the message that belongs to it. */
export function makeSlip(copy: string, slip: Slip): ToldPlace {
  const changed = changeFile(copy, slip);
  const named = slip.toldOf ?? changed.named;
  const line =
    slip.toldOf && slip.line
      ? lineOf(readFileSync(join(copy, named), 'utf8'), slip.line)
      : changed.lineNumber;
  const { severity = 'error', field = '' } = slip;
  return { severity, file: `data/${named}`, line, field };
}

/** What somebody wrote, on one line. */
export function describeEdit({ find, write }: Slip): string {
  if (!find) return write === undefined ? 'no file any more' : `the file name ${write}`;
  return write ? write.replaceAll(/\n\s*/g, ' / ').slice(0, 100) : 'nothing';
}

/** The line on which a text has what is looked for. */
export function lineOf(text: string, pattern: RegExp): number {
  return text.slice(0, text.search(pattern)).split('\n').length;
}

function changeFile(
  copy: string,
  { file, find, write, line, toldOf }: Slip,
): { named: string; lineNumber: number } {
  const path = join(copy, file);
  if (find) {
    const before = readFileSync(path, 'utf8');
    const at = before.search(find);
    if (at < 0) throw new Error(`data/${file} has nothing like ${String(find)}`);
    const after = before.replace(find, () => write ?? '');
    writeFileSync(path, after);
    return {
      named: file,
      lineNumber: line && !toldOf ? lineOf(after, line) : after.slice(0, at).split('\n').length,
    };
  }
  if (write === undefined) {
    rmSync(path);
    return { named: file, lineNumber: 1 };
  }
  renameSync(path, join(copy, write));
  return { named: write, lineNumber: line ? lineOf(readFileSync(join(copy, write), 'utf8'), line) : 1 };
}
