// A data folder while it is checked, and afterwards: its paths, the records without a mistake, and the mistakes.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TokenValue } from '../lib/tokens.ts';
import type { Figure } from '../features/dealer/figure.schema.ts';
import { fileKinds, findFileKind, type FileKind, type FileOutput } from './file-kinds.ts';
import { formatPath, type Mistake, type Path } from './mistake.ts';
import { idOf, type Source } from './read-source.ts';

/** Reports a mistake at a field, or at a line of the Markdown, counted from 0. */
export type Report = (at: Path | number, found: string, expected: string, nearest?: string) => void;

/** A file that fits its schema, with its tokens filled. */
export interface DataRecord<T> extends Source {
  value: T;
  /** As it is written. */
  source: Source;
  report: Report;
}

/** Files that pages cannot do without; the rentals page links to the policy. */
const requiredFiles = [...fileKinds.filter((kind) => !kind.includes('*')), 'policies/rental-policy.md'];

export class Data {
  readonly root: string;
  /** Every file by its path below the folder. */
  readonly paths: readonly string[];
  readonly missingFiles: readonly string[];
  readonly sources: Source[] = [];
  readonly records: DataRecord<unknown>[] = [];
  readonly mistakes: Mistake[] = [];
  /** The texts of tokens, by name. */
  tokens: Readonly<Record<string, TokenValue>> = {};
  readonly #pathsByKind: ReadonlyMap<FileKind | undefined, readonly string[]>;

  constructor(root: string) {
    this.root = root;
    this.paths = listPaths(root);
    this.missingFiles = requiredFiles.filter((file) => !this.paths.includes(file));
    this.#pathsByKind = Map.groupBy([...this.paths, ...this.missingFiles], findFileKind);
  }

  /** The records of a kind in order of their files' names. */
  list<Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>>[] {
    return this.records.filter((record) => record.kind === kind) as DataRecord<FileOutput<Kind>>[];
  }

  /** What a single file holds; undefined while it has a mistake. */
  find<Kind extends FileKind>(kind: Kind): FileOutput<Kind> | undefined {
    return this.list(kind)[0]?.value;
  }

  /** What a single file holds. Throws while it has a mistake. */
  get<Kind extends FileKind>(kind: Kind): FileOutput<Kind> {
    const value = this.find(kind);
    if (!value) throw new Error(`data/${kind} has a mistake`);
    return value;
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
    return (this.#pathsByKind.get(kind) ?? []).filter((path) => this.paths.includes(path)).map(idOf);
  }

  /** Whether every file of the kinds is a record, so that what is not there is missing. */
  isComplete(...kinds: FileKind[]): boolean {
    return kinds.every((kind) => (this.#pathsByKind.get(kind) ?? []).length === this.list(kind).length);
  }

  /** Adds a mistake of a file as a whole. */
  addToFile(path: string, found: string, expected: string, line = 1): void {
    this.mistakes.push({ file: `data/${path}`, line, field: '', found, expected });
  }

  createReport({ file, bodyLine, lineOf }: Source): Report {
    return (at, found, expected, nearest) => {
      const place =
        typeof at === 'number'
          ? { line: bodyLine + at, field: 'text' }
          : { line: lineOf(at), field: formatPath(at) };
      this.mistakes.push({ file, ...place, found, expected, nearest });
    };
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
