import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMailer, describeErrorCode, toHeaderText } from '../../../netlify/lib/mailer.ts';
import { buildNotification } from '../../../netlify/lib/message-mail.ts';
import {
  describeKeysOfPreview,
  describeMissingMail,
  listWrongMailVariables,
  readMailSettings,
} from '../../../src/features/contact/mail-settings.ts';
import { toOneLine, toPlainText } from '../../../src/features/contact/plain-text.ts';
import { contactMessageSchema } from '../../../src/features/contact/contact-message.schema.ts';
import {
  readHeader,
  sampleMessage,
  senderSite,
  startMailServer,
  type FakeMailServer,
} from './contact-world.ts';

const record = { id: 'message-1', receivedAt: '2026-11-20T15:04:05.000Z', message: sampleMessage };

describe('buildNotification', () => {
  test('names interest and sender, answers to the sender, and has an id that never changes', () => {
    const mail = buildNotification(record, senderSite);
    expect(mail.subject).toBe('New service message from Ann Lee');
    expect(mail.replyTo).toEqual({ name: 'Ann Lee', address: 'ann@mail.example' });
    expect(mail.messageId).toBe('contact.message-1@www.carts.example');
    expect(mail.text).toContain(
      'Name: Ann Lee\nEmail: ann@mail.example\nPhone: 3025550199\nInterest: service\nReceived: 2026-11-20 15:04 UTC\nId: message-1\n\nMy cart is slow.\n',
    );
    expect(buildNotification(record, senderSite)).toEqual(mail);
  });

  test('escapes what the sender wrote', () => {
    const message = {
      ...sampleMessage,
      firstName: '<img src=x>',
      message: '</p><script>alert(1)</script>\nSecond line',
    };
    const { html, text } = buildNotification({ ...record, message }, senderSite);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>\nSecond line');
    expect(text).toContain('</p><script>alert(1)</script>\nSecond line');
  });
});

describe('a mail on its way', () => {
  let server: FakeMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    await server.close();
  });

  const send = (message: typeof sampleMessage) =>
    createSmtpMailer({
      host: '127.0.0.1',
      port: server.port,
      isSecure: false,
      from: 'Site <site@carts.example>',
      to: 'dealer@carts.example',
    }).send(buildNotification({ ...record, message }, senderSite));

  test('has both parts and the headers that mail programs go by', async () => {
    await send(sampleMessage);
    expect(readHeader(server.arrived, 'From')).toEqual(['Site <site@carts.example>']);
    expect(readHeader(server.arrived, 'To')).toEqual(['dealer@carts.example']);
    expect(readHeader(server.arrived, 'Reply-To')).toEqual(['Ann Lee <ann@mail.example>']);
    expect(readHeader(server.arrived, 'Subject')).toEqual(['New service message from Ann Lee']);
    expect(readHeader(server.arrived, 'Message-ID')).toEqual(['contact.message-1@www.carts.example']);
    expect(readHeader(server.arrived, 'Auto-Submitted')).toEqual(['auto-generated']);
    expect(server.arrived[0]).toContain('Content-Type: text/plain');
    expect(server.arrived[0]).toContain('Content-Type: text/html');
  });

  test.each([
    'smith&sons@example.com',
    'ann/sales@example.com',
    'a=b@example.com',
    "o'neil@example.com",
    '{ann}|lee~#1!$%^*?_`@example.com',
    'ann@shop.xn--p1ai',
  ])('is answered to the address %s as it was written', async (email) => {
    const accepted = contactMessageSchema.parse({ ...sampleMessage, email });
    await send({ ...sampleMessage, email: accepted.email });
    expect(readHeader(server.arrived, 'Reply-To')).toEqual([`Ann Lee <${email}>`]);
  });

  const lineBreaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0\r\n', '\u000b'];
  test.each(lineBreaks.map((lineBreak) => ({ lineBreak, shown: JSON.stringify(lineBreak) })))(
    'cannot be given a header by a name with the line break $shown',
    async ({ lineBreak }) => {
      await send({
        ...sampleMessage,
        firstName: `Ann${lineBreak}Bcc: victim@mail.example${lineBreak}X-Evil: 1`,
        lastName: `Lee${lineBreak}${lineBreak}<b>body</b>`,
      });
      const head = server.arrived[0]?.split('\r\n\r\n')[0] ?? '';
      expect(head).not.toMatch(/^(bcc|x-evil):/im);
      expect(readHeader(server.arrived, 'To')).toEqual(['dealer@carts.example']);
      expect(readHeader(server.arrived, 'Subject')[0]).toMatch(/^New service message from Ann Bcc: victim/);
    },
  );

  test('is refused unencrypted to another machine', async () => {
    // This machine by an address that does not look like it.
    const elsewhere = createSmtpMailer({
      host: '::ffff:127.0.0.1',
      port: server.port,
      isSecure: false,
      from: 'site@carts.example',
      to: 'dealer@carts.example',
    });
    await expect(elsewhere.send(buildNotification(record, senderSite))).rejects.toThrow();
    expect(server.arrived).toEqual([]);
  });
});

