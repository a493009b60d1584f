// Reads stored messages for the commands. One that cannot be read is named and keeps nobody from the others.
import { UnreadableRecordError } from '../../../netlify/lib/blob-box.ts';
import { isId } from '../../../netlify/lib/message-index.ts';
import type { MessageBox } from '../../../netlify/lib/message-store.ts';
import { findMessageState, type ListedMessage } from '../../lib/contact/message-export.ts';
import { mapInBatches } from '../../lib/site/in-batches.ts';
import { CallError } from './call-error.ts';

const readsAtOnce = 20;

/** Messages, newest first, and the ids of what is stored and cannot be read. Rejects when the store cannot be listed. */
export async function readMessages(
  box: MessageBox,
): Promise<{ messages: ListedMessage[]; unreadable: string[] }> {
  const marks = await box.listMarks();
  const unreadable: string[] = [];
  const records = await mapInBatches(await box.listIds(), readsAtOnce, async (id) => {
    try {
      return await box.find(id);
    } catch {
      unreadable.push(id);
      return undefined;
    }
  });
  const messages = records
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    .map((record) => ({ record, state: findMessageState(marks.get(record.id)) }));
  return { messages, unreadable: unreadable.toSorted() };
}

/** The message of an id. Throws a CallError where there is none, or none that can be read. */
export async function readMessage(box: MessageBox, id: string): Promise<ListedMessage> {
  if (id === '') throw new CallError('Which message? "list" shows the ids.');
  const record = isId(id)
    ? await box.find(id).catch((error: unknown) => refuseUnreadable(id, error))
    : undefined;
  if (!record) throw new CallError(`There is no message "${id}". "list" shows the ids.`);
  const marks = new Set<string>();
  for (const mark of ['notified', 'handled'] as const) if (await box.hasMark(id, mark)) marks.add(mark);
  return { record, state: findMessageState(marks) };
}

function refuseUnreadable(id: string, error: unknown): never {
  if (!(error instanceof UnreadableRecordError)) throw error;
  throw new CallError(`"${id}" is stored and cannot be read. "delete ${id}" takes it away.`);
}

/** The messages that have every one of the words, anywhere and in small or capital letters. */
export function findMessages(messages: readonly ListedMessage[], words: string): ListedMessage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return messages.filter(({ record: { id, message } }) => {
    const text = [id, ...Object.values(message)].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
