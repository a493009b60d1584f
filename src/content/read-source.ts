// Reads a file of data/: its text, its YAML, and the line of each field.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { FileKind } from './file-kinds.ts';
import { quote, type Mistake, type Path } from './mistake.ts';

/** A file with readable YAML; its values are not checked yet. */
export interface Source {
  /** Below data/; `file` is from the project's root, `id` the name without its ending. */
  path: string;
  file: string;
  kind: FileKind;
  id: string;
  /** The whole file as it is written. */
  text: string;
  document: Document;
  value: unknown;
  /** The Markdown below the fields and the line that it starts on; empty for YAML. */
  body: string;
  bodyLine: number;
  lineAt: (node: unknown) => number;
  lineOf: (path: Path) => number;
}

/** What is wrong with a file as a whole, or at a line. */
type Problem = Pick<Mistake, 'found' | 'expected'> & { line?: number };

export function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** The text of a file, or why it cannot be read. */
function readText(root: string, path: string): string | Problem {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, path));
  } catch {
    return { found: 'no file that can be read', expected: 'a file, not a folder or a link' };
  }
  // Leaves out a byte order mark, which some editors write.
  const text = new TextDecoder().decode(bytes);
  const invalid = text.search(/[\uFFFD\0]/);
  if (invalid < 0) return text;
  const expected = 'the file saved as UTF-8, with this letter written again';
  return { line: lineNumberAt(text, invalid), found: 'a letter that is not in UTF-8', expected };
}

/** A parsed file, or what is wrong with it as a whole. */
export function readSource(root: string, path: string, kind: FileKind): Source | Problem {
  const text = readText(root, path);
  return typeof text === 'string' ? parseSource(path, text, kind) : text;
}

/** Lists and quotes this deep take the parser of Markdown minutes. */
const deepNesting = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){21}/m;

export function parseSource(path: string, text: string, kind: FileKind): Source | Problem {
  const tooDeepAt = text.search(deepNesting);
  if (tooDeepAt >= 0) return { line: lineNumberAt(text, tooDeepAt), ...tooDeep };
  const isMarkdown = path.endsWith('.md');
  const [, frontMatter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const fields = isMarkdown ? frontMatter : text;
  if (fields === undefined) {
    return {
      found: 'no fields between two lines of three hyphens',
      expected: 'a line of three hyphens first, then the fields, then three hyphens again, then the text',
    };
  }
  const counter = new LineCounter();
  // The opening hyphens of front matter are a line of the file.
  const lineAtOffset = (offset: number) => counter.linePos(offset).line + (isMarkdown ? 1 : 0);
  try {
    const document = parseDocument(fields, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
    const slip = findSlip(document, fields);
    if (slip) return { line: lineAtOffset(slip.offset), found: slip.found, expected: slip.expected };
    return {
      path,
      file: `data/${path}`,
      kind,
      id: idOf(path),
      text,
      document,
      value: document.toJS() as unknown,
      body: isMarkdown ? body : '',
      bodyLine: lineNumberAt(text, text.length - body.length),
      lineAt: (node) => lineAtOffset(startOf(node) ?? 0),
      lineOf: (at) => lineAtOffset(findOffset(document, at)),
    };
  } catch (error) {
    // Thousands of brackets fill the stack.
    if (!(error instanceof RangeError)) throw error;
    return tooDeep;
  }
}

const tooDeep = { found: 'brackets, lists or quotes inside each other, too many to read', expected: 'a few' };

/** Maps, lists and their entries around a value; data/ has 14 at most. */
const maxDepth = 40;

export function lineNumberAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | null | undefined)?.range?.[0];
}

/** Where a field starts; for a missing one, the record that it is missing from. */
function findOffset(document: Document, at: Path): number {
  const around = at.slice(0, -1);
  const parent = document.getIn(around, true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(at.at(-1))) : undefined;
  const offset = startOf(pair?.key ?? document.getIn(at, true));
  if (offset !== undefined) return offset;
  return at.length > 0 ? findOffset(document, around) : 0;
}

/** What a line shows that YAML cannot read; the first that matches is named. */
const lineSlips: readonly [pattern: RegExp, expected: string][] = [
  [/^ *\t/, 'spaces instead of a tab in front of the line, as many as its neighbors have'],
  [/^\s*(?:- )?[\w-]+:[^\s/]/, 'a space after the colon'],
  [/^\s*(?:- )?[\w-]+: .*: /, 'double quotes around a text that has ": " in it'],
  [
    /^/,
    'a line such as "seats: 4" with the same spaces in front as its neighbors; a text with signs in double quotes',
  ],
];

/** The first thing that YAML cannot read, or that has no use here: anchors, aliases and tags. */
function findSlip(document: Document, text: string) {
  const [error] = document.errors;
  const isUnclosed = error?.message.startsWith('Missing closing') === true;
  let offset = error?.pos[0];
  visit(document, {
    Node(_, node, ancestors) {
      if (ancestors.length > maxDepth) throw new RangeError('too deep');
      const start = node.range?.[0] ?? 0;
      if (isAlias(node) || Boolean(node.anchor) || node.tag !== undefined) offset ??= start;
      // YAML notices a missing quote at the end of the text; the mistake is where the quote opens.
      if (isUnclosed && isScalar(node)) offset = start;
    },
  });
  if (offset === undefined) return undefined;
  const line = text.split('\n')[lineNumberAt(text, offset) - 1] ?? '';
  const found = quote(line);
  if (error?.code === 'DUPLICATE_KEY') {
    return { offset, found: `${found}, a second time`, expected: 'every field once; keep one of the lines' };
  }
  if (isUnclosed) return { offset, found, expected: 'a quote at the end of the text as well' };
  return { offset, found, expected: lineSlips.find(([pattern]) => pattern.test(line))?.[1] ?? '' };
}
