// Finds fields of data/: by words that stand in them, or by what a page shows of them.
import { DataFolder, type DataText } from '../../content/engine/data-folder.ts';
import { readValue, splitFrontMatter } from '../../content/engine/source.ts';
import { labelFile, labelNumber, labelPart } from '../../content/labels.ts';
import type { TokenValue } from '../../lib/token-sum.ts';
import { fillTokens } from '../../lib/tokens.ts';
import { findFileKind } from '../../content/file-kinds.ts';

/** A field with what stands in it. */
interface Field {
  /** Below data/. */
  path: string;
  /** Keys of fields and positions in lists; of the text below front matter "text". */
  at: readonly string[];
  /** What the file is called. */
  record: string;
  /** Its name in words, behind those of what it stands in: "Showrooms, Lewes showroom, Phone". */
  label: string;
  value: string;
}

/** A field as the list of what was found shows it: what pages print of it, around the words. */
export type FoundField = Field;

/** Fields in a list of what was found. */
const maxFound = 60;

/** Fields that name a record or a page, and say nothing to visitors. */
const namingKeys = /^(id|slug|path)$|Ids?$/;

/** A token of a text: what a page prints in its place may differ from page to page. */
const tokenPattern = /\{\{.*?\}\}/g;

/** Letters that are shown on either side of what was found. */
const excerptSide = 60;

/**
 * The fields of a data folder in which all words stand: first those with nothing else in them, as a cart's name, then those
 * in which they stand in a row, last those that only name something. What a field and its file are called counts, too:
 * "nomad price" finds the price of the EV Nomad. `tokens` are the figures that texts quote: what is printed is found like
 * what is written.
 */
export function searchData(
  root: string,
  words: string,
  tokens: Readonly<Record<string, TokenValue>>,
): FoundField[] {
  const wanted = toPlain(words);
  if (wanted === '') return [];
  const ranked = listFields(root).flatMap((field) => {
    const printed = fillTokens(field.value, tokens).text.replaceAll(tokenPattern, '…');
    const plain = toPlain(printed);
    const value = [...listSpellings(field.value), plain].join(' ');
    const all = `${toPlain(`${field.record} ${field.label}`)} ${value}`;
    if (!wanted.split(' ').every((word) => all.includes(word))) return [];
    const hits = [
      plain === wanted,
      ` ${value} `.includes(` ${wanted} `),
      ` ${all} `.includes(` ${wanted} `),
      true,
    ];
    const isName = field.at.some((key) => namingKeys.test(key));
    const found = { ...field, value: clipAround(printed, words) };
    return { found, rank: isName ? hits.length : hits.indexOf(true) };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxFound)
    .map(({ found }) => found);
}

/**
 * The field of which a page shows a text, among the files that the page is made of, of those alike that of the first file;
 * undefined where none fits.
 */
export function findShownField(root: string, paths: readonly string[], text: string): Field | undefined {
  const shown = toPlain(text);
  const folder = new DataFolder(root);
  return paths
    .filter((path) => folder.hasFile(path))
    .flatMap((path) => listFieldsOf({ path, text: folder.readText(path) }))
    .map((field) => ({ field, likeness: compareToShown(field, shown) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)[0]?.field;
}

/** How much of what a page shows is a field's: 1 where both are the same, 0 where that is chance. */
function compareToShown({ value, label }: Field, shown: string): number {
  const spellings = listSpellings(value);
  if (spellings.includes(shown)) return 1;
  // A page shows something else in place of each token.
  const pieces = value
    .split(tokenPattern)
    .map(toPlain)
    .filter((piece) => piece !== '');
  let from = 0;
  const isInOrder = pieces.every((piece) => {
    const start = shown.indexOf(piece, from);
    from = start + piece.length;
    return start >= 0;
  });
  const share = pieces.join(' ').length / shown.length;
  if (isInOrder && share > 0.5) return share;
  const written = spellings.find((spelling) => spelling.includes(shown));
  if (written !== undefined && shown.length > 8) return shown.length / written.length / 2;
  // "42 miles" is a range of 42 miles: the figure, and a word of the field's name.
  const [figure, ...others] = shown.split(' ');
  const names = toPlain(label).split(' ');
  const isFigure = figure === value && others.some((word) => names.some((name) => name.startsWith(word)));
  return isFigure ? 0.5 : 0;
}

/** Every field of a data folder with a text or a figure in it. */
export function listFields(root: string): Field[] {
  return new DataFolder(root)
    .readAllTexts()
    .filter(({ path }) => findFileKind(path) !== undefined)
    .flatMap(listFieldsOf);
}

/** The fields of a file; none while it cannot be read. Of a text below front matter each line is one. */
function listFieldsOf({ path, text }: DataText): Field[] {
  const document = path.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const value = readValue(document?.fields ?? text);
  const record = labelFile(path, value);
  const lines = document?.body.split('\n').filter((line) => line.trim() !== '') ?? [];
  return [
    ...walk(value, [], []).map((field) => ({ path, record, ...field })),
    ...lines.map((line) => ({ path, record, at: ['text'], label: 'Text', value: line })),
  ];
}

function walk(
  value: unknown,
  at: readonly string[],
  labels: readonly string[],
): Pick<Field, 'at' | 'label' | 'value'>[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ at, label: labels.join(', '), value: String(value) }];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    walk(part, [...at, key], [...labels, labelPart(value, key)]),
  );
}

/** How a value is written, and how pages print it, both plain. */
function listSpellings(value: string): string[] {
  const printed = labelNumber(value);
  return [value, ...(printed === undefined ? [] : [printed])].map(toPlain);
}

/** A text without what is written in one way or another: accents, case, signs, commas of thousands, addresses of links. */
function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The part of a value in which the first of the words stands. */
function clipAround(value: string, words: string): string {
  const all = words.trim().toLowerCase();
  const [first = ''] = [all, ...all.split(/\s+/)].filter((part) => value.toLowerCase().includes(part));
  const found = value.toLowerCase().indexOf(first);
  const start = found > excerptSide ? value.lastIndexOf(' ', found - excerptSide) + 1 : 0;
  const end = found + first.length + excerptSide;
  return `${start > 0 ? '…' : ''}${value.slice(start, end)}${end < value.length ? '…' : ''}`;
}
