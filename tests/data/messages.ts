// What staff are told of a data folder, without the line that counts it, on the day for which its tests are written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContentWithPictures } from '../../src/content/load-with-pictures.ts';
import { formatDiagnostic, isError, type Diagnostic } from '../../src/content/engine/diagnostic.ts';
import { runChecks } from '../../src/content/checks/run-checks.ts';
import { copyData } from './data-copy.ts';

/** Every error of a folder; where there is none, every warning. */
export async function listDiagnostics(root: string): Promise<Diagnostic[]> {
  const checked = await loadContentWithPictures(root);
  const { content, diagnostics } = checked;
  return content ? [...diagnostics, ...runChecks(checked)] : diagnostics.filter(isError);
}

/** The same as staff read it. */
export async function listMessages(root: string): Promise<string> {
  return (await listDiagnostics(root)).map(formatDiagnostic).join('\n\n');
}

/** The day of the tests, which warnings depend on. */
export const testDay = new Date('2026-11-21T12:00:00Z');

/** A copy of the small dealer, of which nobody is told anything on that day. */
export function copyQuietData(parent?: string): string {
  const copy = copyData(parent);
  const replace = (file: string, find: RegExp, write: string) => {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(find, write));
  };
  // The small dealer's own days are those that a test of any other day can meet.
  replace('dealer.yaml', /^securityTxtUntil: .*$/m, 'securityTxtUntil: 2027-06-30');
  replace('payment-example.yaml', /^checkedOn: .*$/m, 'checkedOn: 2026-11-20');
  return copy;
}
