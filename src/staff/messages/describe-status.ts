// `npm run messages -- status`: whether everything has reached a person, in a few lines.
import { measureAge, measureSince } from '../../../netlify/lib/mail-rules.ts';
import { readIdTime } from '../../../netlify/lib/message-id.ts';
import type { MessageStores } from '../../../netlify/lib/message-store.ts';
import { readRunRecord } from '../../../netlify/lib/run-record.ts';
import { listIds, readMessages } from './read-messages.ts';

const timeoutMs = 10_000;

/** The lines. Rejects when the store cannot be listed. */
export async function describeStatus(
  { messages, suspects, openStore }: MessageStores,
  now: Date,
): Promise<string> {
  const stored = await readMessages(messages);
  const storedSuspects = await readMessages(suspects);
  const mailed = await listIds(messages, 'done');
  const waiting = [...(await listIds(messages, 'waiting'))].filter((id) => !mailed.has(id)).toSorted();
  const newSuspects = storedSuspects.messages.filter((each) => each.state === 'waiting');
  const unreadable = [...stored.unreadable, ...storedSuspects.unreadable];
  const { value: record } = await readRunRecord(openStore, () => timeoutMs);
  // A run tries all that it finds while it is new.
  const tried = waiting.filter((id) => measureAge(id, now) > measureSince(record.wholeAt, now));
  const lastMail = [...record.singles, ...record.others, record.alarm.at].toSorted().at(-1) ?? '';
  const [first] = waiting;
  const oldest = first === undefined ? '' : `, the oldest since ${formatTime(readSentAt(first))}`;
  const rows: [label: string, value: string][] = [
    ['Stored', `${stored.messages.length}`],
    ['Waiting', `${waiting.length}${oldest}`],
    ['Refused', `${tried.length} of the waiting ones were tried and not taken`],
    ['Suspects', `${storedSuspects.messages.length}, ${newSuspects.length} of them not listed yet`],
    ['Unreadable', unreadable.length > 0 ? `${unreadable.length}: ${unreadable.join(', ')}` : '0'],
    ['Last mail', lastMail ? formatTime(lastMail) : 'none'],
    ['Last run', record.wholeAt ? `${formatTime(record.wholeAt)}, which tried all that was due` : 'none'],
  ];
  return rows.map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`).join('\n');
}

function formatTime(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

function readSentAt(id: string): string {
  return new Date(readIdTime(id) ?? 0).toISOString();
}
