// Reads stored messages for the commands. One that cannot be read is named and keeps nobody from the others.
import { readIdTime } from '../../../netlify/lib/message-id.ts';
import {
  readKeyId,
  UnreadableRecordError,
  type MessageStore,
  type StoreFolder,
} from '../../../netlify/lib/message-store.ts';
import type { ListedMessage } from '../../features/contact/message-export.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { UsageError } from './usage-error.ts';

const readsAtOnce = 20;

/** Messages, newest first, and the ids of what is stored and cannot be read. Rejects when the store cannot be listed. */
export async function readMessages(
  store: MessageStore,
): Promise<{ messages: ListedMessage[]; unreadable: string[] }> {
  const waiting = await listIds(store, 'waiting');
  const done = await listIds(store, 'done');
  const handled = await listIds(store, 'handled');
  const unreadable: string[] = [];
  const ids = [...new Set([...waiting, ...done])].toSorted().reverse();
  const found = await mapConcurrently(ids, readsAtOnce, async (id): Promise<ListedMessage | undefined> => {
    try {
      const record = await store.find(done.has(id) ? 'done' : 'waiting', id);
      const state = handled.has(id) ? 'handled' : done.has(id) ? 'mailed' : 'waiting';
      return record && { record, state };
    } catch {
      unreadable.push(id);
      return undefined;
    }
  });
  return { messages: found.filter((each) => each !== undefined), unreadable: unreadable.toSorted() };
}

/** The message of an id. Throws a UsageError where there is none, or none that can be read. */
export async function readMessage(store: MessageStore, id: string): Promise<ListedMessage> {
  if (id === '') throw new UsageError('Which message? "list" shows the ids.');
  const found = readIdTime(id) === undefined ? undefined : await findMessage(store, id);
  if (!found) throw new UsageError(`There is no message "${id}". "list" shows the ids.`);
  return found;
}

async function findMessage(store: MessageStore, id: string): Promise<ListedMessage | undefined> {
  try {
    const waiting = await store.find('waiting', id);
    const done = await store.find('done', id);
    const record = done ?? waiting;
    if (!record) return undefined;
    return { record, state: (await store.isHandled(id)) ? 'handled' : done ? 'mailed' : 'waiting' };
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    throw new UsageError(`"${id}" is stored and cannot be read. "delete ${id}" takes it away.`);
  }
}

/** Ids of what stands in a folder. The local server also lists half-written files, which are none. */
export async function listIds(store: MessageStore, folder: StoreFolder): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const day of await store.listDays(folder)) {
    for await (const keys of store.listDay(folder, day)) {
      for (const id of keys.map(readKeyId)) if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

/** The messages that have every one of the words, anywhere and in small or capital letters. */
export function findMessages(messages: readonly ListedMessage[], terms: string): ListedMessage[] {
  const wanted = terms.toLowerCase().split(/\s+/).filter(Boolean);
  return messages.filter(({ record: { id, message } }) => {
    const text = [id, ...Object.values(message)].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
