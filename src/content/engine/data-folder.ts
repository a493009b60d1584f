// The one module that opens a data folder. It gives readers their records and collects every mistake, worded by its
// neighbors (source.ts, describe-issue.ts), so that several are listed together.
import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { dataFileSchemas, type FileKind, type FileOutput } from '../file-kinds.ts';
import { fillTokens, listTokenNames, mapTexts } from '../../lib/tokens.ts';
import { pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
import type { TokenValue } from '../../lib/token-sum.ts';
import { describeDefault, describeIssues, listKeys } from './describe-issue.ts';
import {
  formatDiagnostic,
  formatPath,
  isError,
  sortDiagnostics,
  type Diagnostic,
  type Path,
} from './diagnostic.ts';
import { nearestName, simplify } from './nearest-name.ts';
import { decodeText, findRawError } from './raw-text.ts';
import type { LineDiagnostic } from '../rules/policy-diagnostics.ts';
import {
  findDeepestLine,
  findSyntaxError,
  isTooDeep,
  lineNumberAt,
  parseSource,
  nestingDiagnostic,
  splitFrontMatter,
  type YamlSource,
} from './source.ts';
import { diagnoseTexts } from './text-diagnostics.ts';
import { isTextFile } from './text-file.ts';

/** A parsed record with what is needed to report a mistake that only shows beside other records. */
export interface DataRecord<T> {
  /** File name without its ending. */
  id: string;
  file: string;
  value: T;
  /** What the file was read with. */
  schema: z.ZodType<T>;
  /** Adds a mistake at a key of this record; `suggestion` is what was probably meant. */
  report: (path: Path, found: string, expected: string, suggestion?: string) => void;
}

/** Which tokens a file's texts may hold: filled here, or left for the template that uses the file. */
export interface TokenRules {
  values: Readonly<Record<string, TokenValue>>;
  localNames?: readonly string[];
}

/** A file of a data folder as it stands on the disk; `path` is below the folder. */
export interface DataText {
  path: string;
  text: string;
}

/** A Markdown file with front matter. */
export interface DataDocument<T> extends DataRecord<T> {
  /** The text with its tokens filled. */
  body: string;
  /** The text as it stands in the file. */
  writtenBody: string;
  /** Names of all tokens in the file. */
  tokenNames: string[];
  /** Adds a diagnostic at a line of the text, from 1. */
  reportInText: (found: LineDiagnostic) => void;
}

/** Folders with a record in each file. */
type RecordFolder = FileKind extends infer Kind
  ? Kind extends `${infer Folder}/*.yaml`
    ? Folder
    : never
  : never;

/** What a folder holds under a name. A link counts as the file that it leads to; any other leads nowhere. */
interface Entry {
  name: string;
  kind: 'file' | 'folder' | 'link';
}

/** Names that programs give to files of their own: a dot in front, or what the file managers of Windows and Macs leave. */
const systemFiles = /^\.|^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i;

const maxFoundLength = 400;

/** A data folder that is being read, and the mistakes found so far. */
export class DataFolder {
  readonly root: string;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #records: DataRecord<unknown>[] = [];

  // Every word of the records that were left out for a mistake. A reference to one of them may well be right, so it is
  // judged once that record is; else one slip in a county would be reported from every page that names its towns.
  readonly #suppressedReferences = new Set<string>();

  readonly #entries = new Map<string, readonly Entry[]>();

  constructor(root: string) {
    this.root = root;
  }

  /** Every mistake and probable slip found so far, sorted by file and line. */
  listDiagnostics(): readonly Diagnostic[] {
    return sortDiagnostics(this.#diagnostics);
  }

  /** Every record that was read so far and has no mistake of its own. */
  listRecords(): readonly DataRecord<unknown>[] {
    return this.#records;
  }

  /** Whether a file stands in data/, by its path below it. Names are compared letter by letter. */
  hasFile(path: string): boolean {
    return this.#findEntry(path)?.kind === 'file';
  }

  /** Names of the files in a folder of data/ that staff may not have made yet, such as one for pictures. */
  listFileNames(folder: string): string[] {
    return this.#listEntries(folder)
      .filter(({ name, kind }) => kind !== 'folder' && this.#checkIsFile(`${folder}/${name}`))
      .map(({ name }) => name);
  }

  /** Every file of data/ by its path below it, of whatever kind. */
  listAllPaths(folder = ''): string[] {
    return this.#listEntries(folder).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.kind === 'folder' ? this.listAllPaths(path) : path;
    });
  }

  /**
   * Adds a mistake about a name that must exist, unless it stands in a record that was left out. References to the name
   * are not reported as well.
   */
  reportMissing(file: string, name: string, found: string, expected: string): void {
    if (!this.isSuppressed(name)) this.#addError({ file, line: 1, field: '', found, expected });
    this.#suppressedReferences.add(name);
  }

  /** The text of a file by its path below data/. Throws where there is none. */
  readText(path: string): string {
    return decodeText(readFileSync(join(this.root, path)));
  }

  /** Every YAML and Markdown file of data/, for checks that look at all of them alike. */
  readAllTexts(): DataText[] {
    return this.listAllPaths()
      .filter((path) => isTextFile(path) && this.hasFile(path))
      .toSorted()
      .map((path) => ({ path, text: this.readText(path) }));
  }

  /** All records of a folder, in order of their file names; a record with a mistake is reported and left out. */
  readRecords<Folder extends RecordFolder>(
    folder: Folder,
    tokens?: TokenRules,
  ): DataRecord<FileOutput<`${Folder}/*.yaml`>>[] {
    return this.#listFiles(folder, '.yaml').flatMap((path) => {
      const record = this.#readYaml(path, schemaOf(`${folder}/*.yaml`), tokens);
      return record ? [record] : [];
    });
  }

  /** Names of a folder's records, also of those with mistakes, so that a reference to one is not reported twice. */
  listRecordIds(folder: string): string[] {
    return this.#listFiles(folder, '.yaml').map(idOf);
  }

  /** The record of a single file; undefined when the file is missing or has a mistake, which is reported. */
  readRecord<Kind extends FileKind>(
    path: Kind,
    tokens?: TokenRules,
  ): DataRecord<FileOutput<Kind>> | undefined {
    if (this.#findEntry(path)) return this.#readYaml(path, schemaOf(path), tokens);
    const file = `data/${path}`;
    const expected = `this file must exist; "git restore ${file}" brings the last version back`;
    this.#addError({ file, line: 1, field: '', found: 'no such file', expected });
    return undefined;
  }

  /**
   * What a JSON file that nobody writes by hand holds; undefined when there is no such file, or when it does not fit the
   * schema, which is reported.
   */
  readJson<T>(path: string, schema: z.ZodType<T>): T | undefined {
    const text = this.#findEntry(path) && this.#readValidText(path);
    if (text === undefined) return undefined;
    const result = schema.safeParse(parseJson(text));
    if (result.success) return result.data;
    const file = `data/${path}`;
    this.#addError({
      file,
      line: 1,
      field: formatPath(result.error.issues[0]?.path ?? []),
      found: 'a file that is not as it was made',
      expected: `the file as it was; "git restore ${file}" brings the last version back`,
    });
    return undefined;
  }

  /** Markdown files of a folder with front matter, filled body and the names of all tokens. Wrong ones are left out. */
  readDocuments(folder: 'policies', tokens: TokenRules): DataDocument<FileOutput<'policies/*.md'>>[] {
    return this.#listFiles(folder, '.md').flatMap((path) => {
      const text = this.#readValidText(path);
      if (text === undefined) return [];
      const parts = splitFrontMatter(text);
      if (!parts) {
        this.#addError({
          file: `data/${path}`,
          line: 1,
          field: '',
          found: 'no fields between two lines of three hyphens',
          expected: 'a line of three hyphens first, then the fields, then three hyphens again, then the text',
        });
        this.#leaveOut(path, text);
        return [];
      }
      const { fields, body: rawBody } = parts;
      const bodyStart = text.length - rawBody.length;
      const { text: body, problems: unfilled } = fillTokens(rawBody, tokens.values, tokens.localNames);
      for (const problem of unfilled) {
        if (this.isSuppressed(problem.token)) continue;
        this.#addError({
          file: `data/${path}`,
          line: lineNumberAt(text, bodyStart + problem.offset),
          field: 'text',
          ...describeToken(problem.token, tokens),
        });
      }
      // The opening line of hyphens is part of the file, so the parser starts on line 2.
      const record = this.#parseYaml(path, fields, schemaOf(`${folder}/*.md`), tokens, 1);
      if (!record) return [];
      const linesBefore = lineNumberAt(text, bodyStart) - 1;
      const reportInText = (found: LineDiagnostic) => {
        this.#add({ ...found, file: record.file, line: linesBefore + found.line, field: 'text' });
      };
      return [{ ...record, body, writtenBody: rawBody, tokenNames: listTokenNames(text), reportInText }];
    });
  }

  /** The text of a file; undefined where there is none to read or its very letters are wrong, which is reported. */
  #readValidText(path: string): string | undefined {
    if (!this.#checkIsFile(path)) return undefined;
    const text = this.readText(path);
    const error = findRawError(`data/${path}`, text);
    if (!error) return text;
    this.#add(error);
    this.#leaveOut(path, text);
    return undefined;
  }

  /** What a folder holds, without what programs keep there for themselves; nothing where there is no such folder. */
  #listEntries(folder: string): readonly Entry[] {
    const known = this.#entries.get(folder);
    if (known) return known;
    // Asked as the disk has it: Windows and Macs find a folder under other capitals too, the host does not.
    const kind = folder === '' ? existsSync(this.root) && 'folder' : this.#findEntry(folder)?.kind;
    const entries = kind === 'folder' ? readEntries(join(this.root, folder)) : [];
    this.#entries.set(folder, entries);
    if (kind === 'file' || kind === 'link') {
      const expected = `a folder of this name; delete the ${kind}, or give it another name`;
      this.#reportFile(folder, `a ${kind}`, expected);
    }
    return entries;
  }

  #findEntry(path: string): Entry | undefined {
    const [, folder = '', name = path] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
    return this.#listEntries(folder).find((entry) => entry.name === name);
  }

  /** Whether what stands at a path is a file; what is none is reported, and references to it are not. */
  #checkIsFile(path: string): boolean {
    const kind = this.#findEntry(path)?.kind;
    if (kind === 'file') return true;
    this.#leaveOut(path, '');
    if (kind === 'folder') {
      this.#reportFile(path, 'a folder', 'a file of this name; delete the folder, or give it another name');
    } else {
      const expected = 'the file itself: copy it here under this name, or delete the link';
      this.#reportFile(path, 'a link that leads to no file', expected);
    }
    return false;
  }

  /** Adds a mistake about a file as a whole, unless one was added already. */
  #reportFile(path: string, found: string, expected: string): void {
    const file = `data/${path}`;
    if (this.#diagnostics.some((known) => isError(known) && known.file === file)) return;
    this.#addError({ file, line: 1, field: '', found, expected });
  }

  #listFiles(folder: string, ending: string): string[] {
    const names = this.#listEntries(folder)
      .filter(({ name, kind }) => kind !== 'folder' || name.endsWith(ending))
      .map(({ name }) => name);
    for (const name of names) {
      const id = name.replace(/\.[^.]*$/, '');
      if (name.endsWith(ending) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) continue;
      // References may have the right name already.
      this.#suppressedReferences.add(simplify(id));
      if (id === name) {
        const expected = `an ending such as ${ending}, or a folder of this name`;
        this.#reportFile(`${folder}/${name}`, 'a file without an ending', expected);
        continue;
      }
      if (isPictureName(name)) {
        this.#reportFile(`${folder}/${name}`, 'a picture among texts', misplacedPictureAdvice);
        continue;
      }
      this.#addError({
        file: `data/${folder}/${name}`,
        line: 1,
        field: 'file name',
        found: name,
        expected: `name files in small letters, digits and hyphens, ending in ${ending}, for example new-castle${ending}`,
      });
    }
    return names
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => `${folder}/${name}`);
  }

  /** The record of a whole YAML file; undefined when it has a mistake, which is reported. */
  #readYaml<T>(
    path: string,
    schema: z.ZodType<T>,
    tokens: TokenRules | undefined,
  ): DataRecord<T> | undefined {
    const text = this.#readValidText(path);
    return text === undefined ? undefined : this.#parseYaml(path, text, schema, tokens);
  }

  /** The record of a YAML text; undefined when it has a mistake, which is reported. */
  #parseYaml<T>(
    path: string,
    text: string,
    schema: z.ZodType<T>,
    tokens: TokenRules | undefined,
    lineOffset = 0,
  ): DataRecord<T> | undefined {
    const file = `data/${path}`;
    try {
      const source = parseSource(file, text, lineOffset);
      const record = this.#diagnoseText(source, schema)
        ? undefined
        : this.#checkRecord(source, source.document.toJS(), schema, tokens, idOf(path));
      if (record) {
        this.#records.push(record);
        return record;
      }
    } catch (error) {
      if (!isTooDeep(error)) throw error;
      this.#addError({ file, line: lineOffset + findDeepestLine(text), field: '', ...nestingDiagnostic });
    }
    this.#leaveOut(path, text);
    return undefined;
  }

  /** Adds what is wrong with a text before its values are looked at. Whether something certainly is. */
  #diagnoseText(source: YamlSource, schema: z.ZodType): boolean {
    const problem = findSyntaxError(source);
    if (problem) {
      this.#add(problem);
      return true;
    }
    const value: unknown = source.document.toJS();
    const diagnostics = diagnoseTexts(source, (at) => listKeys(schema, at, value));
    for (const diagnostic of diagnostics) this.#add(diagnostic);
    return diagnostics.some(isError);
  }

  /** The record when its tokens, fields and values are right; else its mistakes are added. */
  #checkRecord<T>(
    source: YamlSource,
    raw: unknown,
    schema: z.ZodType<T>,
    tokens: TokenRules | undefined,
    id: string,
  ): DataRecord<T> | undefined {
    const { file, lineOf } = source;
    let unfilled = 0;
    let waiting = 0;
    const filled = mapTexts(raw, (value, at) => {
      if (!tokens) {
        for (const name of listTokenNames(value)) {
          unfilled += 1;
          const expected = 'the words themselves; this file is where other texts take them from';
          this.#addError({ file, line: lineOf(at), field: formatPath(at), found: `{{${name}}}`, expected });
        }
        return value;
      }
      const result = fillTokens(value, tokens.values, tokens.localNames);
      for (const { token } of result.problems) {
        unfilled += 1;
        if (this.isSuppressed(token)) waiting += 1;
        else
          this.#addError({
            file,
            line: lineOf(at),
            field: formatPath(at),
            ...describeToken(token, tokens),
          });
      }
      return result.text;
    });
    // The length of a text is only known with its figures.
    if (waiting > 0) return undefined;
    const result = schema.safeParse(filled, { error: describeDefault });
    if (!result.success) {
      for (const problem of describeIssues(source, filled, result.error.issues, schema)) {
        this.#add(problem);
      }
    }
    if (!result.success || unfilled > 0) return undefined;
    const report: DataRecord<T>['report'] = (at, found, expected, suggestion) => {
      const diagnostic = { file, line: lineOf(at), field: formatPath(at), found, expected };
      this.#addError({ ...diagnostic, ...(suggestion !== undefined && { suggestion }) });
    };
    return { id, file, value: result.data, schema, report };
  }

  /** Whether a reference, URL or token names something in a record that was left out, so that it may well be right. */
  isSuppressed(name: string): boolean {
    return this.#suppressedReferences.has(name.split('|', 1)[0] ?? name);
  }

  #leaveOut(path: string, text: string): void {
    // A token quotes what another file says.
    const own = text.replaceAll(/\{\{.*?\}\}/g, '');
    for (const word of [idOf(path), ...own.split(/[\s"'{}[\],]+/)]) this.#suppressedReferences.add(word);
  }

  #addError(given: Omit<Diagnostic, 'severity'>): void {
    this.#add({ severity: 'error', ...given });
  }

  #add(given: Diagnostic): void {
    const diagnostic = { ...given, found: clip(given.found) };
    // Several readers list the same folder, and each meets its wrong file names.
    const text = formatDiagnostic(diagnostic);
    if (!this.#diagnostics.some((known) => formatDiagnostic(known) === text))
      this.#diagnostics.push(diagnostic);
  }
}

/** What a folder of the disk holds, but for what programs keep there for themselves. */
function readEntries(folder: string): Entry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !systemFiles.test(name))
    .map((entry) => ({ name: entry.name, kind: findKind(folder, entry) }));
}

