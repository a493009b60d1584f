// What is wrong in the Markdown of a policy, or probably is: what is valid, and yet prints something else than was meant, or
// leads nowhere.
import { lexer, walkTokens, type Token, type Tokens } from 'marked';
import { formatAnchor } from '../../features/policies/policy-html.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { findLooseBrace } from '../../lib/tokens.ts';
import type { Diagnostic } from '../engine/diagnostic.ts';
import { nearestName } from '../engine/nearest-name.ts';
import { findDeepestLine, lineNumberAt, nestingDiagnostic } from '../engine/source.ts';
import { tokenFormatHint } from '../engine/text-diagnostics.ts';

/** A diagnostic at a line of a policy's text, from 1. */
export type LineDiagnostic = Omit<Diagnostic, 'file' | 'field'> & { line: number };

/** What a policy's text refers to. */
export interface PolicyContext {
  /** URLs of all pages. */
  pagePaths: readonly string[];
  /** Whether a URL may be that of a page whose record has a mistake. */
  isSuppressed: (path: string) => boolean;
  /** What each token of the policy's own figures prints: "$25" is rental-late-fee. */
  printedFigures: readonly { id: string; text: string }[];
}

/** Characters of the longest document: four times as many as any has. */
const maxDocumentLength = 50_000;

