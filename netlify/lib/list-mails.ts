// Mails that tell of several messages at once. They are plain text, and what visitors wrote stands in them without a
// link that could be clicked. A mail of more than 100 KB is cut off by some mail programs, so each takes only as many
// lines as fit and says how many are missing.
import { createHash } from 'node:crypto';
import { toHarmlessLine } from '../../src/features/contact/plain-text.ts';
import { formatCount } from '../../src/lib/format.ts';
import type { MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { toHeaderText, type Mail } from './mailer.ts';
import { readIdTime } from './message-id.ts';
import type { SenderSite } from './message-mail.ts';

/** Bytes of the listed lines; headers, the words around the list and the breaks of long lines take the rest of 100 KB. */
const maxListBytes = 92_000;
/** Suspects that one mail shows with their words at most. */
export const maxDigestLength = 400;
/** A telephone number is never cut: it is as long as the form takes it, twice over where each sign is a dot. */
const maxPhoneLength = 400;

const refusalNote = 'Your mail server refused a mail with their words, so they stand only in the store.';

/** A mail, and what it shows: the first of those it was asked to show. */
export interface ListMail<Shown> {
  mail: Mail;
  shown: readonly Shown[];
}

/**
 * The daily mail about suspects, oldest first: those of the records with their beginning, the others by id, as many as
 * fit. With `isPlain` it has none of their words, for a mail server that refuses those.
 */
export function buildDigest(
  records: readonly MessageRecord[],
  ids: readonly string[],
  senderSite: SenderSite,
  isPlain = false,
): ListMail<string> {
  const lines = [
    ...records.map(({ id, message: { firstName, lastName, message } }) => {
      const name = toHarmlessLine(`${firstName} ${lastName}`, 20);
      return isPlain ? describeId(id) : `${describeId(id)}  ${name}\n${toHarmlessLine(message, 120)}\n`;
    }),
    ...ids.map(describeId),
  ];
  const all = [...records.map(({ id }) => id), ...ids];
  const { shown, list } = cutToFit(all, lines);
  const rest = all.length - shown.length;
  return {
    shown,
    mail: {
      messageId: buildMessageId('suspects', shown, senderSite),
      subject: toHeaderText(
        `${formatCount(all.length, 'suspected spam message')} on ${new URL(senderSite.url).host}`,
      ),
      text: joinParagraphs([
        'A program seems to have sent these through the contact form, since a field that people do not see was filled in. Nobody was told of them but you, here: please look whether a real one is among them.',
        isPlain && refusalNote,
        list,
        rest > 0 && `${rest} more, which no other mail will name.`,
        'All of them: npm run -s messages -- list --suspects\nOne in full: npm run -s messages -- show <id> --suspects',
      ]),
    },
  };
}

/**
 * The mail about messages that came too fast to be mailed one by one, oldest first; `restCount` more wait. With `isPlain`
 * it has names and telephone numbers and none of the other words.
 */
export function buildList(
  records: readonly MessageRecord[],
  restCount: number,
  senderSite: SenderSite,
  isPlain = false,
): ListMail<MessageRecord> {
  const lines = records.map(({ id, message: { firstName, lastName, phone, message } }) => {
    const name = toHarmlessLine(`${firstName} ${lastName}`, 20);
    const words = isPlain ? '' : `  ${toHarmlessLine(message, 30)}`;
    return `${describeId(id)}  ${name}  ${toHarmlessLine(phone, maxPhoneLength)}${words}`;
  });
  const { shown, list } = cutToFit(records, lines);
  const rest = records.length + restCount - shown.length;
  return {
    shown,
    mail: {
      messageId: buildMessageId(
        'list',
        shown.map(({ id }) => id),
        senderSite,
      ),
      subject: toHeaderText(
        `${formatCount(shown.length, 'message')} in one mail, from ${new URL(senderSite.url).host}`,
      ),
      text: joinParagraphs([
        'More messages come through the contact form than are mailed one by one. These are stored, and no other mail comes about them.',
        isPlain && refusalNote,
        list,
        rest > 0 && `${rest} more wait for the next mail.`,
        'All of them in full: npm run -s messages -- list, and export csv for a spreadsheet',
      ]),
    },
  };
}

/**
 * The mail that says which messages the dealer was not told of. It has none of the visitors' words, so that no filter
 * that refuses those refuses this one. `ids` are at least one, in the order in which they shall be named, as many as fit;
 * the same ones after the same alarm make the same mail.
 */
export function buildAlarm(
  ids: readonly string[],
  lastAlarmAt: string,
  senderSite: SenderSite,
): ListMail<string> {
  const { shown, list } = cutToFit(ids, ids.map(describeId));
  const rest = ids.length - shown.length;
  const oldest = formatLocalTime(Math.min(...ids.map((id) => readIdTime(id) ?? 0)), senderSite);
  const state = `${formatCount(ids.length, 'message')} ${ids.length === 1 ? 'waits' : 'wait'}`;
  return {
    shown,
    mail: {
      messageId: buildMessageId('alarm', [lastAlarmAt, ...ids], senderSite),
      subject: toHeaderText(`${state} since ${oldest} on ${new URL(senderSite.url).host}`),
      text: joinParagraphs([
        `${state} in the store of the contact form of ${senderSite.name}, ${senderSite.url}, the oldest since ${oldest}. Nothing is lost, but the usual mail could not be sent.`,
        'Read one with: npm run -s messages -- show <id>\nand when it is dealt with: npm run -s messages -- handled <id>',
        `Times are UTC.\n${list}`,
        rest > 0 && `${rest} more. All of them: npm run -s messages -- list`,
        'What waits is tried again by itself. This mail comes again when others wait, an hour after this one or so, and about the same messages after a day.',
      ]),
    },
  };
}

function joinParagraphs(paragraphs: readonly (string | false)[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

/** The same messages make the same id, so that a mail that is sent twice is shown once. */
function buildMessageId(kind: string, ids: readonly string[], { url }: SenderSite) {
  const key = createHash('sha256').update(ids.toSorted().join(' ')).digest('hex').slice(0, 32);
  return toHeaderText(`${kind}.${key}@${new URL(url).host}`);
}

/** When a message was sent, and its id. */
function describeId(id: string): string {
  const time = new Date(readIdTime(id) ?? 0).toISOString();
  return `${time.slice(0, 16).replace('T', ' ')}  ${id}`;
}

/** Date and time as people of the dealer's time zone say them: "Nov 20, 9:40 AM". */
function formatLocalTime(time: number, { timeZone }: SenderSite): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(time)
    .replace(/\s/g, ' ');
}

/** Those whose lines fit into a mail, with the lines. */
function cutToFit<Item>(items: readonly Item[], lines: readonly string[]) {
  const count = countFitting(lines);
  return { shown: items.slice(0, count), list: lines.slice(0, count).join('\n') };
}

/** How many of the lines fit, counted as mail encodes them: three bytes for each that is not ASCII, and "=" besides. */
function countFitting(lines: readonly string[]): number {
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const marks = line.split('=').length - 1;
    const ascii = line.replace(/[^\x20-\x7e\n]/gu, '').length;
    bytes += ascii + 2 * marks + 3 * (Buffer.byteLength(line) - ascii) + 2;
    if (bytes > maxListBytes) return index;
  }
  return lines.length;
}
