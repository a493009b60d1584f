// `npm run messages -- status`: whether everything has reached a person, in a few lines.
import { inspectPending } from '../../../netlify/lib/pending.ts';
import type { MessageStore } from '../../../netlify/lib/message-store.ts';
import { mapInBatches } from '../../lib/site/in-batches.ts';
import { readMessages } from './read-messages.ts';

const readsAtOnce = 20;

/** The lines. Rejects when the store cannot be listed. */
export async function describeStatus(
  { messages, suspects, state }: MessageStore,
  now: Date,
): Promise<string> {
  const stored = await readMessages(messages);
  const storedSuspects = await readMessages(suspects);
  const inspected = await mapInBatches(await messages.listPending(), readsAtOnce, (entry) =>
    inspectPending(messages, entry, now),
  );
  const waiting = inspected.filter(({ kind }) => kind !== 'over');
  const refused = waiting.filter((each) => each.kind === 'waiting' && each.attempt !== undefined);
  const newSuspects = storedSuspects.messages.filter((each) => each.state === 'waiting');
  const unreadable = [...stored.unreadable, ...storedSuspects.unreadable];
  const lastMail = (await state.read('lastMail'))?.value;
  const lastRun = (await state.read('lastRun'))?.value;
  const oldest = waiting[0] ? `, the oldest since ${formatTime(waiting[0].entry.receivedAt)}` : '';
  const rows: [label: string, value: string][] = [
    ['Stored', `${stored.messages.length}`],
    ['Waiting', `${waiting.length}${oldest}`],
    ['Refused', `${refused.length} of the waiting ones were tried and not taken`],
    ['Suspects', `${storedSuspects.messages.length}, ${newSuspects.length} of them not listed yet`],
    ['Unreadable', unreadable.length > 0 ? `${unreadable.length}: ${unreadable.join(', ')}` : '0'],
    ['Last mail', lastMail ? formatTime(lastMail.at) : 'none'],
    [
      'Last run',
      lastRun
        ? `${formatTime(lastRun.at)}: ${lastRun.sent} mailed, ${lastRun.failed} failed, ${lastRun.waiting} waiting, ${lastRun.unreadable} unreadable`
        : 'none',
    ],
  ];
  return rows.map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`).join('\n');
}

function formatTime(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
