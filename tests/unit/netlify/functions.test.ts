// The functions with what they have at the host: the store's own client over a server of files, and a mail server.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contact from '../../../netlify/functions/contact.mts';
import mailMessages from '../../../netlify/functions/mail-messages.mts';
import { openMessageStore } from '../../../netlify/lib/message-store.ts';
import { openLocalStore } from '../../../src/commands/local-store.ts';
import { getDealer } from '../../../src/content/site.ts';
import { buildUuid, jsonRequest, message } from './memory-world.ts';

const heartbeatUrl = 'https://heartbeat.example/a-secret-path';

let folder: string;
let local: Awaited<ReturnType<typeof openLocalStore>>;
let server: SMTPServer;
let mails: string[];
let beats: string[];
let logged: string[];

beforeEach(async () => {
  [mails, beats, logged] = [[], [], []];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void logged.push(line));
  }
  folder = await mkdtemp(join(tmpdir(), 'contact-'));
  local = await openLocalStore(folder);
  setEnvironmentContext({ ...local.access, deployID: 'preview1', primaryRegion: 'us-east-2' });
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _session, callback) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => {
        mails.push(mail);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  vi.stubEnv('SMTP_PORT', String((server.server.address() as AddressInfo).port));
  vi.stubEnv('MAIL_FROM', 'Site <site@carts.example>');
  vi.stubEnv('HEARTBEAT_URL', heartbeatUrl);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.startsWith('https://heartbeat')) return fetch(url, init);
    beats.push(url);
    return Promise.resolve(new Response());
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await new Promise<void>((resolve) => server.close(resolve));
  await local.close();
  await rm(folder, { recursive: true });
});

async function send(context = 'production', minutesAgo = 0): Promise<Response> {
  const request = jsonRequest({ ...message, id: buildUuid(minutesAgo) });
  return contact(request, { deploy: { context, id: 'preview1', published: true } });
}
const listKeys = (context = 'production') => openMessageStore(context).list('');

describe('a message', () => {
  test('is stored, mailed to the dealer by the next run, and the heartbeat is called', async () => {
    const { id } = (await (await send()).json()) as { id: string };
    expect(mails).toEqual([]);
    await mailMessages();
    const [mail = ''] = mails;
    expect(mail).toMatch(new RegExp(`^To: ${getDealer().email}\r$`, 'm'));
    expect(mail).toMatch(/^From: Site <site@carts\.example>\r$/m);
    expect(mail).toMatch(/^Reply-To: Ann Lee <ann@mail\.example>\r$/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail).toMatch(new RegExp(`^Message-ID:\\s+<contact\\.${id}@`, 'm'));
    expect(await listKeys()).toEqual([expect.stringMatching(new RegExp(`^sent/.*/${id}$`))]);
    expect(beats).toEqual([heartbeatUrl]);
  });

  test('is mailed as a lead to the CRM, and to the dealer', async () => {
    vi.stubEnv('CRM_EMAIL', 'leads@crm.example');
    await send();
    await mailMessages();
    const recipients = mails.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]);
    expect(recipients).toEqual(['leads@crm.example', getDealer().email]);
    expect(mails[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(mails[0]).toMatch(/\r\n\r\n<\?xml [^]*<\/adf>\s*$/);
    expect(await listKeys()).toHaveLength(2);
  });

  test('of a deploy preview is not in the store of the site', async () => {
    await send('deploy-preview');
    expect(await listKeys('production')).toEqual([]);
    expect(await listKeys('deploy-preview')).toHaveLength(1);
  });

  test('is not thanked for where the store answers with an error', async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      init?.method === 'put' ? Promise.resolve(new Response('', { status: 404 })) : fetch(url, init),
    );
    expect((await send()).status).toBe(503);
  });
});

describe('the heartbeat', () => {
  const refuseMail = () => vi.stubEnv('SMTP_PORT', '1');
  test.each([
    { why: 'nothing waits', prepare: () => undefined, isCalled: true },
    { why: 'a message has just failed', prepare: () => (refuseMail(), send()), isCalled: true },
    { why: 'one failed for 46 minutes', prepare: () => (refuseMail(), send('dev', 46)), isCalled: false },
    { why: 'mail is not configured', prepare: () => vi.stubEnv('SMTP_HOST', ''), isCalled: false },
    { why: 'the dealer reads the store', prepare: () => vi.stubEnv('NOTIFY', 'manual'), isCalled: true },
  ])('is called: $isCalled, since $why', async ({ prepare, isCalled }) => {
    await prepare();
    await mailMessages();
    expect(beats).toEqual(isCalled ? [heartbeatUrl] : []);
    expect(logged.join()).not.toContain('secret');
  });
});

test('no mail is sent unencrypted to another machine', async () => {
  // This machine by an address that does not look like it.
  vi.stubEnv('SMTP_HOST', '::ffff:127.0.0.1');
  await send();
  await mailMessages();
  expect(mails).toEqual([]);
  expect(logged.join()).toContain('is still in pending: ETLS');
});
