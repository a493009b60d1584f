// Every text that a page may print, with the tokens that are the same on all pages filled, for checks that look at all of
// them alike.
import { parse } from 'yaml';
import { fillTokens, mapTexts } from '../../lib/site/tokens.ts';
import type { TokenValue } from '../../lib/site/token-sum.ts';
import { lineNumberAt } from '../source.ts';
import type { Place } from './warning.ts';

/** A text of a file below data/. */
export interface PageText extends Place {
  /** Of a line of a policy, from 1; where it is missing the place tells it. */
  line?: number;
  /** As the file has it, with its tokens. */
  written: string;
  /** With its tokens filled. */
  text: string;
  /** What stands around it, itself included: the texts of the same record, or the lines above and below. */
  beside: string;
}

/** Lines of a policy that stand beside one. */
const reach = 3;

/** The texts of files by their path below data/; ids and addresses are none. */
export function listPageTexts(
  files: ReadonlyMap<string, string>,
  tokens: Readonly<Record<string, TokenValue>>,
): PageText[] {
  const fill = (text: string) => fillTokens(text, tokens).text;
  return [...files]
    .flatMap(([file, text]) => {
      if (!file.endsWith('.md')) return listValues(file, text, fill);
      const [, fields = '', body = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(text) ?? [];
      return [...listValues(file, fields, fill), ...listLines(file, body, text, fill)];
    })
    .filter(({ at, text }) => !/^(\/|https?:)\S*$/.test(text) && !/(^|[a-z])id$/i.test(String(at.at(-1))));
}

function listValues(file: string, text: string, fill: (text: string) => string): PageText[] {
  const found: PageText[] = [];
  const root: unknown = parse(text);
  mapTexts(root, (written, at) => {
    const owner = at.findLastIndex((key) => typeof key === 'string');
    const record = at.slice(0, owner).reduce<unknown>((node, key) => Reflect.get(node as object, key), root);
    const beside = Object.values(record as object)
      .flat()
      .filter((value) => typeof value === 'string');
    found.push({ file, at, written, text: fill(written), beside: fill(beside.join(' ')) });
    return written;
  });
  return found;
}

/** The lines of a policy's text, each cell of a table by itself. */
function listLines(file: string, body: string, whole: string, fill: (text: string) => string): PageText[] {
  const written = body.split('\n');
  const lines = written.map(fill);
  const before = lineNumberAt(whole, whole.length - body.length);
  return written.flatMap((line, index) => {
    const beside = lines.slice(Math.max(0, index - reach), index + reach + 1).join(' ');
    return line
      .split('|')
      .filter((cell) => cell.trim() !== '')
      .map((cell) => ({ file, at: ['text'], line: before + index, written: cell, text: fill(cell), beside }));
  });
}
