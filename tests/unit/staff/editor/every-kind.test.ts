import { describe, expect, test } from 'vitest';
import { DataFolder } from '../../../../src/content/engine/data-folder.ts';
import { readFileValue } from '../../../../src/content/engine/source.ts';
import { dataFileSchemas, findFileKind, type FileKind } from '../../../../src/content/file-kinds.ts';
import { openContent } from '../../../../src/content/load.ts';
import { buildForm, fitsForm, listFieldOrder } from '../../../../src/staff/editor/form-schema.ts';
import { rewriteFile } from '../../../../src/staff/records/rewrite-file.ts';
import { smallData } from '../../../data/data-copy.ts';

const content = openContent(smallData);
const files = new DataFolder(smallData).readAllTexts();
const kinds = Object.keys(dataFileSchemas) as FileKind[];
const byKind = kinds.map((kind) => [kind, files.filter(({ path }) => findFileKind(path) === kind)] as const);

type Place = (string | number)[];

/** The places of all words and numbers of a value. */
function listLeaves(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Array.isArray(value)
    ? value.flatMap((entry, index) => listLeaves(entry, [...at, index]))
    : Object.entries(value).flatMap(([key, entry]) => listLeaves(entry, [...at, key]));
}

/** As long as before, so that nothing else of its line is laid out anew. */
function changeLeaf(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return String(value).replace(/.(?=\W*$)/, (sign) => (sign === '1' ? '2' : '1'));
}

/** A copy of a value in which one word or number is another. */
function changeAt(value: unknown, [step, ...further]: Place): unknown {
  if (step === undefined) return changeLeaf(value);
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === step ? changeAt(entry, further) : entry));
  }
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, key === step ? changeAt(entry, further) : entry]),
  );
}

describe.each(byKind)('%s', (kind, ofKind) => {
  test('has a form that holds each of its files', () => {
    expect(ofKind).not.toEqual([]);
    const misfits = ofKind.filter(({ path, text }) => {
      const value = readFileValue(path, text);
      return !fitsForm(buildForm(kind, value, content).schema, value);
    });
    expect(misfits).toEqual([]);
  });

  test('has one changed line for a changed word or number that stands on one', async () => {
    const [{ path, text } = { path: '', text: '' }] = ofKind;
    const value = readFileValue(path, text);
    const lines = text.split('\n');
    const isOnLine = (at: Place) =>
      lines.some((line) => line.includes(JSON.stringify(readAt(value, at)).slice(1, -1)));
    const leaves = listLeaves(value).filter(isOnLine);
    const changed = await Promise.all(
      leaves
        .filter((_, index) => index % Math.ceil(leaves.length / 6) === 0)
        .map(async (at) => {
          const order = (place: readonly PropertyKey[]) => listFieldOrder(kind, value, place);
          const after = (await rewriteFile(path, text, changeAt(value, at), order)).split('\n');
          const same = after.length === lines.length;
          return [
            at.join('.'),
            same ? after.filter((line, index) => line !== lines[index]).length : 'other lines',
          ];
        }),
    );
    expect(changed.filter(([, count]) => count !== 1)).toEqual([]);
    expect(changed).not.toEqual([]);
  });
});

function readAt(value: unknown, at: Place): unknown {
  return at.reduce((inner, step) => Reflect.get(Object(inner) as object, step) as unknown, value);
}
