import { describe, expect, test } from 'vitest';
import { readFileValue } from '../../../../src/content/engine/source.ts';
import { rewriteFile } from '../../../../src/staff/records/rewrite-file.ts';

const text =
  '---\n# the page\ntitle: Terms # short\nrelated: [privacy]\n---\n\n## Rules\n\n| A   | B   |\n| --- | --- |\n';

describe('a Markdown file', () => {
  test('is read as its fields, and its text as one more', () => {
    expect(readFileValue('a.md', text)).toEqual({
      title: 'Terms',
      related: ['privacy'],
      text: '## Rules\n\n| A   | B   |\n| --- | --- |',
    });
  });

  test.for([
    ['without fields', 'Words alone\n'],
    ['whose fields have a syntax error', '---\ntitle: *new*\n---\n\nWords\n'],
    ['whose fields are one word', '---\ntitle\n---\n\nWords\n'],
  ] as const)('%s has no value', ([, broken]) => {
    expect(readFileValue('a.md', broken)).toBeUndefined();
  });

  test.for<[sentence: string, change: object, from: string, to: string]>([
    ['another field leaves the text', { title: 'Terms of sale' }, 'title: Terms #', 'title: Terms of sale #'],
    [
      'another text leaves the fields',
      { text: '## Rules' },
      '## Rules\n\n| A   | B   |\n| --- | --- |\n',
      '## Rules\n',
    ],
    [
      'a row of a table is laid out as the others are',
      { text: '## Rules\n\n|A|B|\n|-|-|\n|C|D|\n\n\n' },
      '| --- | --- |\n',
      '| --- | --- |\n| C   | D   |\n',
    ],
    ['no change leaves every character', {}, '', ''],
  ])('%s', async ([, change, from, to]) => {
    const value = { ...(readFileValue('a.md', text) as object), ...change };
    expect(await rewriteFile('a.md', text, value)).toBe(text.replace(from, to));
  });

  test('keeps the line ends of Windows', async () => {
    const windows = text.replaceAll('\n', '\r\n');
    const value = { ...(readFileValue('a.md', windows) as object), title: 'T', text: 'Words' };
    const after = await rewriteFile('a.md', windows, value);
    expect(after).toBe(
      '---\n# the page\ntitle: T # short\nrelated: [privacy]\n---\n\nWords\n'.replaceAll('\n', '\r\n'),
    );
  });
});

test('a YAML file is written as its value', async () => {
  expect(await rewriteFile('a.yaml', 'a: 1 # one\nb: 2\n', { a: 3, b: 2 })).toBe('a: 3 # one\nb: 2\n');
});
