// The mails that the dealer gets.
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { toHarmlessLine, toOneLine, toPlainText } from '../../src/features/contact/plain-text.ts';
import { formatCount } from '../../src/lib/format.ts';
import type { FunctionContent } from './function-content.ts';
import type { Mail } from './mailer.ts';
import { readSentAt } from './message-key.ts';

/** The site that mails come from. */
export type Site = Pick<FunctionContent['dealer'], 'name' | 'url' | 'timeZone'>;

/** The mail about one message: the same whenever it is sent. */
export function buildMessageMail(id: string, message: ContactMessage, { dealer }: { dealer: Site }): Mail {
  const { name, url, timeZone } = dealer;
  const sender = toOneLine(`${message.firstName} ${message.lastName}`);
  const email = toOneLine(message.email);
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return {
    messageId: `<contact.${id}@${new URL(url).host}>`,
    subject: `New ${message.interest} message from ${sender}`,
    replyTo: { name: sender, address: email },
    text: `Name: ${sender}
Email: ${email}
Phone: ${toOneLine(message.phone)}
Interest: ${message.interest}
Sent: ${format.format(readSentAt(id)).replace(/\s/g, ' ')}

${toPlainText(message.message)}

Answer this mail to write to the sender.
Sent by the contact form of ${name}, ${url}
Id: ${id}
`,
  };
}

/** The mail about suspects. Addresses of pages in it are no links. */
export function buildSuspectsMail(
  suspects: readonly { id: string; message: ContactMessage }[],
  { url }: Site,
): Mail {
  const { host } = new URL(url);
  const entries = suspects.map(({ id, message: { firstName, lastName, email, phone, message } }) => {
    const sender = `${toHarmlessLine(`${firstName} ${lastName}`, 100)}, ${toOneLine(email)}, ${toHarmlessLine(phone, 100)}`;
    const [firstLine = ''] = toPlainText(message).split('\n');
    return `${sender}\n  ${toHarmlessLine(firstLine, 200)}\n  ${id}\n\n`;
  });
  return {
    messageId: `<suspects.${suspects[0]?.id}@${host}>`,
    subject: `${formatCount(suspects.length, 'suspected spam message')} on ${host}`,
    text: `A program seems to have sent these through the contact form: a field that people do not see was filled in. No other mail comes about them, so please look whether a real one is among them.

${entries.join('')}One in full: npm run -s messages -- show <id>
`,
  };
}
