// Every text that a page may print, with the tokens that are the same on all pages filled, for checks that look at all of
// them alike.
import { fillTokens, mapTexts } from '../../lib/tokens.ts';
import type { TokenValue } from '../../lib/token-sum.ts';
import type { DataFile } from '../engine/data-file.ts';
import type { Finding, FieldLocation, FindingText } from './finding.ts';

/** A text of a file below data/; its line is that of a policy's text. */
export interface PageText extends FieldLocation {
  /** As the file has it, with its tokens. */
  written: string;
  /** With its tokens filled. */
  text: string;
  /** What stands around it, itself included: the texts of the same record, or the lines above and below. */
  beside: string;
}

/** Lines of a policy that stand beside one. */
const reach = 3;

/** The texts of files by their path below data/; ids and URLs are none. */
export function listPageTexts(
  files: ReadonlyMap<string, DataFile>,
  tokens: Readonly<Record<string, TokenValue>>,
): PageText[] {
  const fill = (text: string) => fillTokens(text, tokens).text;
  return [...files]
    .flatMap(([path, file]) => [...listValues(path, file, fill), ...listLines(path, file, fill)])
    .filter(({ at, text }) => !/^(\/|https?:)\S*$/.test(text) && !/(^|[a-z])id$/i.test(String(at.at(-1))));
}

/** What a search finds in texts, each at the place of its text. */
export function searchTexts(
  texts: readonly PageText[],
  search: (text: PageText) => readonly FindingText[],
): Finding[] {
  return texts.flatMap((text) => {
    const { file, at, line } = text;
    return search(text).map((finding) => ({ file, at, ...(line !== undefined && { line }), ...finding }));
  });
}

/** The beginning of a text that is too long for a message. */
export function clip(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 90 ? `${trimmed.slice(0, 80).trim()}...` : trimmed;
}

function listValues(path: string, { value: root }: DataFile, fill: (text: string) => string): PageText[] {
  const found: PageText[] = [];
  mapTexts(root, (written, at) => {
    const owner = at.findLastIndex((key) => typeof key === 'string');
    const record = at.slice(0, owner).reduce<unknown>((node, key) => Reflect.get(node as object, key), root);
    const beside = Object.values(record as object)
      .flat()
      .filter((value) => typeof value === 'string');
    found.push({ file: path, at, written, text: fill(written), beside: fill(beside.join(' ')) });
    return written;
  });
  return found;
}

/** The lines of a policy's text, each cell of a table by itself. */
function listLines(path: string, { body, bodyLine }: DataFile, fill: (text: string) => string): PageText[] {
  const written = body.split('\n');
  const lines = written.map(fill);
  return written.flatMap((line, index) => {
    const beside = lines.slice(Math.max(0, index - reach), index + reach + 1).join(' ');
    return line
      .split('|')
      .filter((cell) => cell.trim() !== '')
      .map((cell) => ({
        file: path,
        at: ['text'],
        line: bodyLine + index,
        written: cell,
        text: fill(cell),
        beside,
      }));
  });
}
