// Every slip that somebody may make is told once, at its place. The words are those of messages.txt, for a person to read:
// `npx vitest -u` writes it anew, and what changed in it is read like any other text.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatDiagnostic } from '../../src/content/engine/diagnostic.ts';
import { copyQuietData, listDiagnostics, testDay } from './messages.ts';
import { describeEdit, makeSlip, type Slip } from './slip.ts';
import { silentSlips } from './slips/silent-slips.ts';
import { wrongEdits } from './slips/wrong-edits.ts';

const slips = [...wrongEdits, ...silentSlips];
/** What staff are told, by the slip. */
const messages = new Map<Slip, string>();

// One copy for all: each slip is taken back before the next.
const copy = copyQuietData();
beforeAll(() => {
  // Some rules ask what day it is.
  vi.useFakeTimers({ toFake: ['Date'], now: testDay });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(copy, { recursive: true });
});

test.for(slips)('$mistake is told at its place, and nothing else is', async (slip, { onTestFinished }) => {
  const path = join(copy, slip.file);
  const before = readFileSync(path);
  onTestFinished(() => {
    if (!slip.find && slip.write !== undefined) rmSync(join(copy, slip.write));
    writeFileSync(path, before);
  });
  const place = makeSlip(copy, slip);
  const told = await listDiagnostics(copy);
  // Lines are looked at here, so that a line more in a file of the small dealer changes no message.
  const words = told.map((diagnostic) => formatDiagnostic({ ...diagnostic, line: undefined }));
  messages.set(slip, [`  wrote:    ${describeEdit(slip)}`, ...words].join('\n'));
  expect(told.map(({ severity, file, line, field }) => ({ severity, file, line, field }))).toEqual([place]);
});

test('the words of every message are those that a person has read', async ({ skip }) => {
  skip(messages.size < slips.length, 'only some slips were made');
  const entries = slips.map((slip) => `${slip.mistake}\n${messages.get(slip)}`);
  await expect(showSigns(`${entries.join('\n\n')}\n`)).toMatchFileSnapshot('messages.txt');
});

/** A text in which signs that nobody sees are written as their numbers. */
function showSigns(text: string): string {
  return text.replaceAll(/(?!\n)[\p{C}\p{Zl}\p{Zp}\u00A0]/gu, (sign) => {
    return `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  });
}