/** How deep lists and quotes may stand in each other; readers lose their way long before. */
const maxNesting = 20;
/** A line that begins with more signs of them than that: a parser takes minutes for thousands. */
const deepLine = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${maxNesting + 1}}`,
  'm',
);

/** The diagnostics of a text in which tokens still stand in their braces. */
export function diagnosePolicy(markdown: string, context: PolicyContext): LineDiagnostic[] {
  const text = markdown.replaceAll('\r\n', '\n');
  const { length } = text;
  if (length > maxDocumentLength) {
    const expected = `at most ${formatNumber(maxDocumentLength)}; make two documents of it`;
    return [{ line: 1, found: `${formatNumber(length)} characters`, expected, severity: 'error' }];
  }
  const deep: LineDiagnostic[] = [{ severity: 'error', line: findDeepestLine(text), ...nestingDiagnostic }];
  if (deepLine.test(text)) return deep;
  const blocks = listBlocks(text);
  const isDeep = blocks.some(({ token }) => reachesBelow(token, maxNesting));
  return isDeep ? deep : diagnoseBlocks(text, blocks, context);
}

function diagnoseBlocks(text: string, blocks: readonly Block[], context: PolicyContext): LineDiagnostic[] {
  const anchors = blocks.flatMap(({ token }) => (isHeading(token) ? [formatAnchor(token)] : []));
  return [
    ...blocks.flatMap((block) => [
      ...findBrokenTables(block),
      ...findLeftoverMarks(block),
      ...findInline(block, { ...context, anchors }),
    ]),
    ...findLooseBraces(text),
    ...findWrongHeadings(blocks),
    ...findTypedFigures(text, context),
    ...findNoText(text),
  ];
}

function findNoText(text: string): LineDiagnostic[] {
  if (text.trim() !== '') return [];
  return [{ severity: 'error', line: 1, found: 'no text', expected: 'the text of the policy' }];
}

interface Block {
  token: Token;
  /** Its first line in the text. */
  line: number;
}

/** Paragraphs, tables, headings and their like. */
function listBlocks(text: string): Block[] {
  let offset = 0;
  return lexer(text).map((token) => {
    const line = lineNumberAt(text, offset);
    offset += token.raw.length;
    return { token, line };
  });
}

/** Whether tokens stand in a token more levels deep than given. */
function reachesBelow(token: Token, levels: number): boolean {
  const inner = [
    ...('tokens' in token ? (token.tokens ?? []) : []),
    ...('items' in token ? (token.items as Token[]) : []),
  ];
  return levels === 0 || inner.some((part) => reachesBelow(part, levels - 1));
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** Rows with more or fewer cells than the table has columns: Markdown drops them, or leaves them empty. */
function findBrokenTables({ token, line }: Block): LineDiagnostic[] {
  if (token.type !== 'table') return [];
  const [head = '', , ...rows] = token.raw.trimEnd().split('\n');
  const columns = countCells(head);
  return rows.flatMap((row, index) => {
    const cells = countCells(row);
    if (cells === columns) return [];
    return {
      line: line + index + 2,
      found: `${formatCount(cells, 'cell')} in "${row.trim()}"`,
      expected: `${formatCount(columns, 'cell')}, as the first line of the table has; "\\|" prints a "|" inside one`,
      severity: 'error',
    };
  });
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}

/** Signs of Markdown that visitors would read, by the line of a paragraph on which they stand. */
const leftoverMarks: readonly { pattern: RegExp; expected: string; write?: string }[] = [
  {
    pattern: /^(#{2,6})([^#\s].*)$/,
    expected: 'a space behind the signs of a heading',
    write: '$1 $2',
  },
  {
    pattern: /^\||\|$/,
    expected: 'the lines of a table together, with a line such as | --- | --- | under the first of them',
  },
  {
    pattern: /(\[[^\]]*\])\s+\(((?:\/|https?:)[^)\s]*)\)/,
    expected: 'a link without a space in its middle: [words](/address)',
    write: '$1($2)',
  },
  {
    pattern: /\]\((?:\/|https?:)[^)]*$/,
    expected: 'a link that ends with ")": [words](/address)',
  },
];

function findLeftoverMarks({ token, line }: Block): LineDiagnostic[] {
  if (token.type !== 'paragraph') return [];
  return token.raw.split('\n').flatMap((written, index) => {
    const words = written.trim();
    const mark = leftoverMarks.find(({ pattern }) => pattern.test(words));
    if (!mark) return [];
    const { pattern, write, expected } = mark;
    return {
      line: line + index,
      found: `"${words}"`,
      expected,
      ...(write && { suggestion: words.replace(pattern, write) }),
      severity: 'error',
    };
  });
}

/** Links that lead nowhere, and tags, in any block. */
function findInline(
  { token, line }: Block,
  context: PolicyContext & { anchors: readonly string[] },
): LineDiagnostic[] {
  const diagnostics: LineDiagnostic[] = [];
  let offset = 0;
  const add = (inner: Token, diagnostic: Omit<LineDiagnostic, 'line'>) => {
    const at = token.raw.indexOf(inner.raw.trimEnd(), offset);
    diagnostics.push({ line: line + lineNumberAt(token.raw, Math.max(0, at)) - 1, ...diagnostic });
    offset = Math.max(0, at + 1);
  };
  void walkTokens([token], (inner) => {
    if (inner.type === 'html') {
      const diagnostic = diagnoseTag(inner.raw.trim());
      if (diagnostic) add(inner, diagnostic);
    } else if (inner.type === 'link' || inner.type === 'image') {
      const diagnostic =
        diagnoseLinkText(String(inner['text'])) ?? diagnoseLink(String(inner['href']), context);
      if (diagnostic) add(inner, diagnostic);
    }
  });
  return diagnostics;
}

function diagnoseTag(tag: string): Omit<LineDiagnostic, 'line'> | undefined {
  if (/^<!--(?!\[)/.test(tag) || tag.startsWith('</')) return undefined;
  const first = tag.split('\n', 1)[0] ?? '';
  const isPasted = /^<(o:|w:|v:|font\b|span\b|style\b|!--\[|[^>]*\b(style|class)=)/i.test(tag);
  return {
    found: `"${first.length > 80 ? `${first.slice(0, 70)}...` : first}", ${isPasted ? 'which was pasted from another program' : 'a tag of HTML'}`,
    expected: isPasted
      ? 'the words alone: paste them with Ctrl+Shift+V (on a Mac Cmd+Shift+V)'
      : 'Markdown: **bold**, an empty line between paragraphs, "## " in front of a heading',
    severity: isPasted || /^<(script|iframe|object|embed|form|input)\b/i.test(tag) ? 'error' : 'warning',
  };
}

/** Link texts that say nothing to somebody who hears it alone, as programs that read aloud list links. */
const emptyLinkText =
  /^(click )?here$|^(read|learn|see|find out)? ?more$|^(this |a )?(link|page)$|^details$|^$/i;

function diagnoseLinkText(label: string): Omit<LineDiagnostic, 'line'> | undefined {
  if (!emptyLinkText.test(label.trim())) return undefined;
  return { found: `a link "${label}"`, expected: 'words that say where it leads', severity: 'error' };
}

function diagnoseLink(
  href: string,
  { pagePaths, isSuppressed, anchors }: PolicyContext & { anchors: readonly string[] },
): Omit<LineDiagnostic, 'line'> | undefined {
  const decoded = href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (/^(https?:|mailto:|tel:|\{\{)/i.test(decoded)) return undefined;
  const found = `a link to "${decoded}"`;
  const name = (known: readonly string[], wanted: string) => {
    const suggestion = nearestName(wanted, known);
    return suggestion === undefined ? {} : { suggestion };
  };
  if (decoded.startsWith('#')) {
    if (anchors.includes(decoded.slice(1))) return undefined;
    const expected = 'a heading of this text, in small letters and with hyphens';
    const known = anchors.map((anchor) => `#${anchor}`);
    return { found, expected, ...name(known, decoded), severity: 'error' };
  }
  const [path = ''] = decoded.split(/[#?]/);
  if (pagePaths.includes(path) || isSuppressed(path) || /^\/.*\.\w+$/.test(path)) return undefined;
  const expected = path.startsWith('/')
    ? 'the address of a page of this site'
    : 'the address of a page of this site, which starts with "/", or a full one with https://';
  const meant = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(path)
    ? { suggestion: `https://${decoded}` }
    : name(pagePaths, `/${path.replace(/^\/|\/$/g, '')}`);
  return { found, expected, ...meant, severity: 'error' };
}

function findLooseBraces(text: string): LineDiagnostic[] {
  return text.split('\n').flatMap((written, index) => {
    const brace = findLooseBrace(written);
    if (!brace) return [];
    return {
      line: index + 1,
      found: brace.found,
      expected: tokenFormatHint,
      ...(brace.token && { suggestion: brace.token }),
      severity: 'error',
    };
  });
}

/** Headings as large as the page's own, and those that leave a size out: programs that read aloud list them by size. */
function findWrongHeadings(blocks: readonly Block[]): LineDiagnostic[] {
  let above = 1;
  return blocks.flatMap(({ token, line }) => {
    if (!isHeading(token)) return [];
    const { depth, text } = token;
    const right = Math.max(2, Math.min(depth, above + 1));
    above = right;
    if (depth === right) return [];
    const found = `the heading "${text}", ${depth === 1 ? 'as large as the title of the page' : 'more than one size smaller than the one above it'}`;
    const signs = '#'.repeat(right);
    const expected = `"${signs} " in front of it`;
    return { line, found, expected, suggestion: `${signs} ${text}`, severity: 'error' };
  });
}

/** Figures that were typed although the policy has a token for them, which would follow a change. */
function findTypedFigures(text: string, { printedFigures }: PolicyContext): LineDiagnostic[] {
  // Tokens give way to as many spaces, so that what is typed stays where it is.
  const typed = text.replaceAll(/\{\{[^}]*\}\}/g, (token) => ' '.repeat(token.length));
  const printed = Map.groupBy(printedFigures, ({ text: figure }) => figure);
  return [...printed].flatMap(([figure, same]) => {
    const at = typed.search(
      new RegExp(`(?<![\\w$.,])${figure.replaceAll(/[$.]/g, '\\$&')}(?![\\w%]|[.,]\\d)`),
    );
    if (at < 0) return [];
    const tokens = same.map(({ id }) => `{{${id}}}`).join(' or ');
    return {
      line: lineNumberAt(typed, at),
      found: `${figure}, which data/figures has as ${same.map(({ id }) => id).join(' and as ')}`,
      expected:
        same.length === 1
          ? `write ${tokens} if this figure is meant, so that it follows a change`
          : `write ${tokens}, whichever is meant, so that it follows a change; leave it if it is a figure of its own`,
      severity: 'warning',
    };
  });
}
