// Mails that tell of several messages at once. They are plain text, and what visitors wrote stands in them without a
// link that could be clicked. A mail of more than 100 KB is cut off by some mail programs, so each takes only as many
// lines as fit and says how many are missing.
import { createHash } from 'node:crypto';
import { toHarmlessLine } from '../../src/lib/contact/plain-text.ts';
import { formatCount } from '../../src/lib/site/format.ts';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { toHeaderText, type Mail } from './mailer.ts';
import type { PendingEntry } from './message-index.ts';
import type { MailSource } from './notification-mail.ts';

/** Bytes of the listed lines; headers, the words around the list and the breaks of long lines take the rest of 100 KB. */
const longestList = 92_000;
/** Suspects that one mail shows at most. */
export const longestDigest = 400;
/** Waiting messages that an alarm lists; it says how many more there are. */
const longestAlarm = 200;

const refusalNote = 'Your mail server refused a mail with their words, so they stand only in the store.';

/** A mail, and the messages that it shows: the first of those it was asked to show. */
export interface ListMail {
  mail: Mail;
  shown: readonly MessageRecord[];
}

/**
 * The daily mail about suspects, oldest first; `restCount` more are not among the records. With `isPlain` it has none of
 * their words, for a mail server that refuses those.
 */
export function buildDigest(
  records: readonly MessageRecord[],
  restCount: number,
  source: MailSource,
  isPlain = false,
): ListMail {
  const lines = records.slice(0, longestDigest).map((record) => {
    const { firstName, lastName, message } = record.message;
    const name = toHarmlessLine(`${firstName} ${lastName}`, 20);
    return isPlain
      ? `${formatTime(record)}  ${formatId(record.id)}`
      : `${formatTime(record)}  ${record.id}  ${name}\n${toHarmlessLine(message, 120)}\n`;
  });
  const { shown, rest, list } = cutToFit(records, lines, restCount);
  const count = formatCount(shown.length + rest, 'suspected spam message');
  return {
    shown,
    mail: {
      messageId: buildMessageId('suspects', shown, source),
      subject: toHeaderText(`${count} on ${new URL(source.url).host}`),
      text: joinParagraphs([
        'A program seems to have sent these through the contact form, since a field that people do not see was filled in. Nobody was told of them but you, here: please look whether a real one is among them.',
        isPlain && refusalNote,
        list,
        'All of them: npm run -s messages -- list --suspects\nOne in full: npm run -s messages -- show <id> --suspects',
      ]),
    },
  };
}

/**
 * The hourly mail about messages that came too fast to be mailed one by one, oldest first; `restCount` more wait. With
 * `isPlain` it has none of their words and stands for all records.
 */
export function buildSummary(
  records: readonly MessageRecord[],
  restCount: number,
  source: MailSource,
  isPlain = false,
): ListMail {
  const lines = records.map((record) => {
    const { firstName, lastName, phone, message } = record.message;
    const name = toHarmlessLine(`${firstName} ${lastName}`, 20);
    const words = `${name}  ${toHarmlessLine(phone, 14)}  ${toHarmlessLine(message, 30)}`;
    return `${formatTime(record)}  ${isPlain ? formatId(record.id) : `${record.id}  ${words}`}`;
  });
  const { shown, list } = cutToFit(records, lines, restCount);
  return {
    shown,
    mail: {
      messageId: buildMessageId('summary', shown, source),
      subject: toHeaderText(
        `${formatCount(shown.length, 'message')} in one mail, from ${new URL(source.url).host}`,
      ),
      text: joinParagraphs([
        'More messages come through the contact form than are mailed one by one. These are stored, and no other mail comes about them.',
        isPlain && refusalNote,
        list,
        'All of them in full: npm run -s messages -- list, and export csv for a spreadsheet',
      ]),
    },
  };
}

/**
 * The mail that says which messages the dealer was not told of. It has none of the visitors' words, so that no filter
 * that refuses those refuses this one. `entries` are oldest first, and at least one.
 */
export function buildAlarm(entries: readonly PendingEntry[], now: Date, source: MailSource): Mail {
  const lines = entries.slice(0, longestAlarm).map((entry) => `${formatTime(entry)}  ${formatId(entry.id)}`);
  const rest = entries.length - lines.length;
  const oldest = formatLocalTime(entries[0]?.receivedAt ?? now.toISOString(), source);
  const state = `${formatCount(entries.length, 'message')} ${entries.length === 1 ? 'waits' : 'wait'}`;
  return {
    messageId: toHeaderText(`alarm.${now.getTime()}@${new URL(source.url).host}`),
    subject: toHeaderText(`${state} since ${oldest} on ${new URL(source.url).host}`),
    text: joinParagraphs([
      `${state} in the store of the contact form of ${source.name}, ${source.url}, the oldest since ${oldest}. Nothing is lost, but the usual mail could not be sent.`,
      'Read one with: npm run -s messages -- show <id>\nand when it is dealt with: npm run -s messages -- handled <id>',
      `Times are UTC.\n${lines.join('\n')}`,
      rest > 0 && `${rest} more. All of them: npm run -s messages -- list`,
      'What waits is tried again by itself. This mail comes again when others wait, an hour after this one at the earliest, and about the same messages after a day.',
    ]),
  };
}

function joinParagraphs(paragraphs: readonly (string | false)[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

/** The same messages make the same id, so that a mail that is sent twice is shown once. */
function buildMessageId(kind: string, records: readonly MessageRecord[], { url }: MailSource) {
  const ids = records.map(({ id }) => id).toSorted();
  const key = createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32);
  return toHeaderText(`${kind}.${key}@${new URL(url).host}`);
}

function formatTime({ receivedAt }: Pick<MessageRecord, 'receivedAt'>): string {
  return receivedAt.slice(0, 16).replace('T', ' ');
}

/** The id, unless it could hold words: it comes from outside. */
function formatId(id: string): string {
  return /^[0-9a-f-]+$/i.test(id) ? id : '(its id: npm run -s messages -- list)';
}

/** Date and time as people of the dealer's time zone say them: "Nov 20, 9:40 AM". */
function formatLocalTime(time: string, { timeZone }: MailSource): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(time))
    .replace(/\s/g, ' ');
}

/**
 * The records whose lines fit into a mail, how many do not, `restCount` others among them, and the lines with a word on
 * those.
 */
function cutToFit(records: readonly MessageRecord[], lines: readonly string[], restCount: number) {
  const shown = records.slice(0, countFitting(lines));
  const rest = records.length + restCount - shown.length;
  const listed = lines.slice(0, shown.length).join('\n');
  const list = rest > 0 ? `${listed}\n\n${rest} more wait for the next mail.` : listed;
  return { shown, rest, list };
}

/** How many of the lines fit, counted as mail encodes them: three bytes for each that is not ASCII, and "=" besides. */
function countFitting(lines: readonly string[]): number {
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const marks = line.split('=').length - 1;
    const ascii = line.replace(/[^\x20-\x7e\n]/gu, '').length;
    bytes += ascii + 2 * marks + 3 * (Buffer.byteLength(line) - ascii) + 2;
    if (bytes > longestList) return index;
  }
  return lines.length;
}
