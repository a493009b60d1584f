// What is known of a data folder while it is checked: its paths, its records without a mistake, and the mistakes.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Outline } from '../features/places/county-outlines.schema.ts';
import type { TokenValue } from '../lib/token-sum.ts';
import { findFileKind, type FileKind, type FileOutput } from './file-kinds.ts';
import { formatPath, type Mistake, type Path } from './mistake.ts';
import { idOf, type Source } from './read-source.ts';

/** A file that fits its schema. */
export interface DataRecord<T> {
  kind: FileKind;
  /** The file's name without its ending. */
  id: string;
  file: string;
  value: T;
  /** The Markdown below the fields with its tokens filled; empty for YAML. */
  body: string;
  source: Source;
  report: (at: Path, found: string, expected: string, nearest?: string) => void;
  /** The same at a line of the Markdown, from 0. */
  reportInText: (index: number, found: string, expected: string, nearest?: string) => void;
}

/** Characters of a line that is quoted in a mistake. */
const maxFoundLength = 400;

export class Data {
  readonly root: string;
  /** Every file by its path below the folder. */
  readonly paths: readonly string[];
  readonly sources: Source[] = [];
  readonly records: DataRecord<unknown>[] = [];
  readonly mistakes: Mistake[] = [];
  /** The texts of tokens, by name. */
  tokens: Readonly<Record<string, TokenValue>> = {};
  outlines: readonly Outline[] = [];
  readonly #ids: ReadonlyMap<FileKind | undefined, readonly string[]>;
  readonly #incomplete = new Set<FileKind>();

  constructor(root: string) {
    this.root = root;
    this.paths = listPaths(root);
    const byKind = Map.groupBy(this.paths, findFileKind);
    this.#ids = new Map([...byKind].map(([kind, paths]) => [kind, paths.map(idOf)]));
  }

  /** The records of a kind in order of their files' names. */
  list<Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>>[] {
    return this.records.filter((record) => record.kind === kind) as DataRecord<FileOutput<Kind>>[];
  }

  /** The record of a single file; undefined while it has a mistake. */
  find<Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>> | undefined {
    return this.list(kind)[0];
  }

  /** The names of a kind's files, also of those with mistakes. */
  listIds(kind: FileKind): readonly string[] {
    return this.#ids.get(kind) ?? [];
  }

  /** Whether all files of the kinds could be read, so that what is not there is missing. */
  isComplete(kinds: readonly FileKind[]): boolean {
    return kinds.every((kind) => !this.#incomplete.has(kind));
  }

  markIncomplete(kind: FileKind): void {
    this.#incomplete.add(kind);
  }

  /** `kind` is that of a file which has to be left out for the mistake. */
  add({ found, ...mistake }: Mistake, kind?: FileKind): void {
    const clipped = found.length > maxFoundLength ? `${found.slice(0, maxFoundLength)}...` : found;
    this.mistakes.push({ ...mistake, found: clipped });
    if (kind) this.markIncomplete(kind);
  }

  /** The same about a file as a whole. */
  addToFile(path: string, found: string, expected: string, kind?: FileKind): void {
    this.add({ file: `data/${path}`, line: 1, field: '', found, expected }, kind);
  }

  addRecord(source: Source, value: unknown, body: string): void {
    const { kind, id, file, lineOf, bodyLine } = source;
    const report: DataRecord<unknown>['report'] = (at, found, expected, nearest) => {
      this.add({ file, line: lineOf(at), field: formatPath(at), found, expected, nearest });
    };
    const reportInText: DataRecord<unknown>['reportInText'] = (index, found, expected, nearest) => {
      this.add({ file, line: bodyLine + index, field: 'text', found, expected, nearest });
    };
    this.records.push({ kind, id, file, value, body, source, report, reportInText });
  }
}

/** Files that programs keep for themselves. */
const hidden = /(^|\/)(\.|thumbs\.db$|desktop\.ini$)/i;

/** Every file of a folder; a folder with the name of a file is listed as well. */
function listPaths(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() || /\.(yaml|md|jpe?g|png|webp|avif)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !hidden.test(path))
    .toSorted();
}
