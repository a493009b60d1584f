import { describe, expect, test } from 'vitest';
import { buildAlarm, buildDigest, buildSummary, type ListMail } from '../../../netlify/lib/list-mails.ts';
import { createSmtpMailer } from '../../../netlify/lib/mailer.ts';
import type { MessageRecord } from '../../../src/schemas/contact-message.ts';
import { sampleMessage, source, startMailServer } from './contact-world.ts';
import { messageId } from './simulation.ts';

const buildRecord = (number: number, words: Partial<MessageRecord['message']> = {}): MessageRecord => ({
  id: messageId(number),
  receivedAt: '2026-11-20T15:04:05.000Z',
  message: { ...sampleMessage, ...words },
});
const buildMany = (count: number, words?: Partial<MessageRecord['message']>) =>
  Array.from({ length: count }, (_, index) => buildRecord(index + 1, words));

/** Bytes of a mail as the mail server gets it. */
async function measureMail({ mail }: ListMail): Promise<number> {
  const server = await startMailServer();
  const settings = {
    host: '127.0.0.1',
    port: server.port,
    isSecure: false,
    from: 'a@b.example',
    to: 'c@d.example',
  };
  await createSmtpMailer(settings).send(mail);
  await server.close();
  return Buffer.byteLength(server.arrived[0] ?? '');
}

const longest = {
  firstName: 'x'.repeat(200),
  lastName: 'y',
  message: 'a'.repeat(5000),
  phone: '1'.repeat(200),
};
const widest = { firstName: '木'.repeat(200), message: '😀'.repeat(2000), phone: '٣'.repeat(200) };
const mixed = { firstName: 'x木'.repeat(90), message: 'a😀'.repeat(1000), phone: '1٣'.repeat(90) };

describe('the digest of suspects', () => {
  test('shows 400 of the longest texts in less than 100 KB', async () => {
    const digest = buildDigest(buildMany(400, longest), 0, source);
    expect(digest.shown).toHaveLength(400);
    expect(await measureMail(digest)).toBeLessThan(100_000);
  });

  test.each([{ words: widest }, { words: mixed }])(
    'stays under 100 KB with characters of several bytes, and says how many are missing: %j',
    async ({ words }) => {
      const digest = buildDigest(buildMany(400, words), 5, source);
      expect(await measureMail(digest)).toBeLessThan(100_000);
      expect(digest.shown.length).toBeGreaterThan(50);
      expect(digest.mail.subject).toBe('405 suspected spam messages on www.carts.example');
      expect(digest.mail.text).toContain(`${405 - digest.shown.length} more wait for the next mail.`);
    },
  );

  test('shows 120 characters of each, of the 401st none, and no link', () => {
    const words = 'See https://spam.example/a?b=1 or www.spam.example. ';
    const { shown, mail } = buildDigest(buildMany(401, { message: words.repeat(9) }), 0, source);
    expect(shown).toHaveLength(400);
    const line = mail.text.split('\n').find((each) => each.startsWith('See ')) ?? '';
    expect([...line]).toHaveLength(120);
    expect(line).toMatch(/^See https: \/\/spam\. example\/a\?b=1 or www\. spam\. example\. See/);
    expect(mail.text).toContain('1 more wait for the next mail.');
    expect(mail.html).toBeUndefined();
  });

  test('has the same id for the same suspects, and another for others', () => {
    const { messageId: id } = buildDigest(buildMany(2), 0, source).mail;
    expect(buildDigest(buildMany(2).reverse(), 0, source).mail.messageId).toBe(id);
    expect(buildDigest(buildMany(1), 0, source).mail.messageId).not.toBe(id);
  });
});

describe('the hourly summary', () => {
  test('shows the 600 messages of an hour of a flood in less than 100 KB', async () => {
    const summary = buildSummary(buildMany(600, longest), 0, source);
    expect(summary.shown).toHaveLength(600);
    expect(await measureMail(summary)).toBeLessThan(100_000);
  });

  test.each([{ words: widest }, { words: mixed }])(
    'stays under 100 KB with characters of several bytes: %j',
    async ({ words }) => {
      const summary = buildSummary(buildMany(700, words), 0, source);
      expect(await measureMail(summary)).toBeLessThan(100_000);
      expect(summary.mail.text).toContain(`${700 - summary.shown.length} more wait for the next mail.`);
    },
  );

  test('tells who wrote, with a telephone number, and which command shows all', () => {
    const { mail } = buildSummary(buildMany(1), 0, source);
    expect(mail.subject).toBe('1 message in one mail, from www.carts.example');
    expect(mail.text).toContain(`2026-11-20 15:04  ${messageId(1)}  Ann Lee  3025550199  My cart is slow.`);
    expect(mail.text).toContain('npm run -s messages -- list');
    expect(mail.text).not.toContain('more wait');
  });

  test('has none of the words when it is plain', () => {
    const { mail, shown } = buildSummary(buildMany(2), 0, source, true);
    expect(mail.text).not.toMatch(/Ann|Lee|3025550199|slow/);
    expect(mail.text).toContain(messageId(2));
    expect(shown).toHaveLength(2);
  });
});

describe('the alarm', () => {
  const now = new Date('2026-11-20T16:00:00Z');

  test('says since when, how to read and how to end it', () => {
    const mail = buildAlarm([buildRecord(1)], now, source);
    expect(mail.subject).toBe('1 message waits since Nov 20, 10:04 AM on www.carts.example');
    expect(mail.text).toContain(`2026-11-20 15:04  ${messageId(1)}`);
    expect(mail.text).toContain('npm run -s messages -- show <id>');
    expect(mail.text).toContain('npm run -s messages -- handled <id>');
    expect(mail.replyTo).toBeUndefined();
  });

  test('has none of the visitor’s words, even where an id is made of them', () => {
    const mail = buildAlarm([{ ...buildRecord(1), id: 'buy-cheap-pills' }], now, source);
    expect(mail.text).not.toMatch(/pills|Ann|slow|3025550199/);
    expect(mail.text).toContain('2026-11-20 15:04  (its id: npm run -s messages -- list)');
  });

  test('lists 200 and counts the others', () => {
    expect(buildAlarm(buildMany(200), now, source).text).not.toContain('more.');
    const mail = buildAlarm(buildMany(203), now, source);
    expect(mail.subject).toMatch(/^203 messages wait since /);
    expect(mail.text).toContain(messageId(200));
    expect(mail.text).not.toContain(messageId(201));
    expect(mail.text).toContain('\n\n3 more. All of them: ');
  });
});
