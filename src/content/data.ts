// A data folder while it is checked, and afterwards: its paths, the records without a mistake, and the mistakes.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Outline } from '../features/places/county-outlines.schema.ts';
import type { TokenValue } from '../lib/tokens.ts';
import type { Figure } from '../schemas/figure.schema.ts';
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
  /** Reports a mistake at a field, or at a line of the Markdown, counted from 0. */
  report: (at: Path | number, found: string, expected: string, nearest?: string) => void;
}

export class Data {
  readonly root: string;
  /** Every file by its path below the folder. */
  readonly paths: readonly string[];
  readonly sources: Source[] = [];
  readonly records: DataRecord<unknown>[] = [];
  readonly mistakes: Mistake[] = [];
  /** The texts of tokens, by name. */
  tokens: Readonly<Record<string, TokenValue>> = {};
  /** Land of counties, for drawn maps. */
  outlines: readonly Outline[] = [];
  readonly #pathsByKind: ReadonlyMap<FileKind | undefined, readonly string[]>;
  readonly #incomplete = new Set<FileKind>();

  constructor(root: string) {
    this.root = root;
    this.paths = listPaths(root);
    this.#pathsByKind = Map.groupBy(this.paths, findFileKind);
  }

  /** The records of a kind in order of their files' names. */
  list<Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>>[] {
    return this.records.filter((record) => record.kind === kind) as DataRecord<FileOutput<Kind>>[];
  }

  /** The record of a single file; undefined while it has a mistake. */
  find<Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>> | undefined {
    return this.list(kind)[0];
  }

  /** What a single file holds. Throws while it has a mistake. */
  get<Kind extends FileKind>(kind: Kind): FileOutput<Kind> {
    const record = this.find(kind);
    if (!record) throw new Error(`data/${kind} has a mistake`);
    return record.value;
  }

  /** The figures of all files. */
  listFigures(): Figure[] {
    return this.list('figures/*.yaml').flatMap(({ value }) => value.figures);
  }

  /** Vehicles without `retired: true`. */
  listVehicles() {
    return this.list('vehicles/*.yaml').filter(({ value }) => !value.retired);
  }

  /** The names of a kind's files, also of those with mistakes. */
  listIds(kind: FileKind): string[] {
    return (this.#pathsByKind.get(kind) ?? []).map(idOf);
  }

  /** Whether all files of the kinds could be read, so that what is not there is missing. */
  isComplete(kinds: readonly FileKind[]): boolean {
    return kinds.every((kind) => !this.#incomplete.has(kind));
  }

  markIncomplete(kind: FileKind): void {
    this.#incomplete.add(kind);
  }

  /** Adds a mistake of a file as a whole; `kind` is that of a file which is left out for it. */
  addToFile(path: string, found: string, expected: string, kind?: FileKind): void {
    this.mistakes.push({ file: `data/${path}`, line: 1, field: '', found, expected });
    if (kind) this.markIncomplete(kind);
  }

  addRecord(source: Source, value: unknown, body: string): void {
    const { kind, id, file } = source;
    const report: DataRecord<unknown>['report'] = (at, found, expected, nearest) => {
      const place =
        typeof at === 'number'
          ? { line: source.bodyLine + at, field: 'text' }
          : { line: source.lineOf(at), field: formatPath(at) };
      this.mistakes.push({ file, ...place, found, expected, nearest });
    };
    this.records.push({ kind, id, file, value, body, source, report });
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
