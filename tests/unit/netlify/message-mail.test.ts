// The mail about a message, as it goes to the mail server.
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { buildMessageMail } from '../../../netlify/lib/message-mail.ts';
import { toOneLine, toPlainText } from '../../../src/features/contact/plain-text.ts';
import { message, site } from './memory-world.ts';

const id = '019aa111-2200-7a55-9d2e-0d5c1b1f6b0a-0123456789ab';

/** The headers of a mail on the wire. */
async function readHeaders(changes: Partial<typeof message>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = buildMessageMail(id, { ...message, ...changes }, { dealer: site });
  const envelope = { from: 'a@b.example', to: 'c@d.example' };
  const { message: wire } = await transport.sendMail({ ...mail, ...envelope });
  const [head = ''] = (Buffer.isBuffer(wire) ? wire.toString() : '').split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ');
}

describe('the mail about a message', () => {
  test('has what a dealer needs to answer, and is the same whenever it is built', () => {
    const mail = buildMessageMail(id, message, { dealer: site });
    expect(mail).toMatchObject({
      messageId: `<contact.${id}@www.carts.example>`,
      subject: 'New service message from Ann Lee',
      replyTo: { name: 'Ann Lee', address: 'ann@mail.example' },
    });
    for (const words of [message.email, message.phone, message.message, 'Nov 20, 2025, 6:40 AM', 'Ann Lee'])
      expect(mail.text).toContain(words);
    expect(buildMessageMail(id, message, { dealer: site })).toEqual(mail);
  });

  test.each(['\r\n', '\r', '\u2028', '\0\r\n'])(
    'is given no header by a name with the line break %j',
    async (lineBreak) => {
      const head = await readHeaders({
        firstName: `Ann${lineBreak}Bcc: victim@mail.example${lineBreak}X-Evil: 1`,
        lastName: `Lee${lineBreak}${lineBreak}<b>body</b>`,
      });
      expect(head).not.toMatch(/^(bcc|x-evil):/im);
      expect(head).toMatch(/^Subject: New service message from Ann Bcc: victim/m);
    },
  );
});

test('a text of a visitor has nothing in it that a terminal obeys, and its line ends', () => {
  expect(toOneLine('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
  expect(toOneLine('a\u001b[2Jb\nc')).toBe('a [2Jb c');
  expect(toPlainText('a\u001b[2Jb\r\nc\u202ed')).toBe('a [2Jb\nc d');
});
