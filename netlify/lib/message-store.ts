// Where contact messages are kept: one store of Netlify Blobs, in which the key of a message says all that is known of it.
// "waiting/<day>/<id>" waits for its mail, "done/<day>/<id>" was mailed, and an empty "handled/<day>/<id>" beside it says that
// somebody has dealt with it. A key holds the same words for ever, since the id has their hash. Suspects (a filled
// honeypot) stand apart, under "suspects/". Lists come in an order that nobody documents, so what needs an order sorts.
import { isDeepStrictEqual } from 'node:util';
import type { ContactMessage, MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { messageRecordSchema } from '../../src/features/contact/message-record.schema.ts';
import { buildStoreKeySuffix, readIdTime } from './message-id.ts';
import { openBlobStore, type StoreAccess } from './blob-store.ts';
import { parseJson, type BlobStore } from './versioned-json.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds for storing a message, well inside a function's time limit. */
const saveTimeoutMs = 8000;
/** Milliseconds for one answer of the store, so that one that does not come leaves time for the others. */
export const answerTimeoutMs = 4000;

/** In the order in which a message is taken away, so that one half of it is never taken for one that waits. */
export const storeFolders = ['handled', 'waiting', 'done'] as const;
export type StoreFolder = (typeof storeFolders)[number];

/** Something is stored under the key of a message and is none: cut off, or put there by hand. */
export class UnreadableRecordError extends Error {
  override readonly name = 'UnreadableRecordError';
}

/** What the store did not confirm; the name is what logs show. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** Messages of one kind. Whatever the store does not confirm in time rejects. */
export interface MessageStore {
  /**
   * Resolves once the message waits or was mailed, with its id: one of `earlier` if it is stored there already. Gives up
   * after 8 seconds.
   */
  save(record: MessageRecord, earlier?: readonly string[]): Promise<string>;
  /** Rejects with an UnreadableRecordError where something is stored that is no message. */
  find(folder: 'waiting' | 'done', id: string): Promise<MessageRecord | undefined>;
  /** Moves what waits, be it a message or not, to what was mailed. Nothing happens where nothing waits. */
  markDone(id: string, record?: MessageRecord): Promise<void>;
  /** Takes away what waits, of a message that was mailed. */
  dropWaiting(id: string): Promise<void>;
  markHandled(id: string): Promise<void>;
  isHandled(id: string): Promise<boolean>;
  /** Days of a folder in which something stands, oldest first. What was written just now may be missing in lists. */
  listDays(folder: StoreFolder): Promise<string[]>;
  /** Keys of a day of a folder, page by page. */
  listDay(folder: StoreFolder, day: string): AsyncIterable<string[]>;
  /** Takes away whatever stands under a key of a list. */
  removeKey(key: string): Promise<void>;
  /** Takes a message out of all folders. */
  remove(id: string): Promise<void>;
}

export interface MessageStores {
  messages: MessageStore;
  /** What a program seems to have sent. */
  suspects: MessageStore;
  /** Where the record of the runs stands. */
  openStore: () => BlobStore;
}

/** The messages of a deploy. */
export function createMessageStores(
  deployContext: string | undefined,
  access: StoreAccess = {},
): MessageStores {
  // Opened at each use: where Blobs are not configured this throws, and then it is a promise that has to fail.
  const openStore = () => openBlobStore('contact', deployContext, access);
  return {
    messages: createStore(openStore, ''),
    suspects: createStore(openStore, 'suspects/'),
    openStore,
  };
}

/** The id at the end of a key; undefined for a key that is none of a message. */
export function readKeyId(key: string): string | undefined {
  const id = key.slice(key.lastIndexOf('/') + 1);
  return readIdTime(id) !== undefined && key.endsWith(`/${buildStoreKeySuffix(id)}`) ? id : undefined;
}

/** The messages whose keys begin with `root`. */
function createStore(openStore: () => BlobStore, root: string): MessageStore {
  const keyOf = (folder: StoreFolder, id: string) => `${root}${folder}/${buildStoreKeySuffix(id)}`;
  /** An answer of the store, in time. */
  const ask = <Answer>(request: (store: BlobStore) => Promise<Answer>): Promise<Answer> =>
    withTimeout((async () => request(openStore()))(), answerTimeoutMs);
  const read = (folder: StoreFolder, id: string) =>
    ask(async (store) => store.get(keyOf(folder, id), { type: 'text' }) as Promise<string | null>);
  const removeKey = (key: string) => ask((store) => store.delete(key));

  /** Names that begin with the prefix, page by page: of folders where the store groups them, or else of all in them. */
  async function* listPages(prefix: string): AsyncIterable<string[]> {
    const pages = openStore().list({ prefix, directories: true, paginate: true });
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
      const page = await withTimeout(iterator.next(), answerTimeoutMs);
      if (page.done) return;
      // The local server does not group where it is asked as the host's API is.
      yield [...page.value.directories, ...page.value.blobs.map(({ key }) => key)];
    }
  }

  const find: MessageStore['find'] = async (folder, id) => {
    const text = await read(folder, id);
    if (text === null) return undefined;
    const record = parseJson(text, messageRecordSchema);
    if (record?.id !== id) throw new UnreadableRecordError(`${id} is no message`);
    return record;
  };
  const holds = async (folder: 'waiting' | 'done', id: string, message: ContactMessage) => {
    const record = await find(folder, id).catch((error: unknown) => {
      if (error instanceof UnreadableRecordError) return undefined;
      throw error;
    });
    return isDeepStrictEqual(record?.message, message);
  };
  /** What waits is looked for first: a run may move it from there to what was mailed, and never back. */
  const isStored = async (id: string, message: ContactMessage) =>
    (await holds('waiting', id, message)) || (await holds('done', id, message));

  const saveOnce = async (record: MessageRecord, earlier: readonly string[]): Promise<string> => {
    const { id, message } = record;
    for (const earlierId of earlier) if (await isStored(earlierId, message)) return earlierId;
    if (await holds('done', id, message)) return id;
    await ask((store) => store.setJSON(keyOf('waiting', id), record, { onlyIfNew: true }));
    // The client reports every status but 412 of a conditional write as success, even 401: reading back is the proof.
    if (await isStored(id, message)) return id;
    throw new NotStoredError('the record cannot be read back');
  };

  return {
    save: (record, earlier = []) => withTimeout(saveOnce(record, earlier), saveTimeoutMs),
    find,
    markDone: async (id, record) => {
      const text = record ? JSON.stringify(record) : await read('waiting', id);
      if (text === null) return;
      await ask((store) => store.set(keyOf('done', id), text));
      await removeKey(keyOf('waiting', id));
    },
    dropWaiting: (id) => removeKey(keyOf('waiting', id)),
    markHandled: async (id) => {
      await ask((store) => store.set(keyOf('handled', id), ''));
    },
    isHandled: async (id) => (await read('handled', id)) !== null,
    listDays: async (folder) => {
      const prefix = `${root}${folder}/`;
      const days = new Set<string>();
      for await (const names of listPages(prefix)) {
        for (const name of names) days.add(name.slice(prefix.length).split('/')[0] ?? '');
      }
      return [...days].toSorted();
    },
    listDay: (folder, day) => listPages(`${root}${folder}/${day}/`),
    removeKey,
    remove: async (id) => {
      for (const folder of storeFolders) await removeKey(keyOf(folder, id));
    },
  };
}
