// The editor's side on this computer: what it shows, and the few things that it may do. It answers who has its key, and
// touches nothing outside data/.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { recordKinds } from '../records/new-record.ts';
import { writeFileAtomic, writeNewRecord, type NewFile } from '../records/record-files.ts';
import { isUnpublished, planRetirement, retire, type Retirement } from '../records/retire-vehicle.ts';
import { rewriteFile } from '../records/rewrite-file.ts';
import { revertValueAt, listChanges, retiredFile, type Change } from '../../content/changes.ts';
import { loadContentWithPictures, type ContentWithPictures } from '../../content/load-with-pictures.ts';
import { DataFolder } from '../../content/engine/data-folder.ts';
import { formatErrors, isError, type Diagnostic } from '../../content/engine/diagnostic.ts';
import { nothingFound } from '../../content/engine/describe-issue.ts';
import { isTextFile } from '../../content/engine/text-file.ts';
import { labelFile, labelPlace } from '../../content/labels.ts';
import { loadContent, type Content } from '../../content/load.ts';
import { readFileValue } from '../../content/engine/source.ts';
import { readDealerAndFigures } from '../../content/records.ts';
import { listRoutes } from '../../content/routes.ts';
import { runChecks } from '../../content/checks/run-checks.ts';
import { readPublished } from '../../content/checks/published.ts';
import { readToday } from '../../lib/clock.ts';
import { findFileKind, type FileKind } from '../../content/file-kinds.ts';
import {
  missingKeyMessage,
  formatCookie,
  isFromOwnPage,
  isKey,
  listOwnOrigins,
  readCookie,
} from './access.ts';
import {
  askForRecord,
  buildTypedRecord,
  buildUsedCart,
  type NewRecordState,
  type TypedAnswers,
} from './add-record.ts';
import { readDataPath, readFieldPath } from './focus-field.ts';
import { buildForm, fitsForm, listFieldOrder, type FormShape } from './form-schema.ts';
import { buildPage, buildStyles, bundleScript, readFont } from './page.ts';
import {
  addPicture,
  listPictures,
  listScenes,
  listUnusedPictures,
  removePicture,
  replaceScene,
} from './pictures.ts';
import { describePublication, publish, type Publication, type Published } from './publish.ts';
import {
  describeRecord,
  hasForm,
  listFilesOfPage,
  listRecords,
  type EditableRecord,
  type PageSources,
} from './records.ts';
import { findShownField, searchData } from './search.ts';
import { Steps } from './steps.ts';
import { revertFile } from './tasks.ts';

/** A diagnostic as the editor shows it at its field, in one sentence. */
export interface EditorDiagnostic extends Pick<Diagnostic, 'severity' | 'file' | 'field' | 'line'> {
  /** What its file is called. */
  record: string;
  /** What its field is called, with what that stands in; empty where it is about the whole file. */
  label: string;
  /** Whether the field is still to be filled in. */
  isEmpty: boolean;
  message: string;
}

/** The first page of the editor. */
export interface Overview {
  records: EditableRecord[];
  /** What can be added by answering questions. */
  kinds: string[];
  changes: ListedChange[];
  /** What the last step did that can be taken back, in words. */
  lastStep?: string | undefined;
  /** How far they are on their way; undefined where there is no git. */
  publication?: Publication | undefined;
  /** What to do after it, as HTML from the staff's guide. */
  steps: string;
  diagnostics: EditorDiagnostic[];
}

/** A file as it is. */
export interface FileState {
  record: EditableRecord;
  /** Whether it was never published. */
  isNew: boolean;
  /** Of the text that the value was read from; a write must name it. */
  version: string;
  text: string;
  value: Record<string, unknown>;
  /** Undefined while the file has a syntax error, or a list where one word should be. */
  form?: FormShape;
  diagnostics: EditorDiagnostic[];
  /** The dealer's day, as an ISO date. */
  today: string;
}

/** A change with the version of its file, which bringing it back must name. */
export type ListedChange = Change & Pick<FileState, 'version'>;

/** What retiring a vehicle would change; the task must name the version. */
export type RetirementPlan = Retirement & Pick<FileState, 'version'>;

/** A record that was added. */
export type AddedRecord = Pick<NewFile, 'path'>;

/** What a write says. */
export type WriteResult = Pick<FileState, 'version' | 'diagnostics'>;

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

type Answers = Readonly<Record<string, (query: URLSearchParams, body: Buffer) => unknown>>;

/** A file of data/ with a form. */
interface EditedFile {
  path: string;
  kind: FileKind;
  text: string;
}

const largestBody = 60_000_000;

const changedMeanwhile =
  'Somebody changed this file meanwhile, so nothing was written over it. This is how it is now.';

