import { describe, expect, test } from 'vitest';
import { formatAnnotation, formatCommand } from '../../../src/commands/annotations.ts';

describe('formatCommand', () => {
  test.each([
    ['100 % sure', '100 %25 sure', 'a percent sign'],
    ['one\r\ntwo', 'one%0D%0Atwo', 'a line break, which would end the command'],
    ['%0A', '%250A', 'what is escaped already'],
    ['a: b, c', 'a: b, c', 'colons and commas, which stay'],
  ])('writes the message %j as "%s": %s', (message, written) => {
    expect(formatCommand('error', { line: 1 }, message)).toBe(`::error line=1::${written}`);
  });

  test.each([
    ['a: b, c', 'a%3A b%2C c', 'colons and commas, which would end the property'],
    ['50%\n', '50%25%0A', 'what a message escapes, too'],
  ])('writes the property %j as "%s": %s', (title, written) => {
    expect(formatCommand('warning', { title }, 'text')).toBe(`::warning title=${written}::text`);
  });

  test('leaves out a property without a value', () => {
    expect(formatCommand('warning', { file: 'a.jpg', line: undefined, title: 'A' }, 'text')).toBe(
      '::warning file=a.jpg,title=A::text',
    );
  });
});

const place = { file: 'data/dealer.yaml', line: 24 };

describe('formatAnnotation', () => {
  test('says all that the list says of an error', () => {
    const words = { field: 'phone', found: '"1"', expected: 'ten digits', meaning: 'The number.' };
    expect(formatAnnotation({ severity: 'error', ...place, ...words, suggestion: '"+1"' })).toBe(
      '::error file=data/dealer.yaml,line=24,title=phone::' +
        'found: "1"%0Aexpected: ten digits%0Ameaning: The number.%0Aperhaps: "+1"',
    );
  });

  test('names the form of the file where no field is wrong', () => {
    const words = { field: '', found: 'a tab', expected: 'spaces' };
    expect(formatAnnotation({ severity: 'error', ...place, ...words })).toBe(
      '::error file=data/dealer.yaml,line=24,title=Form of the file::found: a tab%0Aexpected: spaces',
    );
  });

  test('puts a warning at its line, or at the whole file where that has no lines', () => {
    const words = { severity: 'warning', found: 'a price', expected: 'read it again' } as const;
    expect(formatAnnotation({ ...place, field: 'priceUsd', ...words })).toBe(
      '::warning file=data/dealer.yaml,line=24,title=priceUsd::found: a price%0Aadvice: read it again',
    );
    expect(formatAnnotation({ file: 'data/a.jpg', line: undefined, field: '', ...words })).toBe(
      '::warning file=data/a.jpg,title=The whole file::found: a price%0Aadvice: read it again',
    );
  });
});
