// A box of messages in Netlify Blobs: the records, and beside them marks and two indexes, each in a store of its own.
// Lists come in pages of 1,000 names at most and in an order that nobody documents, so what needs an order sorts.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { messageRecordSchema } from '../../src/schemas/message-record.ts';
import { buildOwnId } from './message-id.ts';
import { dayKey, findDay, isId, pendingKey, readPendingKey } from './message-index.ts';
import type { Attempt, MessageBox } from './message-store.ts';
import { parseJson, readVersioned, replaceVersioned, type BlobStore } from './versioned-json.ts';
import { withinPatience } from './within-patience.ts';

/** Milliseconds for storing, well inside a function's time limit. */
const savePatienceMs = 8000;
/** Milliseconds for reading one thing, so that a run comes to the others. */
const readPatienceMs = 4000;
/** Milliseconds for deleting one message. */
const removePatienceMs = 8000;

const attemptSchema: z.ZodMiniType<Attempt> = z.object({
  count: z.number(),
  nextAt: z.string(),
  claim: z.string(),
});
/** Stands for an attempt whose record cannot be read: the next one is due at once and overwrites it. */
const unknownAttempt: Attempt = { count: 0, nextAt: '', claim: '' };
const markNames = ['attempt', 'notified', 'handled'];

/** Something is stored under an id of a message and is none: cut off, or put there by hand. */
export class UnreadableRecordError extends Error {
  override readonly name = 'UnreadableRecordError';
}

/** What the store did not confirm; the name is what logs show. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

interface Openers {
  openRecords: () => BlobStore;
  openMarks: () => BlobStore;
  openPending: () => BlobStore;
  openDays: () => BlobStore;
}

/** The box over its four stores. */
export function createBlobBox({ openRecords, openMarks, openPending, openDays }: Openers): MessageBox {
  const find = async (id: string): Promise<MessageRecord | undefined> => {
    const text = await openRecords().get(id, { type: 'text' });
    if (text === null) return undefined;
    const record = parseJson(text, messageRecordSchema);
    if (record?.id !== id) throw new UnreadableRecordError(`${id} is no message`);
    return record;
  };
  const removePending: MessageBox['removePending'] = async (entry) => {
    await openPending().delete(pendingKey(entry));
  };
  /** Written before the record: an entry without a record is harmless, a record without its entries would be forgotten. */
  const writeIndexes = async (record: MessageRecord) => {
    await Promise.all([
      openPending().set(pendingKey(record), ''),
      openDays().set(dayKey(record.id, findDay(record)), ''),
    ]);
  };

  const saveOnce = async (record: MessageRecord, earlierId: string | undefined): Promise<string> => {
    const store = openRecords();
    const hasWords = async (id: string) =>
      isDeepStrictEqual((await find(id).catch(() => undefined))?.message, record.message);
    if (earlierId !== undefined && (await hasWords(earlierId))) return earlierId;
    for (const id of [record.id, buildOwnId(record.id, record.message)]) {
      await writeIndexes({ ...record, id });
      await store.setJSON(id, { ...record, id }, { onlyIfNew: true });
      // The client reports every status but 412 of a conditional write as success, even 401: reading back is the proof.
      const text = await store.get(id, { type: 'text' });
      if (text === null) throw new NotStoredError('the record cannot be read back');
      if (isDeepStrictEqual(parseJson(text, messageRecordSchema)?.message, record.message)) return id;
    }
    throw new NotStoredError('other words have its own id, too');
  };

  const removeOnce = async (id: string, day: string | undefined): Promise<void> => {
    const record = await find(id).catch(() => undefined);
    await openRecords().delete(id);
    await Promise.all(markNames.map((mark) => openMarks().delete(`${id}/${mark}`)));
    if (record) await removePending(record);
    const ownDay = record && findDay(record);
    for (const entry of new Set([ownDay, day])) {
      if (entry !== undefined) await openDays().delete(dayKey(id, entry));
    }
  };

  return {
    save: (record, earlierId) => withinPatience(saveOnce(record, earlierId), savePatienceMs),
    find: (id) => withinPatience(find(id), readPatienceMs),
    // The local server also lists half-written files.
    listIds: async () => (await listKeys(openRecords())).filter(isId),
    listPending: async () => {
      const entries = (await listKeys(openPending())).map(readPendingKey);
      return entries
        .filter((entry) => entry !== undefined)
        .toSorted((a, b) => comparePlain(pendingKey(a), pendingKey(b)));
    },
    removePending,
    listDays: async () => {
      const days: string[] = [];
      for await (const page of openDays().list({ directories: true, paginate: true })) {
        days.push(...page.directories.map((name) => name.replace(/\/$/, '')));
      }
      return days.toSorted(comparePlain);
    },
    listIdsOfDay: async (day) => {
      const prefix = dayKey('', day);
      return (await listKeys(openDays(), prefix)).map((key) => key.slice(prefix.length)).filter(isId);
    },
    remove: (id, day) => withinPatience(removeOnce(id, day), removePatienceMs),
    removeFromDay: async (id, day) => {
      await openDays().delete(dayKey(id, day));
    },
    listMarks: async () => {
      const found = new Map<string, Set<string>>();
      for (const key of await listKeys(openMarks())) {
        const [id = '', mark = ''] = key.split('/');
        if (isId(id)) found.set(id, (found.get(id) ?? new Set()).add(mark));
      }
      return found;
    },
    hasMark: async (id, mark) =>
      (await withinPatience(openMarks().get(`${id}/${mark}`), readPatienceMs)) !== null,
    setMark: async (id, mark, at) => {
      await openMarks().setJSON(`${id}/${mark}`, { at: at.toISOString() });
    },
    findAttempt: async (id) => {
      const found = await withinPatience(
        readVersioned(openMarks(), `${id}/attempt`, attemptSchema),
        readPatienceMs,
      );
      return found && { ...(found.value ?? unknownAttempt), etag: found.etag };
    },
    claimAttempt: (id, { count, nextAt, claim }, previous) =>
      replaceVersioned(openMarks(), `${id}/attempt`, { count, nextAt, claim }, previous),
  };
}

/** All names that begin with the prefix. */
async function listKeys(store: BlobStore, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of store.list({ prefix, paginate: true })) {
    for (const { key } of page.blobs) keys.push(key);
  }
  return keys;
}

function comparePlain(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
