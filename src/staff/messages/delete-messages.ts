// `npm run messages -- delete`: takes messages away for good.
import { createInterface } from 'node:readline/promises';
import type { MessageStore, MessageStores } from '../../../netlify/lib/message-store.ts';
import { formatMessageList, type ListedMessage } from '../../features/contact/message-export.ts';
import { isoDateSchema } from '../../schemas/fields.ts';
import { formatCount } from '../../lib/format.ts';
import { UsageError } from './usage-error.ts';
import { listIds, readMessage, readMessages } from './read-messages.ts';

/** Which messages go: exactly one of these is given. */
export interface Choice {
  id?: string;
  /** Email address of the sender; capital letters do not matter. */
  from?: string;
  /** ISO date; the day itself stays. */
  before?: string;
}

/** A message that is to go, by its id and as a person reads it. */
export interface Deletion {
  store: MessageStore;
  id: string;
  line: string;
}

/**
 * What a choice means. Of a sender both messages and suspects go, since who asks to be forgotten means all of them; else
 * only `box` is looked at. Throws a UsageError on a choice that is none.
 */
export async function chooseMessages(
  choice: Choice,
  box: MessageStore,
  { messages, suspects }: Pick<MessageStores, 'messages' | 'suspects'>,
): Promise<Deletion[]> {
  const { id, from, before } = choice;
  if ([id, from, before].filter((part) => part !== undefined).length !== 1) {
    throw new UsageError('Delete what? Name one: an id, --from <email> or --before <date>.');
  }
  if (before !== undefined && !isoDateSchema.safeParse(before).success) {
    throw new UsageError(`Write the date as year-month-day, such as 2026-05-01, not as "${before}".`);
  }
  const boxes = from === undefined ? [box] : [messages, suspects];
  const found = await Promise.all(
    boxes.map(async (each) => {
      const all = id === undefined ? await readMessages(each) : await readOne(each, id);
      const chosen = all.messages.filter(({ record: { receivedAt, message } }) => {
        if (from !== undefined) return message.email.toLowerCase() === from.trim().toLowerCase();
        return before === undefined || receivedAt < before;
      });
      const unreadable = id === undefined ? [] : all.unreadable;
      return [
        ...chosen.map((listed) => ({ store: each, id: listed.record.id, line: formatMessageList([listed]) })),
        ...unreadable.map((name) => ({ store: each, id: name, line: `${name}  cannot be read` })),
      ];
    }),
  );
  return found.flat();
}

/** Whether somebody at the terminal says yes. Throws a UsageError where nobody sits at one. */
export async function confirmDeletion(deletions: readonly Deletion[]): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError('Nothing is deleted without a yes. Nobody can be asked here: add --yes.');
  }
  console.info(deletions.map(({ line }) => line).join('\n'));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const count = formatCount(deletions.length, 'message');
  const answer = await terminal.question(`Delete ${count} for good? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Deletes them one after the other, and shows each as it goes. */
export async function deleteMessages(deletions: readonly Deletion[]): Promise<void> {
  for (const { store, id, line } of deletions) {
    await store.remove(id);
    console.info(`deleted  ${line}`);
  }
}

/** The message of an id, be it one that can be read or not. */
async function readOne(
  store: MessageStore,
  id: string,
): Promise<{ messages: ListedMessage[]; unreadable: string[] }> {
  const idsByState = await Promise.all([listIds(store, 'waiting'), listIds(store, 'done')]);
  if (!idsByState.some((ids) => ids.has(id))) return { messages: [], unreadable: [] };
  try {
    return { messages: [await readMessage(store, id)], unreadable: [] };
  } catch {
    return { messages: [], unreadable: [id] };
  }
}
