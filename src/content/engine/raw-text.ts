// What the bytes of a file show before anybody reads it as YAML or Markdown: letters of another encoding, the marks
// of a merge, and spaces that only look like one. A parser would report their consequences, or nothing.
import { lineNumberAt, lineTextAt } from './source.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The text of a file's bytes, without the mark that some editors put in front of it. */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

/** The encoding that the first bytes of a file show: two of them are its mark, and a zero is half of a letter. */
function findEncoding([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

/** The first thing that is certainly wrong with a whole file as it stands; undefined where nothing is. */
export function findRawError(file: string, text: string): Diagnostic | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(text));
  if (!rule) return undefined;
  const offset = text.search(rule.pattern);
  const found = rule.describe(lineTextAt(text, offset).trimEnd());
  return { severity: 'error', file, line: lineNumberAt(text, offset), field: '', ...found };
}

/** Signs that look like a space or like nothing. The joiner of emoji is none of them. */
const invisibleSigns = /[\u00A0\u00AD\u2000-\u200C\u200E\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/g;

/** Those of them that have no width, so that a word with one looks like the word and is another. */
export const invisibleCharacters = /[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g;

/** Signs that steer a machine and print nothing, such as a bell; line breaks and tabs are none of them. */
export const controlCharacters = /(?!\r\n)[\p{Cc}--[\t\n]]/gv;

/** A text with a plain space for each sign that looks like one, and without those that look like nothing. */
export function normalizeSpaces(text: string): string {
  return text.replaceAll(invisibleCharacters, '').replaceAll(invisibleSigns, ' ');
}

interface RawRule {
  pattern: RegExp;
  /** Words about the line on which the pattern was found. */
  describe: (line: string) => Pick<Diagnostic, 'found' | 'expected' | 'suggestion'>;
}

const invisible = invisibleSigns.source;

/** Only the first match is reported: what comes after it in a file is mostly its consequence. */
const rules: readonly RawRule[] = [
  {
    pattern: /^(<{7}|>{7})( |$)/m,
    describe: (line) => ({
      found: `"${line}", the mark of a merge that nobody has finished`,
      expected:
        'one of the two versions: delete the other, and the lines that begin with <<<<<<<, ======= and >>>>>>>',
    }),
  },
  {
    // A lost letter, and what becomes of one that is read in the wrong encoding.
    pattern: /\uFFFD|[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u20AC[\u2018-\u2122\u00A6\u009D]/,
    describe: (line) => ({
      found: `"${line.trim()}", where a letter was lost`,
      expected:
        'the letter that was meant; write it again and save the file as UTF-8 (in Visual Studio Code: ' +
        'the encoding in the bar below the text)',
    }),
  },
  {
    // In front of a line, behind its colon or hyphen, and inside a token they are taken for letters.
    pattern: new RegExp(`^[ \\t]*(?:(?:[\\w-]+:|-)[ \\t]*)?${invisible}|\\{\\{[^{}\\n]*${invisible}`, 'm'),
    describe: (line) => ({
      found: `"${line.trim()}", in which a space is none: it was pasted from another program`,
      expected: 'spaces as the space bar writes them',
      suggestion: normalizeSpaces(line).trim(),
    }),
  },
  {
    pattern: new RegExp(controlCharacters.source, 'v'),
    describe: (line) => ({
      found: `"${line.replaceAll(controlCharacters, '').trim()}", in which a sign stands that no keyboard writes`,
      expected: 'the words alone: type the line anew, or paste it with Ctrl+Shift+V (on a Mac Cmd+Shift+V)',
    }),
  },
];
