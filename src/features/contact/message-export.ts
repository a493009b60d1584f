// Stored contact messages as the staff read them: in a terminal and in a spreadsheet.
import type { MessageRecord } from './contact-message.schema.ts';
import { toOneLine, toPlainText } from './plain-text.ts';

/** waiting: the dealer got no mail of it yet. mailed: the dealer did. handled: somebody has dealt with it. */
export type MessageState = 'waiting' | 'mailed' | 'handled';

/** A message with what became of it. */
export interface ListedMessage {
  record: MessageRecord;
  state: MessageState;
}

const columns = [
  'id',
  'receivedAt',
  'state',
  'interest',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
] as const;

/** A line per message, newest first as given: time, state, interest, name and the message's beginning. */
export function formatMessageList(messages: readonly ListedMessage[]): string {
  return messages
    .map(({ record: { id, receivedAt, message }, state }) =>
      [
        id,
        receivedAt.slice(0, 16).replace('T', ' '),
        state.padEnd(7),
        message.interest.padEnd(7),
        toOneLine(`${message.firstName} ${message.lastName}`, 30),
        toOneLine(message.message, 60),
      ].join('  '),
    )
    .join('\n');
}

/** Everything about one message. */
export function formatMessage({ record: { id, receivedAt, message }, state }: ListedMessage): string {
  const rows = [
    ['Id', id],
    ['Received', receivedAt],
    ['State', state],
    ['Interest', message.interest],
    ['Name', `${message.firstName} ${message.lastName}`],
    ['Email', message.email],
    ['Phone', message.phone],
  ] as const;
  const head = rows.map(([label, value]) => `${`${label}:`.padEnd(10)}${toOneLine(value, 400)}`);
  return `${head.join('\n')}\n\n${toPlainText(message.message)}`;
}

/** The messages as JSON objects of the same fields as the table's columns. */
export function formatMessagesJson(messages: readonly ListedMessage[]): string {
  return JSON.stringify(messages.map(flatten), null, 2);
}

/**
 * The messages as a table that spreadsheets open with a double click: UTF-8 with BOM, CRLF, every cell quoted.
 * A cell that a spreadsheet would take for a formula starts with an apostrophe.
 */
export function formatMessagesCsv(messages: readonly ListedMessage[]): string {
  const rows = messages.map((each) => {
    const flat = flatten(each);
    return columns.map((column) => flat[column]);
  });
  return `\ufeff${[columns, ...rows].map((cells) => cells.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

function flatten({
  record: { id, receivedAt, message },
  state,
}: ListedMessage): Record<(typeof columns)[number], string> {
  return { id, receivedAt, state, ...message };
}

function formatCell(text: string): string {
  // The wide forms of the same signs count as well in some spreadsheets.
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