/**
 * Answers every request below the editor's URL. `showChange` is called after each write and resolves once pages show it.
 * Its key, and the port under which browsers know it, are those of the environment; without a key nobody has the one.
 */
export function createEditor(root: string, showChange: () => Promise<void>, env = process.env) {
  const key = env['EDITOR_KEY'] ?? randomBytes(24).toString('base64url');
  const [reads, writes] = listAnswers(root, showChange);
  // One write after the other: each finds what the one before it has written.
  let lastWrite: Promise<unknown> = Promise.resolve();
  const inTurn = (write: () => unknown): Promise<unknown> => {
    const written = lastWrite.then(write);
    lastWrite = written.catch(() => undefined);
    return written;
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const port = env['EDITOR_PORT'] ?? String(request.socket.localPort);
    const isPost = request.method === 'POST';
    if (!isFromOwnPage(request, listOwnOrigins(port, env))) {
      return tell(403, 'The editor answers pages of its own address only.');
    }
    // The key leaves the URL, so that nobody copies it from there.
    if (isKey(searchParams.get('key'), key)) {
      return { status: 303, headers: { Location: '/edit', 'Set-Cookie': formatCookie(port, key) }, body: '' };
    }
    // The page holds nothing yet: it says why it cannot go on without the key.
    if (path === '/') return show('text/html', buildPage());
    if (path === '/script.js') return show('text/javascript', await bundleScript());
    if (path === '/style.css') return show('text/css', buildStyles());
    if (path === '/heading.woff2') return show('font/woff2', readFont());
    if (!isKey(readCookie(request, port), key)) return tell(403, missingKeyMessage);
    if (path === '/picture') return show('image/jpeg', readPicture(root, searchParams.get('path') ?? ''));
    const act = (isPost ? writes : reads)[path];
    if (!act) throw new Error(`The editor knows no ${path}.`);
    const body = isPost ? await readBody(request) : Buffer.alloc(0);
    const result = await (isPost ? inTurn(() => act(searchParams, body)) : act(searchParams, body));
    return show('application/json', JSON.stringify(result ?? null));
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request)
      .catch((error: Error) => tell(400, error.message))
      .then(({ status, headers, body }) => {
        const always = { 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY' };
        response.writeHead(status, { ...headers, ...always }).end(body);
      });
  };
}

function show(type: string, body: string | Buffer): Answer {
  return { status: 200, headers: { 'Content-Type': type }, body };
}

function tell(status: number, sentence: string): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: sentence };
}

