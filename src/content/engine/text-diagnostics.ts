// Texts of a YAML file that say something else than the staff meant, without a syntax error: what YAML takes for a
// comment or for a part of the text above, and tokens that are none.
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { findLooseBrace } from '../../lib/tokens.ts';
import { formatPath, type Diagnostic, type Path } from './diagnostic.ts';
import { controlCharacters, invisibleCharacters } from './raw-text.ts';
import { lineTextAt, readValue, type YamlSource } from './source.ts';

/** A diagnostic of the text at a path. */
type TextDiagnostic = Omit<Diagnostic, 'file' | 'field'> & { at: Path };

/** What is right instead of braces that are no token. */
export const tokenFormatHint = 'tokens have two braces on both sides, {{phone}}; other texts have none';

/** Characters of the longest text: five times as many as any text of data/ has. */
const maxTextLength = 2000;

/** The fields that a record at a path may have. */
type ListKeys = (at: Path) => readonly string[];

/** What is wrong with the texts of a file, or probably is. */
export function diagnoseTexts(source: YamlSource, listKeys: ListKeys): Diagnostic[] {
  return listTexts(source.document.contents)
    .flatMap((text) => diagnoseText(source, text, listKeys))
    .map(({ at, ...words }) => ({ file: source.file, field: formatPath(at), ...words }));
}

function diagnoseText(source: YamlSource, text: TextAt, listKeys: ListKeys): TextDiagnostic[] {
  const long = findTooLong(source, text);
  // The searches in a text take time by its length twice over, so one that is refused is searched for nothing else.
  if (long) return [long];
  return [
    ...findCut(source, text),
    ...findSwallowedFields(source, text, listKeys),
    ...findSwallowedEntries(source, text),
    ...findLooseBraces(source, text),
    ...findCurlyQuotes(source, text),
    ...findMarkup(source, text),
    ...findHiddenSigns(source, text),
  ];
}

