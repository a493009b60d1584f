// Where contact messages are kept: Netlify Blobs. A message is one record under its submission id, written once and
// never changed; other words under an id that is taken get an id of their own. What became of a message stands beside it
// in small marks under "{id}/{mark}", so that one listing tells which messages still wait, and no later write can harm
// what a visitor wrote. Suspects (a filled honeypot) and the messages of deploy previews have stores of their own, so
// that neither reaches the people who answer real ones.
import { isDeepStrictEqual } from 'node:util';
import { getStore, type GetStoreOptions } from '@netlify/blobs';
import { submissionIdSchema, type MessageRecord } from '../../src/schemas/contact-message.ts';
import { buildOwnId } from './message-id.ts';

/** notified: the mail server took the mail. handled: somebody of the dealer has dealt with the message. */
export type Mark = 'notified' | 'handled';

/** The last attempt to mail a message. It is written before the mail is sent and keeps others from sending too. */
export interface Attempt {
  /** Attempts so far, this one included. */
  count: number;
  /** ISO date and time, UTC. Until then the message is left to whoever made this attempt. */
  nextAt: string;
  /** Random text of the one who made it. */
  claim: string;
}

/** An attempt with the version of its record, which the next attempt has to name. */
export interface StoredAttempt extends Attempt {
  etag: string | undefined;
}

/** Messages of one kind, and their marks. Whatever the store does not confirm throws. */
export interface MessageBox {
  /**
   * Resolves once the record is durable, with its id: `earlierId` if the same words are stored there, and an id of its
   * own if other words have the record's. What is stored under an id stays. Gives up after 8 seconds.
   */
  save(record: MessageRecord, earlierId?: string): Promise<string>;
  find(id: string): Promise<MessageRecord | undefined>;
  /** Ids of all messages. One that was written just now may be missing. */
  listIds(): Promise<string[]>;
  /** Deletes the message and then its marks. */
  remove(id: string): Promise<void>;
  /** Names of the marks of each id that has one. A mark that was set just now may be missing. */
  listMarks(): Promise<Map<string, Set<string>>>;
  hasMark(id: string, mark: Mark): Promise<boolean>;
  setMark(id: string, mark: Mark, at: Date): Promise<void>;
  findAttempt(id: string): Promise<StoredAttempt | undefined>;
  /** Writes the attempt unless there is one newer than `previous`. Whether this attempt is the one that counts. */
  claimAttempt(id: string, attempt: Attempt, previous: StoredAttempt | undefined): Promise<boolean>;
}

export interface MessageStore {
  messages: MessageBox;
  /** What a program seems to have sent. */
  suspects: MessageBox;
}

/** Milliseconds for storing, well inside a function's time limit: the client itself would retry for half a minute. */
const patienceMs = 8000;

/** What the store did not confirm; the name is what logs show. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/**
 * Whether a deploy is a preview, by the function context's `deploy.context` (the variable CONTEXT exists only while
 * building). Everything but "production" and local development ("dev") is one; no context counts as production, since
 * a lead among tests is found and a lead in a preview's store is lost.
 */
export function isPreviewDeploy(deployContext: string | undefined): boolean {
  return ![undefined, '', 'production', 'dev'].includes(deployContext);
}

/** The store of a deploy. `access` is for programs outside of functions, which have to name site and token. */
export function createBlobMessageStore(
  deployContext: string | undefined,
  access: Omit<GetStoreOptions, 'name' | 'consistency'> = {},
): MessageStore {
  const suffix = isPreviewDeploy(deployContext) ? '-preview' : '';
  const openBox = (kind: string) => createBox(`contact-${kind}${suffix}`, access);
  return { messages: openBox('messages'), suspects: openBox('suspects') };
}

function createBox(name: string, access: Omit<GetStoreOptions, 'name'>): MessageBox {
  // Opened at each use: where Blobs are not configured this throws, and then it is a promise that has to fail.
  const openRecords = () => getStore({ ...access, name, consistency: 'strong' });
  const openMarks = () => getStore({ ...access, name: `${name}-marks`, consistency: 'strong' });

  const readMark = async (id: string, mark: string) => await openMarks().get(`${id}/${mark}`);
  const find = async (id: string) =>
    ((await openRecords().get(id, { type: 'json' })) as MessageRecord | null) ?? undefined;

  return {
    save: (record, earlierId) => withinPatience(saveOnce(openRecords, record, earlierId)),
    find,
    listIds: async () => {
      const { blobs } = await openRecords().list();
      // The local server also lists half-written files.
      return blobs.map(({ key }) => key).filter(isId);
    },
    remove: async (id) => {
      await openRecords().delete(id);
      const marks = openMarks();
      const { blobs } = await marks.list({ prefix: `${id}/` });
      for (const { key } of blobs) await marks.delete(key);
    },
    listMarks: async () => {
      const found = new Map<string, Set<string>>();
      for (const { key } of (await openMarks().list()).blobs) {
        const [id = '', mark = ''] = key.split('/');
        if (isId(id)) found.set(id, (found.get(id) ?? new Set()).add(mark));
      }
      return found;
    },
    hasMark: async (id, mark) => (await readMark(id, mark)) !== null,
    setMark: async (id, mark, at) => {
      await openMarks().setJSON(`${id}/${mark}`, { at: at.toISOString() });
    },
    findAttempt: async (id) => {
      const marks = openMarks();
      // The local server names etags in lists only. Listed before it is read: a change in between makes the etag too
      // old and the next claim fail, while the other way round a claim would overwrite an attempt nobody has seen.
      const listed = (await marks.list({ prefix: `${id}/attempt` })).blobs[0];
      const found = await marks.getWithMetadata(`${id}/attempt`, { type: 'json' });
      return found ? { ...(found.data as Attempt), etag: found.etag ?? listed?.etag } : undefined;
    },
    claimAttempt: async (id, { count, nextAt, claim }, previous) => {
      const condition = previous
        ? { ...(previous.etag !== undefined && { onlyIfMatch: previous.etag }) }
        : { onlyIfNew: true };
      const key = `${id}/attempt`;
      const { modified } = await openMarks().setJSON(key, { count, nextAt, claim }, condition);
      if (!modified) return false;
      // As in saveOnce. It also settles a tie on the local server, which does not lock what it compares.
      const stored = (await openMarks().get(key, { type: 'json' })) as Attempt | null;
      return stored?.claim === claim;
    },
  };
}

function isId(text: string): boolean {
  return submissionIdSchema.safeParse(text).success;
}

async function saveOnce(
  openRecords: () => ReturnType<typeof getStore>,
  record: MessageRecord,
  earlierId: string | undefined,
): Promise<string> {
  const store = openRecords();
  const findMessage = async (id: string) =>
    ((await store.get(id, { type: 'json' })) as MessageRecord | null)?.message;
  if (earlierId !== undefined && isDeepStrictEqual(await findMessage(earlierId), record.message)) {
    return earlierId;
  }
  for (const id of [record.id, buildOwnId(record.id, record.message)]) {
    await store.setJSON(id, { ...record, id }, { onlyIfNew: true });
    // The client reports every status but 412 of a conditional write as success, even 401: reading back is the proof.
    const stored = await findMessage(id);
    if (!stored) throw new NotStoredError('the record cannot be read back');
    if (isDeepStrictEqual(stored, record.message)) return id;
  }
  throw new NotStoredError('other words have its own id, too');
}

async function withinPatience<Value>(saving: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotStoredError(`no answer within ${patienceMs} ms`));
    }, patienceMs);
  });
  try {
    return await Promise.race([saving, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
