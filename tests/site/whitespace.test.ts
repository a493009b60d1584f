import { describe, expect, test } from 'vitest';
import { DataFolder } from '../../src/content/engine/data-folder.ts';
import { dataRoot, getContent } from '../../src/content/site.ts';
import { pages } from './built-site.ts';
import { listMarkedLines, seam } from './page-parts.ts';

const { vehicles } = getContent();

/** Words as they stand in the data: who writes "LiFePO4" there means it. */
const writtenWords = new Set(
  new DataFolder(dataRoot).readAllTexts().flatMap(({ text }) => text.split(/\s+/)),
);

// Astro compresses pages the way JSX does: a line break between a text and an expression or an inline element is
// dropped, and the words on both sides grow together ("One year at25miles", "DE19958", "children.$500").

/** An inline element that touches a word on its other side. */
const gluedElement = new RegExp(`[\\p{L}\\p{N},.;:!?%)]${seam}+[\\p{L}\\p{N}$(]`, 'u');

/** What grown-together words look like within a text. */
const gluedWords: [name: string, pattern: RegExp][] = [
  ['a capital inside a word', /\p{Ll}\p{Lu}/u],
  ['a digit after a letter', /\p{Ll}\d|\p{Lu}{2}\d{3}/u],
  ['a letter after a digit', /\d\p{Ll}/u],
  ['an amount after a letter or a mark', /[\p{L}\p{N},;:.!?]\$/u],
  ['a word after a mark', /[,;:!?]\p{L}|\.\p{Lu}/u],
  ['a digit after a mark after a letter', /\p{L}[,.;:]\d/u],
  ['a bracket inside a word', /\)[\p{L}\d]|[\p{L}\d]\((?!s\))/u],
  ['a space before a mark', /\s[,.;:!?)]/u],
];

/** Right as they are: ordinals, drive and layout figures, kilowatts, addresses of pages and people. */
const exceptions =
  /\b\d+(st|nd|rd|th)\b|\b\dx\d\b|\bkWh?\b|\S+@\S+|https?:\S+|\b[\w.-]+\.example\b|(?<![\p{L}\p{N}])\/[\w/-]+/gu;
/** Makers spell their models as they like ("Precedent i2"); long names first, since one may begin like another. */
const modelNames = vehicles.map(({ name }) => name).toSorted((a, b) => b.length - a.length);

function findGlue(text: string): string | undefined {
  const plain = modelNames
    .reduce((rest, name) => rest.replaceAll(name, 'Cart'), text)
    .split(' ')
    .map((word) => (writtenWords.has(word) ? 'word' : word))
    .join(' ')
    .replaceAll(exceptions, '#');
  return gluedWords.find(([, pattern]) => pattern.test(plain))?.[0];
}

describe('no words are glued together', () => {
  test('where an inline element begins or ends', () => {
    const glued = pages.flatMap((page) =>
      listMarkedLines(page.$('body'))
        .filter((line) => gluedElement.test(line))
        .map((line) => `${page.path}: ${line.replaceAll(seam, '|')}`),
    );
    expect(glued).toEqual([]);
  });

  test('within a line of text', () => {
    const glued = pages.flatMap((page) =>
      listMarkedLines(page.$('body'))
        .map((line) => line.replaceAll(seam, ''))
        .filter((line) => findGlue(line) !== undefined)
        .map((line) => `${page.path}: ${findGlue(line)}: ${line}`),
    );
    expect(glued).toEqual([]);
  });

  test('in a title, a description, a label or the words of a picture', () => {
    const glued = pages.flatMap((page) => {
      const { $ } = page;
      const texts = [
        $('head > title').text(),
        $('meta[name=description]').attr('content') ?? '',
        ...$('[aria-label]')
          .toArray()
          .map((element) => $(element).attr('aria-label') ?? ''),
        ...$('img[alt]')
          .toArray()
          .map((element) => $(element).attr('alt') ?? ''),
        ...$('iframe[title]')
          .toArray()
          .map((element) => $(element).attr('title') ?? ''),
      ];
      return texts
        .filter((text) => findGlue(text) !== undefined)
        .map((text) => `${page.path}: ${findGlue(text)}: ${text}`);
    });
    expect(glued).toEqual([]);
  });

  test.each([
    'One year at25miles a week',
    'DE19958',
    'in one cart.$500 deposit',
    'Camden County,from Lewes',
    'words , apart',
  ])('and the test would notice "%s"', (text) => {
    expect(findGlue(text)).toBeDefined();
  });

  test.each([
    'the 3rd largest, 2x4',
    'D5 Ranger 2+2',
    'Mon-Sat 9AM-5PM',
    '24/7 support',
    'mail hello@tidelanecarts.example',
  ])('and the test lets "%s" stand', (text) => {
    expect(findGlue(text)).toBeUndefined();
  });
});