describe('toHeaderText', () => {
  test('never holds a control character or more than 200 characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = toHeaderText(text);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect([...line].length).toBeLessThanOrEqual(200);
        expect(line.isWellFormed()).toBe(true);
      }),
      { numRuns: 500, seed: 20_261_120 },
    );
  });

  test('leaves a plain name as it is', () => {
    expect(toHeaderText("Zoë O'Neil-Núñez 木")).toBe("Zoë O'Neil-Núñez 木");
  });
});

describe('toOneLine and toPlainText', () => {
  test('take away what a terminal would obey', () => {
    expect(toOneLine('a\u001b[2Jb\nc')).toBe('a [2Jb c');
    expect(toPlainText('a\u001b[2Jb\r\nc\u202ed')).toBe('a [2Jb\nc d');
  });
});

describe('an address that the form accepts', () => {
  test.each([
    'ann@mail.example\r\nBcc: victim@mail.example',
    'ann@mail.example, victim@mail.example',
    'Ann <ann@mail.example>',
    'ann@mail.example\n',
  ])('is one address and not %j', (email) => {
    const parsed = contactMessageSchema.safeParse({ ...sampleMessage, email });
    expect(parsed.data?.email ?? 'ann@mail.example').toBe('ann@mail.example');
  });
});

describe('describeErrorCode', () => {
  test.each([
    {
      error: Object.assign(new Error('550 ann@mail.example unknown'), {
        code: 'EENVELOPE',
        responseCode: 550,
      }),
      code: 'EENVELOPE 550',
    },
    { error: new TypeError('ann@mail.example'), code: 'TypeError' },
    { error: 'ann@mail.example', code: 'unknown reason' },
    { error: undefined, code: 'unknown reason' },
  ])('logs $code and no words', ({ error, code }) => {
    expect(describeErrorCode(error)).toBe(code);
  });
});

