// A slip as somebody may make it in a copy of the data, and the message that is to help them.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that somebody wrote wrong, and the message about it: a mistake has `expected`, a warning `advice`. */
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
  field?: string;
  found: string;
  expected?: string;
  advice?: string;
  /** What the message says about the field where nothing stands in it. */
  meaning?: string;
  perhaps?: string;
}

/** Makes the slip in the copy and gives the message that belongs to it. */
export function makeSlip(copy: string, slip: Slip): string {
  const changed = changeFile(copy, slip);
  const named = slip.toldOf ?? changed.named;
  const lineNumber =
    slip.toldOf && slip.line
      ? lineOf(readFileSync(join(copy, named), 'utf8'), slip.line)
      : changed.lineNumber;
  const { field, found, expected, advice, meaning, perhaps } = slip;
  return [
    `data/${named}, line ${lineNumber}${field === undefined ? '' : `, ${field}`}`,
    `  found:    ${found}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    ...(advice === undefined ? [] : [`  advice:   ${advice}`]),
    ...(meaning === undefined ? [] : [`  meaning:  ${meaning}`]),
    ...(perhaps === undefined ? [] : [`  perhaps:  ${perhaps}`]),
  ].join('\n');
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