function listAnswers(root: string, showChange: () => Promise<void>): [reads: Answers, writes: Answers] {
  let shown = Promise.resolve();
  const steps = new Steps(root);
  /** The pages of the last content without a mistake. */
  let routes: readonly PageSources[] = [];
  /** The last content without a mistake, or what can be read before there is one: what references may lead to. */
  let lastValidContent: Content | undefined;

  const check = async () => {
    const checked = await loadContentWithPictures(root);
    if (checked.content) routes = listRoutes(checked.content);
    lastValidContent = checked.content ?? lastValidContent ?? checked.readable;
    return checked;
  };
  const openContent = (): Content => {
    const { content, readable, diagnostics } = loadContent(root);
    const opened = content ?? lastValidContent ?? readable;
    if (!opened) throw new Error(`Please mend this first.\n${formatErrors(diagnostics)}`);
    return opened;
  };
  const findFile = (query: URLSearchParams): EditedFile => {
    const path = query.get('path') ?? '';
    const folder = new DataFolder(root);
    if (!hasForm(folder, path)) throw new Error(`data/${path} has no form.`);
    return { path, kind: findFileKind(path) as FileKind, text: folder.readText(path) };
  };
  /** Of any file as it is; of one that is gone a version, too. */
  const readVersion = (path: string) =>
    new DataFolder(root).hasFile(path) ? hashOf(readFileSync(join(root, path))) : 'gone';
  const fillForm = ({ path, kind, text }: EditedFile): Pick<FileState, 'value' | 'form'> | undefined => {
    const value = readFileValue(path, text);
    const form = buildForm(kind, value, lastValidContent);
    return fitsForm(form.schema, value) ? { value: value as FileState['value'], form } : undefined;
  };
  const findUnchanged = (query: URLSearchParams): EditedFile => {
    const file = findFile(query);
    if (hashOf(file.text) === query.get('version')) return file;
    throw new Error(changedMeanwhile);
  };
  const planFor = ({ path, kind }: EditedFile): Retirement => {
    if (kind !== 'vehicles/*.yaml') throw new Error(`data/${path} is no vehicle.`);
    return planRetirement(root, path.replace(/^vehicles\/|\.yaml$/g, ''));
  };
  const write = async ({ path, kind, text }: EditedFile, value: unknown): Promise<WriteResult> => {
    const after = await rewriteFile(path, text, value, (at) => listFieldOrder(kind, value, at));
    // Somebody may have saved in a text editor while the new text was laid out.
    if (new DataFolder(root).readText(path) !== text) throw new Error(changedMeanwhile);
    writeFileAtomic(join(root, path), after);
    shown = showChange();
    return {
      version: hashOf(after),
      diagnostics: listEditorDiagnostics(await loadContentWithPictures(root)),
    };
  };
  const add = async (file: NewFile): Promise<AddedRecord> => {
    await steps.take([file.path], () => writeNewRecord(root, file));
    shown = showChange();
    return { path: file.path };
  };
  const bringBackPart = async (path: string, at: readonly string[]): Promise<void> => {
    const text = new DataFolder(root).readText(path);
    const before = readFileValue(path, readPublished(root, process.env).get(path) ?? '');
    const value = revertValueAt(readFileValue(path, text), before, at);
    await write({ path, kind: findFileKind(path) as FileKind, text }, value);
  };

  /** What texts quote; nothing while a file is wrong that all others quote. */
  const readTokens = () => readDealerAndFigures(new DataFolder(root), process.env)?.tokens ?? {};

  /** Those without a picture, too, for which the content as a whole is still wrong. */
  const readScenes = () => listScenes(loadContent(root).readable ?? openContent());

  const reads: Answers = {
    '/overview': async (): Promise<Overview> => {
      const checked = await check();
      const folder = new DataFolder(root);
      const records = listRecords(folder, routes);
      const unused = listUnusedPictures(root);
      const changes = listChanges(root).map((change) => ({
        ...change,
        ...(change.isNew &&
          unused.includes(change.path) && {
            summary: `${change.summary}, which is not used by anything: remove it`,
          }),
        version: readVersion(change.path),
      }));
      const publication = await describePublication(root);
      const diagnostics = listEditorDiagnostics(checked);
      const lastStep = steps.describeLast();
      const kinds = Object.keys(recordKinds);
      return { records, kinds, changes, lastStep, publication, steps: readSteps(), diagnostics };
    },
    '/file': async (query): Promise<FileState> => {
      const file = findFile(query);
      const diagnostics = listEditorDiagnostics(await check());
      const record = describeRecord(new DataFolder(root), file.path, routes);
      const isNew = isUnpublished(root, file.path);
      const { text } = file;
      const today = readToday(lastValidContent?.dealer.timeZone ?? 'UTC');
      return { record, isNew, version: hashOf(text), text, diagnostics, today, value: {}, ...fillForm(file) };
    },
    '/retirement': (query): RetirementPlan => {
      const file = findFile(query);
      return { ...planFor(file), version: hashOf(file.text) };
    },
    '/page': (query) => listFilesOfPage(query.get('path') ?? '', openContent()),
    '/search': (query) => searchData(root, query.get('words') ?? '', readTokens()),
    '/shown-field': (query) => {
      // What was pressed may stand on a card of another page.
      const pages = query.getAll('page');
      const files = pages.flatMap((page) => listFilesOfPage(page, openContent())).map(({ path }) => path);
      return findShownField(root, files, query.get('text') ?? '') ?? null;
    },
    '/pictures': (query) => listPictures(root, query.get('folder') ?? ''),
    '/scenes': () => readScenes(),
    '/shown': () => shown,
  };
  const writes: Answers = {
    '/save': (query, body) => {
      const file = findUnchanged(query);
      return steps.take([file.path], () => write(file, JSON.parse(body.toString())), true);
    },
    // On the first page of whatever the last step changed, in a form of its file alone.
    '/undo': (query) => {
      steps.undo(query.get('path') ?? undefined);
      shown = showChange();
    },
    // Of a file, or with the names that lead to it of one value.
    '/bring-back': async (query) => {
      const path = query.get('path') ?? '';
      const at = query.getAll('at');
      const change = listChanges(root).find((one) => one.path === path);
      if (!change) {
        const isThere = new DataFolder(root).hasFile(path);
        throw new Error(`data/${path} is ${isThere ? 'as it was published' : 'gone'} already.`);
      }
      if (readVersion(path) !== query.get('version')) throw new Error(changedMeanwhile);
      const { retired } = change;
      await steps.take([path, retiredFile], async () => {
        if (at.length > 0) return bringBackPart(path, at);
        for (const file of [path, ...(retired?.pictures ?? [])]) revertFile(root, { ...change, path: file });
        shown = showChange();
        // A vehicle that is sold again is not retired, and its URL leads to itself.
        if (retired) await bringBackPart(retiredFile, ['vehicles', retired.id]);
      });
    },
    '/publish': async (_query, body): Promise<Published> => {
      const checked = await check();
      const diagnostics = [...checked.diagnostics, ...runChecks(checked)];
      if (!diagnostics.some(isError)) return publish(root, body.toString());
      throw new Error(`Nothing was published. Please mend this first.\n${formatErrors(diagnostics)}`);
    },
    // Only asks; the answers are too many for a URL.
    '/question': (query, body): NewRecordState =>
      askForRecord(openContent(), query.get('kind') ?? '', JSON.parse(body.toString()) as TypedAnswers),
    '/add-record': async (query, body): Promise<AddedRecord> => {
      const typed = JSON.parse(body.toString()) as TypedAnswers;
      return add(await buildTypedRecord(openContent(), query.get('kind') ?? '', typed));
    },
    '/used-cart': async (_query, body): Promise<AddedRecord> =>
      add(await buildUsedCart(openContent(), JSON.parse(body.toString()) as TypedAnswers)),
    '/retire': async (query) => {
      const plan = planFor(findUnchanged(query));
      await steps.take([retiredFile, ...plan.removed], () => retire(root, plan));
      shown = showChange();
    },
    // A picture that a field is to name; gives the name.
    '/add-picture': (query, body) => {
      const [folder, name] = ['folder', 'name'].map((key) => query.get(key) ?? '') as [string, string];
      return steps.take([], () => addPicture(root, folder, name, body));
    },
    '/remove-picture': (query) => {
      const path = query.get('path') ?? '';
      return steps.take([path], () => removePicture(root, path));
    },
    '/replace-scene': async (query, body) => {
      const path = query.get('path') ?? '';
      const crops = readScenes().flatMap((scene) => scene.crops);
      if (!crops.some(({ file }) => file === path)) throw new Error(`data/ speaks of no scene ${path}.`);
      await steps.take([path], () => replaceScene(root, path, body));
      shown = showChange();
    },
  };
  return [reads, writes];
}