describe('mail settings', () => {
  const env = {
    SMTP_HOST: 'smtp.mail.example',
    SMTP_USER: 'user',
    SMTP_PASSWORD: 'secret',
    MAIL_FROM: 'site@carts.example',
  };

  test('take the usual port, encryption by STARTTLS, and the dealer as recipient', () => {
    expect(readMailSettings(env, 'dealer@carts.example')).toEqual({
      host: 'smtp.mail.example',
      port: 587,
      isSecure: false,
      login: { user: 'user', password: 'secret' },
      from: 'site@carts.example',
      to: 'dealer@carts.example',
    });
  });

  test.each([
    { set: { SMTP_PORT: '465' }, port: 465, isSecure: true },
    { set: { SMTP_SECURE: 'true' }, port: 465, isSecure: true },
    { set: { SMTP_PORT: '2525' }, port: 2525, isSecure: false },
  ])('with $set use port $port, encrypted from the start: $isSecure', ({ set, port, isSecure }) => {
    expect(readMailSettings({ ...env, ...set }, 'x@y.example')).toMatchObject({ port, isSecure });
  });

  test('send to MAIL_TO, and need no login', () => {
    const settings = readMailSettings(
      { SMTP_HOST: 'relay', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' },
      'x@y.example',
    );
    expect(settings?.to).toBe('c@d.example');
    expect(settings?.login).toBeUndefined();
  });

  test.each([
    { change: { SMTP_HOST: undefined }, wrong: ['SMTP_HOST'] },
    { change: { SMTP_HOST: '', MAIL_FROM: '' }, wrong: ['SMTP_HOST', 'MAIL_FROM'] },
    { change: { SMTP_PASSWORD: '' }, wrong: ['SMTP_PASSWORD'] },
    { change: { SMTP_USER: '' }, wrong: ['SMTP_USER'] },
    { change: { SMTP_PORT: 'smtp' }, wrong: ['SMTP_PORT'] },
    { change: { SMTP_PORT: '70000' }, wrong: ['SMTP_PORT'] },
  ])('with $change are not usable and name $wrong', ({ change, wrong }) => {
    expect(listWrongMailVariables({ ...env, ...change })).toEqual(wrong);
    expect(readMailSettings({ ...env, ...change }, 'x@y.example')).toBeUndefined();
  });

  test('send nothing with NOTIFY=manual', () => {
    expect(readMailSettings({ ...env, NOTIFY: 'manual' }, 'x@y.example')).toBeUndefined();
  });
});

describe('describeMissingMail', () => {
  test('stops a production build and says which variables to set', () => {
    expect(describeMissingMail({ CONTEXT: 'production', SMTP_HOST: 'smtp.mail.example' })).toBe(
      'Nobody would be told of messages from the contact form. Set MAIL_FROM in Netlify\'s environment variables, with a value for the deploy context Production only (netlify/README.md, "Environment variables", lists them all), or set NOTIFY=manual if somebody reads "npm run messages" every day.',
    );
  });

  test.each([
    { why: 'somebody reads the store', env: { CONTEXT: 'production', NOTIFY: 'manual' } },
    { why: 'it is a preview', env: { CONTEXT: 'deploy-preview' } },
    { why: 'it is a build on this machine', env: {} },
    { why: 'mail is configured', env: { CONTEXT: 'production', SMTP_HOST: 'h', MAIL_FROM: 'a@b.example' } },
    {
      why: 'only the functions are given the password',
      env: { CONTEXT: 'production', SMTP_HOST: 'h', MAIL_FROM: 'a@b.example', SMTP_USER: 'u' },
    },
  ])('lets a build pass when $why', ({ env }) => {
    expect(describeMissingMail(env)).toBeUndefined();
  });
});

describe('describeKeysOfPreview', () => {
  test.each([
    { env: { CONTEXT: 'deploy-preview', SMTP_PASSWORD: 'x' }, names: 'given SMTP_PASSWORD, and' },
    {
      env: { CONTEXT: 'branch-deploy', SMTP_PASSWORD: 'x', HEARTBEAT_URL: 'y', BUILD_HOOK_URL: 'y' },
      names: 'SMTP_PASSWORD, HEARTBEAT_URL, BUILD_HOOK_URL',
    },
  ])('warns of $env without their values', ({ env, names }) => {
    const warning = describeKeysOfPreview(env) ?? '';
    expect(warning).toContain(names);
    expect(warning).not.toMatch(/\bx\b|\by\b/);
  });

  test.each([
    { env: { CONTEXT: 'production', SMTP_PASSWORD: 'x' } },
    { env: { SMTP_PASSWORD: 'x' } },
    { env: { CONTEXT: 'deploy-preview' } },
    { env: { CONTEXT: 'deploy-preview', SMTP_PASSWORD: '' } },
  ])('says nothing of $env', ({ env }) => {
    expect(describeKeysOfPreview(env)).toBeUndefined();
  });
});