/** A text that is longer than any page has room for, such as a whole document pasted into one field. */
function findTooLong({ lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic | undefined {
  const { length } = node.value;
  if (length <= maxTextLength) return undefined;
  return {
    at,
    line: lineAt(rangeOf(node)[0]),
    found: `"${node.value.slice(0, 40)}...", ${formatNumber(length)} characters long`,
    expected: `at most ${formatNumber(maxTextLength)} characters`,
    severity: 'error',
  };
}

interface TextAt {
  node: Scalar<string>;
  at: Path;
  /** The records around it, the innermost first. */
  records: readonly { at: Path; value: Readonly<Record<string, unknown>> }[];
}

/** The texts of a document, keys left out. */
function listTexts(node: unknown, at: Path = [], records: TextAt['records'] = []): TextAt[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => listTexts(item, [...at, index], records));
  if (isMap(node)) {
    const inner = [{ at, value: node.toJSON() as Readonly<Record<string, unknown>> }, ...records];
    return node.items.flatMap(({ key, value }) => listTexts(value, [...at, String(key)], inner));
  }
  return isScalar(node) && typeof node.value === 'string'
    ? [{ node: node as Scalar<string>, at, records }]
    : [];
}

/** A text that ends where YAML takes its rest for a comment: "Our #1 cart". */
function findCut({ text, lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  const [start, end] = rangeOf(node);
  const [comment] = /^[ \t]*#.*/.exec(text.slice(end)) ?? [];
  if (node.type !== 'PLAIN' || comment === undefined) return [];
  const whole = (text.slice(start, end) + comment).trimEnd();
  const line = lineTextAt(text, start).trim();
  // With a space behind the sign it may be a note that is meant.
  const isNote = comment.trimStart().startsWith('# ');
  return [
    {
      severity: isNote ? 'warning' : 'error',
      at,
      line: lineAt(start),
      found: `"${whole}", of which visitors read "${node.value}"`,
      expected: 'double quotes around a text that has " #" in it',
      ...(!isNote && !whole.includes('"') && { suggestion: line.replace(whole, () => `"${whole}"`) }),
    },
  ];
}

/** Lines of a text that are fields of the record around it: "asIs: true" below a description. */
function findSwallowedFields(source: YamlSource, text: TextAt, listKeys: ListKeys): TextDiagnostic[] {
  return listFurtherLines(source, text.node).flatMap(({ line, words }): TextDiagnostic[] => {
    const [, written = '', rest = ''] = /^(?:- )?([A-Za-z]\w*): ?(.*)$/.exec(words) ?? [];
    // Sentences begin with a capital, fields do not; a figure or a list behind the colon is no sentence.
    const isSentence = /^[A-Z]/.test(written) && (rest === '' || typeof readValue(rest) === 'string');
    if (written === '' || isSentence) return [];
    const isMeant = (key: string) => key.toLowerCase() === written.toLowerCase();
    const owner = text.records.find(({ at }) => listKeys(at).some(isMeant));
    const key = owner && listKeys(owner.at).find(isMeant);
    if (!owner || key === undefined) return [];
    // A sentence may go on with "note: it is closed in winter" on a line of its own, but not with "standsAt: lewes".
    const mayBeProse = /^[a-z]+$/.test(written) && typeof readValue(rest) === 'string';
    if (mayBeProse && Object.hasOwn(owner.value, key)) return [];
    const at = [...owner.at, key];
    const found = `${key} with more spaces in front than the fields around it, so it reads as a part of the text above`;
    const expected = 'the same spaces in front as its neighbors';
    const severity = mayBeProse && rest.includes(' ') ? 'warning' : 'error';
    return [{ severity, at, line, found, expected }];
  });
}

/** Lines of a text that look like entries of the list around it. */
function findSwallowedEntries(source: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  return listFurtherLines(source, node).flatMap(({ line, words }): TextDiagnostic[] =>
    /^- \S/.test(words)
      ? [
          {
            // In a block of text a line may begin with a dash.
            severity: node.type === 'PLAIN' ? 'error' : 'warning',
            at,
            line,
            found: `"${words}", which reads as a part of the text above`,
            expected: 'a list has each entry on a line with the same spaces in front of "- "',
          },
        ]
      : [],
  );
}

/** Braces that are no token: {phone}, {{phone}, {{rental late fee. */
function findLooseBraces({ text, lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  const [start, end] = rangeOf(node);
  const brace = findLooseBrace(text.slice(start, end));
  if (!brace) return [];
  const { offset, found, token } = brace;
  return [
    {
      at,
      line: lineAt(start + offset),
      found,
      expected: tokenFormatHint,
      ...(token && { suggestion: token }),
      severity: 'error',
    },
  ];
}

/** Curly quotes around a whole value, which YAML takes for letters. */
function findCurlyQuotes({ lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  if (!/^[\u201C\u201D\u2018][^\u201C\u201D]*[\u201C\u201D\u2019]$/.test(node.value)) return [];
  return [
    {
      at,
      line: lineAt(rangeOf(node)[0]),
      found: `${node.value}, with its curly quotes, which visitors see`,
      expected: 'if they are to hold the text together, write straight quotes (") or none',
      severity: 'warning',
    },
  ];
}

/** Tags of HTML and marks of Markdown, which only the texts of policies may have: here visitors read them. */
function findMarkup({ text, lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  const [start, end] = rangeOf(node);
  const mark = /<\/?[a-z][^<>]*>|\*\*[^*\n]+\*\*|\[[^\]\n]+\]\((?:\/|https?:)[^)\n]*\)/i.exec(
    text.slice(start, end),
  );
  if (!mark) return [];
  return [
    {
      at,
      line: lineAt(start + mark.index),
      found: `"${mark[0]}", which visitors read with its signs`,
      expected: 'plain words; only the texts of policies have headings, bold words and links of their own',
      severity: 'error',
    },
  ];
}

/** Signs that nobody sees, and what to do about them. Those of a machine that stand in the file itself are told before. */
const hiddenSigns = [
  {
    // They come with words from other programs and keep searches from finding them.
    pattern: invisibleCharacters,
    what: 'that nobody sees, pasted from another program',
    expected: 'type the words anew, or paste them with Ctrl+Shift+V (on a Mac Cmd+Shift+V)',
    severity: 'warning',
  },
  {
    // Written as "\a" or "\x07".
    pattern: controlCharacters,
    what: 'that no keyboard writes',
    expected: 'the words alone, without a backslash',
    severity: 'error',
  },
] as const;

function findHiddenSigns({ lineAt }: YamlSource, { node, at }: TextAt): TextDiagnostic[] {
  return hiddenSigns.flatMap(({ pattern, what, expected, severity }) => {
    const count = node.value.match(pattern)?.length ?? 0;
    if (count === 0) return [];
    const found = `${formatCount(count, 'sign')} ${what}`;
    return [{ at, line: lineAt(rangeOf(node)[0]), found, expected, severity }];
  });
}

/** The lines of a text after its first; of a block all of them. */
function listFurtherLines({ text, lineAt }: YamlSource, node: Scalar): { line: number; words: string }[] {
  const [start, end] = rangeOf(node);
  const [, ...lines] = text.slice(start, end).split('\n');
  return lines.map((line, index) => ({ line: lineAt(start) + index + 1, words: line.trim() }));
}

function rangeOf({ range }: Node): readonly [number, number] {
  return range ? [range[0], range[1]] : [0, 0];
}
