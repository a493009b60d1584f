// The mail about a message, as it goes to the mail server.
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { buildMessageMail } from '../../../netlify/lib/message-mail.ts';
import { toOneLine, toPlainText } from '../../../src/features/contact/plain-text.ts';
import { message, site } from './memory-world.ts';

const id = '019aa111-2200-7a55-9d2e-0d5c1b1f6b0a-0123456789ab';

/** Headers and text of a mail as bytes on the wire. */
async function readWire(changes: Partial<typeof message>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = buildMessageMail(id, { ...message, ...changes }, site);
  const { envelope, message: wire } = await transport.sendMail({
    ...mail,
    from: 'a@b.example',
    to: 'c@d.example',
  });
  const [head = ''] = (Buffer.isBuffer(wire) ? wire.toString() : '').split('\r\n\r\n');
  return { envelope, head: head.replace(/\r\n[ \t]+/g, ' ') };
}

describe('the mail about a message', () => {
  test('has what a dealer needs to answer, and is the same whenever it is built', () => {
    const mail = buildMessageMail(id, message, site);
    expect(mail).toMatchObject({
      messageId: `<contact.${id}@www.carts.example>`,
      subject: 'New service message from Ann Lee',
      replyTo: { name: 'Ann Lee', address: 'ann@mail.example' },
    });
    for (const words of [message.email, message.phone, message.message, 'Nov 20, 2025, 6:40 AM', 'Ann Lee'])
      expect(mail.text).toContain(words);
    expect(buildMessageMail(id, message, site)).toEqual(mail);
  });

  test.each(['\r\n', '\r', '\u2028', '\0\r\n'])(
    'is given no header by a name with the line break %j',
    async (lineBreak) => {
      const { head, envelope } = await readWire({
        firstName: `Ann${lineBreak}Bcc: victim@mail.example${lineBreak}X-Evil: 1`,
        lastName: `Lee${lineBreak}${lineBreak}<b>body</b>`,
      });
      expect(head).not.toMatch(/^(bcc|x-evil):/im);
      expect(envelope.to).toEqual(['c@d.example']);
      expect(head).toMatch(/^Subject: New service message from Ann Bcc: victim/m);
    },
  );

  test('answers to an address as it was written', async () => {
    const { head } = await readWire({ email: "o'neil/sales@example.com" });
    expect(head).toContain("Reply-To: Ann Lee <o'neil/sales@example.com>");
  });
});

describe('a text of a visitor', () => {
  test('has nothing in it that a terminal obeys', () => {
    expect(toOneLine('a\u001b[2Jb\nc')).toBe('a [2Jb c');
    expect(toPlainText('a\u001b[2Jb\r\nc\u202ed')).toBe('a [2Jb\nc d');
  });

  test.each([
    { text: "Zoë O'Neil-Núñez 木", line: "Zoë O'Neil-Núñez 木" },
    { text: 'a'.repeat(201), line: `${'a'.repeat(199)}…` },
    { text: '\ud83d', line: '\ufffd' },
  ])('is shown on one line as $line', ({ text, line }) => {
    expect(toOneLine(text)).toBe(line);
  });
});
