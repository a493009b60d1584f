// A YAML text and where things stand in it: lines of fields, values as written, and syntax errors in plain words.
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Diagnostic, Path } from './diagnostic.ts';

/** A parsed file with what is needed to point at a mistake in it. */
export interface YamlSource {
  file: string;
  text: string;
  document: Document;
  lineAt: (offset: number) => number;
  lineOf: (path: Path) => number;
}

/** What was parsed last of each file: all of data/ is read at each save, of which one file is another. */
const parsed = new Map<string, YamlSource>();

/** The parsed text of a file; `lineOffset` is how many lines of the file stand before the text. */
export function parseSource(file: string, text: string, lineOffset: number): YamlSource {
  const known = parsed.get(file);
  if (known?.text === text && known.lineAt(0) === lineOffset + 1) return known;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + lineOffset;
  const lineOf = (path: Path) => lineAt(findOffset(document, path));
  const source = { file, text, document, lineAt, lineOf };
  parsed.set(file, source);
  return source;
}

/** The fields in front of a Markdown file and the text below them; undefined where there are none between two lines of hyphens. */
export function splitFrontMatter(text: string): { fields: string; body: string } | undefined {
  const [, fields, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  return fields === undefined || body === undefined ? undefined : { fields, body };
}

/** The value of a YAML text; undefined while it has a syntax error, as findSyntaxError() tells it. */
export function readValue(text: string): unknown {
  const source = parseSource('', text, 0);
  return findSyntaxError(source) ? undefined : source.document.toJS();
}

/** The first syntax error of a file, if it has one; what the parser finds after it is mostly an echo. */
export function findSyntaxError({ file, text, document, lineAt }: YamlSource): Diagnostic | undefined {
  const [error, next] = document.errors;
  const isUnclosed = error?.message.startsWith('Missing closing') === true;
  let offset = error?.pos[0];
  visit(document, {
    Node(_, node) {
      // Anchors, aliases and tags have no use here: "*new*" and "!now" are texts without their quotes.
      const hasSign = isAlias(node) || Boolean(node.anchor) || node.tag !== undefined;
      if (hasSign) offset ??= node.range?.[0] ?? 0;
      // A missing quote shows where the text stops at last; the mistake is where it starts.
      const start = isScalar(node) ? node.range?.[0] : undefined;
      if (isUnclosed && start !== undefined && start < error.pos[0]) offset = start;
    },
  });
  if (offset === undefined) return undefined;

  const line = lineTextAt(text, offset);
  const field = line.trim();
  const place = { severity: 'error' as const, file, line: lineAt(offset), field: '' };
  if (/^ *\t/.test(line)) {
    const expected = 'spaces in front of the line, as many as its neighbors have';
    return { ...place, found: `a tab in front of "${field}"`, expected };
  }
  if (error?.code === 'DUPLICATE_KEY') {
    const expected = 'every field once; keep one of the lines';
    return { ...place, found: `"${field}", a second time`, expected };
  }
  if (isUnclosed) return { ...place, found: field, expected: 'a quote at the end of the text as well' };
  const isPair = error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY';
  if (isPair) {
    // Two lines that do not fit each other: the parser names the first, the slip may be in either.
    const follower = lineTextAt(text, text.indexOf('\n', offset) + 1);
    const expected = 'the same spaces in front of both, or two more where the second belongs to the first';
    return { ...place, found: `"${line.trimEnd()}", then "${follower}"`, expected };
  }
  const found = `"${line.trimEnd()}"`;
  const known = lineMistakes.find(({ pattern }) => pattern.test(line));
  if (!known) return { ...place, found, expected: lineFormatHint };
  const suggestion = known.write && line.replace(known.pattern, known.write).trim();
  return { ...place, found, expected: known.expected, ...(suggestion && { suggestion }) };
}

const lineFormatHint =
  'a line such as "seats: 4", with the same spaces in front as its neighbors; ' +
  'a text that begins with a sign or has quotes in it stands in double quotes';

/** Slips that one line shows; only the first match is reported. `write` is the line as it was meant. */
const lineMistakes: readonly { pattern: RegExp; expected: string; write?: string }[] = [
  { pattern: /^(\s*(?:- )?[\w-]+:)([^\s/].*)$/, expected: 'a space after the colon', write: '$1 $2' },
  { pattern: /^(\s*-)([^\s-].*)$/, expected: 'a space after the hyphen', write: '$1 $2' },
  {
    pattern: /^(\s*(?:- )?[\w-]+: )([^"'>|[{][^"]*: [^"]*)$/,
    expected: 'double quotes around a text that has ": " in it',
    write: '$1"$2"',
  },
  {
    pattern: /^(\s*(?:- )?(?:[\w-]+: )?)'([^"]*'[^"]*)'\s*$/,
    expected: 'double quotes around a text that has an apostrophe in it',
    write: '$1"$2"',
  },
  {
    pattern: /^(\s*(?:- )?(?:[\w-]+: )?)([*&!%@`][^"]*)$/,
    expected: 'double quotes around a text that begins with a sign',
    write: '$1"$2"',
  },
  {
    pattern: /^[^\s#][^:]*$/,
    expected: 'two spaces in front, if the line goes on with the text above; else a field such as "seats: 4"',
  },
];

/** A value as it stands in the file, 08002 and not 8002; undefined for a list and for what takes several lines. */
export function getSourceText({ text, document }: YamlSource, path: Path): string | undefined {
  const node = document.getIn(path, true) as { range?: [number, number, number] | null } | undefined;
  const written = node?.range ? text.slice(node.range[0], node.range[1]).trim() : '\n';
  return /^[-[]|\n/.test(written) ? undefined : written;
}

/** Where a key stands; for a missing key the record or list entry that it is missing from. */
function findOffset(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** The number of the line on which an offset lies, from 1. */
export function lineNumberAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The number of the line, from 1, on which most signs of lists, quotes and brackets stand in a row, spaces among them. */
export function findDeepestLine(text: string): number {
  const lengths = text
    .split('\n')
    .map((line) =>
      Math.max(0, ...(line.match(/[^\p{L}\p{N}]+/gu) ?? []).map((characters) => characters.length)),
    );
  return lengths.indexOf(Math.max(...lengths)) + 1;
}

/** Whether an error says that a parser went deeper than its stack reaches. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

/** Diagnostic for too deep nesting. */
export const nestingDiagnostic = {
  found: 'signs of lists, quotes or brackets that stand in each other too deep to be read',
  expected: 'a few of them at most; delete the others',
};

/** The whole line on which an offset lies. */
export function lineTextAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
}
