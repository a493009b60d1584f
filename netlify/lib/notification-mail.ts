// The mails the dealer gets: one for each message, and a daily list of suspects.
import { createHash } from 'node:crypto';
import { toPlainText } from '../../src/lib/contact/plain-text.ts';
import { formatCount } from '../../src/lib/site/format.ts';
import type { MessageRecord } from '../../src/schemas/contact-message.ts';
import { escapeHtml } from './escape-html.ts';
import { toHeaderText, type Mail } from './mailer.ts';

/** What the mails say about the site they come from. */
export interface MailSource {
  /** Name of the dealer. */
  name: string;
  /** Address of the site. */
  url: string;
}

/** The mail about one message. The same message makes the same mail, whenever it is sent. */
export function buildNotification(record: MessageRecord, source: MailSource): Mail {
  const { firstName, lastName, email, interest } = record.message;
  const name = `${firstName} ${lastName}`;
  return {
    messageId: buildMessageId(`contact.${record.id}`, source),
    subject: toHeaderText(`New ${interest} message from ${name}`),
    replyTo: { name: toHeaderText(name), address: toHeaderText(email) },
    text: `${formatText(record)}\n\nAnswer this mail to write to the sender.\nSent by the contact form of ${source.name}, ${source.url}\n`,
    html: wrapHtml(
      `${formatHtml(record)}<p>Answer this mail to write to the sender.<br>Sent by the contact form of ${escapeHtml(source.name)}, ${escapeHtml(source.url)}</p>`,
    ),
  };
}

/** The mail that lists suspects; `waitingCount` more follow in the next one. */
export function buildDigest(
  records: readonly MessageRecord[],
  waitingCount: number,
  source: MailSource,
): Mail {
  const ids = records.map(({ id }) => id).toSorted();
  const key = createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32);
  const count = formatCount(records.length, 'suspected spam message');
  const introduction =
    'A program seems to have sent these through the contact form, since a field that people do not see was filled ' +
    'in. Nobody was told of them but you, here: please look whether a real one is among them.';
  const more = waitingCount > 0 ? `${waitingCount} more follow tomorrow.` : '';
  return {
    messageId: buildMessageId(`suspects.${key}`, source),
    subject: toHeaderText(`${count} on ${new URL(source.url).host}`),
    text: [introduction, ...records.map(formatText), more].filter(Boolean).join('\n\n----\n\n') + '\n',
    html: wrapHtml(
      `<p>${introduction}</p>${records.map((record) => `<hr>${formatHtml(record)}`).join('')}${more && `<hr><p>${more}</p>`}`,
    ),
  };
}

function buildMessageId(key: string, { url }: MailSource) {
  return toHeaderText(`${key}@${new URL(url).host}`);
}

function listRows({ id, receivedAt, message }: MessageRecord): [label: string, value: string][] {
  const rows: [string, string][] = [
    ['Name', `${message.firstName} ${message.lastName}`],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Interest', message.interest],
    ['Received', `${receivedAt.slice(0, 16).replace('T', ' ')} UTC`],
    ['Id', id],
  ];
  return rows.map(([label, value]) => [label, toHeaderText(value)]);
}

function formatText(record: MessageRecord): string {
  const rows = listRows(record).map(([label, value]) => `${label}: ${value}`);
  return `${rows.join('\n')}\n\n${toPlainText(record.message.message)}`;
}

function formatHtml(record: MessageRecord): string {
  const rows = listRows(record).map(
    ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const text = escapeHtml(toPlainText(record.message.message)).replaceAll('\n', '<br>\n');
  return `<table cellpadding="4">${rows.join('')}</table><p>${text}</p>`;
}

function wrapHtml(body: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"></head><body>${body}</body></html>`;
}
