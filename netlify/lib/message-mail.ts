// The mail that the dealer gets about one message. Those about several are in list-mails.ts.
import { toPlainText } from '../../src/features/contact/plain-text.ts';
import type { MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { escapeHtml } from './escape-html.ts';
import { toHeaderText, type Mail } from './mailer.ts';

/** What the mails say about the site they come from. */
export interface SenderSite {
  /** Name of the dealer. */
  name: string;
  /** URL of the site. */
  url: string;
  /** Of the dealer: America/New_York. */
  timeZone: string;
}

/**
 * The mail about one message. The same message makes the same mail, whenever it is sent. With `isPlain` it has name and
 * telephone number and none of the other words, for a mail server that refuses those.
 */
export function buildNotification(record: MessageRecord, senderSite: SenderSite, isPlain = false): Mail {
  const { firstName, lastName, email, interest } = record.message;
  const name = `${firstName} ${lastName}`;
  const messageId = toHeaderText(`contact.${record.id}@${new URL(senderSite.url).host}`);
  if (isPlain) {
    const rows = listRows(record).filter(([label]) => !['Email', 'Interest'].includes(label));
    return {
      messageId,
      subject: toHeaderText(`New message on ${new URL(senderSite.url).host}`),
      text: `${formatRows(rows)}\n\nYour mail server refused the mail with the words of this message. Read them with: npm run -s messages -- show ${record.id}\n`,
    };
  }
  return {
    messageId,
    subject: toHeaderText(`New ${interest} message from ${name}`),
    replyTo: { name: toHeaderText(name), address: toHeaderText(email) },
    text: `${formatText(record)}\n\nAnswer this mail to write to the sender.\nSent by the contact form of ${senderSite.name}, ${senderSite.url}\n`,
    html: wrapHtml(
      `${formatHtml(record)}<p>Answer this mail to write to the sender.<br>Sent by the contact form of ${escapeHtml(senderSite.name)}, ${escapeHtml(senderSite.url)}</p>`,
    ),
  };
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
  return `${formatRows(listRows(record))}\n\n${toPlainText(record.message.message)}`;
}

function formatRows(rows: readonly [label: string, value: string][]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
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
