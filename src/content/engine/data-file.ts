// A file of a data folder as checks look at it: parsed once, for the line of each field and for its value.
import {
  findSyntaxError,
  isTooDeep,
  lineNumberAt,
  parseSource,
  splitFrontMatter,
  type YamlSource,
} from './source.ts';
import type { DataText } from './data-folder.ts';

/** A YAML file, or a Markdown file with its fields in front. */
export interface DataFile extends YamlSource {
  /** What its fields hold; undefined while they have a syntax error. */
  value: unknown;
  /** The Markdown, and the line on which it begins; empty for YAML. */
  body: string;
  bodyLine: number;
}

/** A parsed file. One that is too deep to be parsed, which is told when it is read, counts as empty. */
export function parseDataFile({ path, text }: DataText): DataFile {
  const parts = path.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const { fields, body } = parts ?? { fields: text, body: '' };
  try {
    // The opening line of hyphens is part of the file, so the parser starts on line 2.
    const source = parseSource(`data/${path}`, fields, parts ? 1 : 0);
    const value: unknown = findSyntaxError(source) ? undefined : source.document.toJS();
    return { ...source, value, body, bodyLine: lineNumberAt(text, text.length - body.length) };
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    return parseDataFile({ path, text: '' });
  }
}

/** Parsed files by their path below data/. */
export function parseDataFiles(texts: readonly DataText[]): ReadonlyMap<string, DataFile> {
  return new Map(texts.map((text) => [text.path, parseDataFile(text)]));
}