/** The body of a request; rejects as soon as it is too large, and keeps nothing of what still comes. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] = [];
    let bytes = 0;
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= largestBody) pieces.push(piece);
      else {
        pieces = [];
        reject(new Error('This file has more than 60 MB.'));
      }
    });
    request.on('end', () => resolve(Buffer.concat(pieces)));
    request.on('error', reject);
  });
}

function listEditorDiagnostics(checked: ContentWithPictures): EditorDiagnostic[] {
  const folder = new DataFolder(checked.root);
  const diagnostics = [...checked.diagnostics, ...runChecks(checked)];
  const paths = new Set(diagnostics.map(({ file }) => readDataPath(file)));
  const values = new Map(
    [...paths]
      .filter((path) => isTextFile(path) && folder.hasFile(path))
      .map((path) => [path, readFileValue(path, folder.readText(path))]),
  );
  return diagnostics.map((diagnostic) => {
    const { severity, file, field, line, found, expected, suggestion } = diagnostic;
    const path = readDataPath(file);
    const value = values.get(path);
    const [record, label] = [labelFile(path, value), labelPlace(value, readFieldPath(field))];
    const again = isError(diagnostic) ? '' : 'Look again: ';
    const perhaps = suggestion === undefined ? '' : ` (perhaps ${suggestion.replace(/^"(.*)"$/, '$1')})`;
    const isEmpty = found === nothingFound;
    const message = isEmpty ? `Still empty: ${expected}` : `${again}${found}; ${expected}${perhaps}`;
    return { severity, file, field, line, record, label, isEmpty, message };
  });
}

/** The steps of the staff's guide that follow a publication, as HTML. */
function readSteps(): string {
  // Links lead to other files of the repository, which no page shows; what is only one goes.
  const marked = new Marked({ renderer: { link: ({ text }) => text } });
  const guide = readFileSync('data/README.md', 'utf8').replaceAll(/ \(\[[^\]]*\]\([^)]*\)\)/g, '');
  const tokens = marked.lexer(guide);
  const heading = tokens.findIndex(({ type, raw }) => type === 'heading' && raw.includes('Each change'));
  const list = tokens.slice(heading).find((token): token is Tokens.List => token.type === 'list');
  const steps = list?.items.slice(-3) ?? [];
  return steps.map(({ text }) => `<li>${marked.parseInline(text, { async: false })}</li>`).join('');
}

function readPicture(root: string, path: string): Buffer {
  const isPicture = /^[\w/-]+\.(jpg|jpeg|png|webp|avif)$/.test(path) && new DataFolder(root).hasFile(path);
  if (!isPicture) throw new Error(`data/ has no picture ${path}.`);
  return readFileSync(join(root, path));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
