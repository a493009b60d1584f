import { describe, expect, test } from 'vitest';
import { buildAlarm, buildDigest, buildList, type ListMail } from '../../../netlify/lib/list-mails.ts';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import { createSmtpMailer } from '../../../netlify/lib/mailer.ts';
import type { MessageRecord } from '../../../src/features/contact/contact-message.schema.ts';
import { sampleMessage, senderSite, startMailServer } from './contact-world.ts';
import { buildUuid } from './simulation.ts';

const sentAt = Date.parse('2026-11-20T15:04:05.000Z');
const messageId = (number: number) => buildStoredMessageId(buildUuid(sentAt, number), sampleMessage);
const buildRecord = (number: number, words: Partial<MessageRecord['message']> = {}): MessageRecord => ({
  id: messageId(number),
  receivedAt: '2026-11-20T15:04:05.000Z',
  message: { ...sampleMessage, ...words },
});
const buildMany = (count: number, words?: Partial<MessageRecord['message']>) =>
  Array.from({ length: count }, (_, index) => buildRecord(index + 1, words));

/** Bytes of a mail as the mail server gets it. */
async function measureMail({ mail }: ListMail<unknown>): Promise<number> {
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
    const digest = buildDigest(buildMany(400, longest), [], senderSite);
    expect(digest.shown).toHaveLength(400);
    expect(await measureMail(digest)).toBeLessThan(100_000);
  });

  test.each([{ words: widest }, { words: mixed }])(
    'stays under 100 KB with characters of several bytes, and says how many are missing: %j',
    async ({ words }) => {
      const digest = buildDigest(buildMany(400, words), [1, 2, 3, 4, 5].map(messageId), senderSite);
      expect(await measureMail(digest)).toBeLessThan(100_000);
      expect(digest.shown.length).toBeGreaterThan(50);
      expect(digest.mail.subject).toBe('405 suspected spam messages on www.carts.example');
      expect(digest.mail.text).toContain(`${405 - digest.shown.length} more, which no other mail will name.`);
    },
  );

  test('shows 120 characters of each, the others by id, and no link', () => {
    const words = 'See https://spam.example/a?b=1 or www.spam.example. ';
    const { shown, mail } = buildDigest(
      buildMany(2, { message: words.repeat(9) }),
      [messageId(9)],
      senderSite,
    );
    expect(shown).toEqual([1, 2, 9].map(messageId));
    const line = mail.text.split('\n').find((each) => each.startsWith('See ')) ?? '';
    expect([...line]).toHaveLength(120);
    expect(line).toMatch(/^See https: \/\/spam\. example\/a\?b=1 or www\. spam\. example\. See/);
    expect(mail.text).toContain(`2026-11-20 15:04  ${messageId(9)}\n`);
    expect(mail.text).not.toContain('more');
    expect(mail.html).toBeUndefined();
  });

  test('has the same id for the same suspects, and another for others', () => {
    const { messageId: id } = buildDigest(buildMany(2), [], senderSite).mail;
    expect(buildDigest(buildMany(2).reverse(), [], senderSite).mail.messageId).toBe(id);
    expect(buildDigest(buildMany(1), [], senderSite).mail.messageId).not.toBe(id);
  });
});

describe('the list of messages', () => {
  test('shows the 500 messages of an hour of a flood in less than 100 KB', async () => {
    const list = buildList(buildMany(500, { ...longest, phone: '+1 (302) 555-0199 x 12' }), 0, senderSite);
    expect(list.shown).toHaveLength(500);
    expect(await measureMail(list)).toBeLessThan(100_000);
  });

  test.each([{ words: longest }, { words: widest }, { words: mixed }])(
    'stays under 100 KB with the longest and widest words, and counts those that wait: %j',
    async ({ words }) => {
      const list = buildList(buildMany(700, words), 3, senderSite);
      expect(await measureMail(list)).toBeLessThan(100_000);
      expect(list.mail.text).toContain(`${703 - list.shown.length} more wait for the next mail.`);
    },
  );

  test('tells who wrote, with a telephone number, and which command shows all', () => {
    const { mail } = buildList(buildMany(1), 0, senderSite);
    expect(mail.subject).toBe('1 message in one mail, from www.carts.example');
    expect(mail.text).toContain(`2026-11-20 15:04  ${messageId(1)}  Ann Lee  3025550199  My cart is slow.`);
    expect(mail.text).toContain('npm run -s messages -- list');
    expect(mail.text).not.toContain('more wait');
  });

  test.each(['1'.repeat(200), '+1 (302) 555-0199, evenings: 302 555 0142 (ask for Ann)'])(
    'never cuts a telephone number: %s',
    (phone) => {
      for (const isPlain of [false, true]) {
        expect(buildList(buildMany(1, { phone }), 0, senderSite, isPlain).mail.text).toContain(phone);
      }
    },
  );

  test('has names and numbers and none of the other words when it is plain', () => {
    const { mail, shown } = buildList(buildMany(2), 0, senderSite, true);
    expect(mail.text).not.toContain('slow');
    expect(mail.text).toContain(`${messageId(2)}  Ann Lee  3025550199\n`);
    expect(shown).toHaveLength(2);
  });
});

describe('the alarm', () => {
  const build = (count: number, lastAlarmAt = '') =>
    buildAlarm(
      buildMany(count).map(({ id }) => id),
      lastAlarmAt,
      senderSite,
    );

  test('says since when, how to read and how to end it, and has none of the visitor’s words', () => {
    const { mail } = build(1);
    expect(mail.subject).toBe('1 message waits since Nov 20, 10:04 AM on www.carts.example');
    expect(mail.text).toContain(`2026-11-20 15:04  ${messageId(1)}`);
    expect(mail.text).toContain('npm run -s messages -- show <id>');
    expect(mail.text).toContain('npm run -s messages -- handled <id>');
    expect(mail.text).not.toMatch(/Ann|slow|3025550199/);
    expect(mail.replyTo).toBeUndefined();
  });

  test('has another id after another alarm, or a mail program would hide it', () => {
    expect(build(2).mail.messageId).toBe(build(2).mail.messageId);
    expect(build(2, '2026-11-20T16:00:00Z').mail.messageId).not.toBe(build(2).mail.messageId);
  });

  test('names more than 1,000 in less than 100 KB, and counts the others', async () => {
    const alarm = build(60_000);
    expect(alarm.shown.length).toBeGreaterThan(1000);
    expect(await measureMail(alarm)).toBeLessThan(100_000);
    expect(alarm.mail.subject).toMatch(/^60000 messages wait since /);
    expect(alarm.mail.text).toContain(`\n\n${60_000 - alarm.shown.length} more. All of them: `);
  });
});