function findKind(folder: string, entry: Dirent): Entry['kind'] {
  if (entry.isDirectory()) return 'folder';
  try {
    return statSync(join(folder, entry.name)).isFile() ? 'file' : 'link';
  } catch {
    // It leads nowhere, or in a circle.
    return 'link';
  }
}

/** What was found, as far as it can be read at a glance: a line of a file may be as long as a book. */
function clip(found: string): string {
  return found.length > maxFoundLength ? `${found.slice(0, maxFoundLength)}...` : found;
}

/** The value of a JSON text; undefined where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The schema of a kind of file, typed by what it gives. */
function schemaOf<Kind extends FileKind>(kind: Kind): z.ZodType<FileOutput<Kind>> {
  return dataFileSchemas[kind] as unknown as z.ZodType<FileOutput<Kind>>;
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
}

/** Whether a file's name says that it is a picture. */
export function isPictureName(name: string): boolean {
  return /\.(jpe?g|png|webp|avif|heic|svg)$/i.test(name);
}

/** What to do about a picture where none is looked for. */
export const misplacedPictureAdvice = `move it to data/${pictureFolder}, or delete it`;

function describeToken(
  token: string,
  rules: TokenRules,
): Pick<Diagnostic, 'found' | 'expected' | 'suggestion'> {
  const names = [...Object.keys(rules.values), ...(rules.localNames ?? [])];
  const [name = '', form] = token.split('|');
  if (form !== undefined) {
    return {
      found: `{{${token}}}`,
      expected: `{{${name}}}, or for figures with a unit {{${name}|adjective}} or {{${name}|number}}`,
    };
  }
  const suggestion = nearestName(name, names);
  return {
    found: `{{${token}}}`,
    expected: 'the id of a figure in data/figures, or a dealer fact such as {{phone}}',
    ...(suggestion && { suggestion: `{{${suggestion}}}` }),
  };
}

/** The records when none is missing; undefined as soon as one is. */
export function allOrNone<Records extends object>(
  records: Records,
): { [Name in keyof Records]: NonNullable<Records[Name]> } | undefined {
  const isWhole = !Object.values(records).includes(undefined);
  return isWhole ? (records as { [Name in keyof Records]: NonNullable<Records[Name]> }) : undefined;
}
