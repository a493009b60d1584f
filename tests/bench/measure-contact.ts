// 500 messages to the built site as `npm start` serves it, each followed into the store and to a mail server on this
// machine, all in the list that one run of the schedule sends.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createSmtpMailer } from '../../netlify/lib/mailer.ts';
import { buildStoredMessageId } from '../../netlify/lib/message-id.ts';
import { createMessageStores } from '../../netlify/lib/message-store.ts';
import { runNotifications } from '../../netlify/lib/notify-run.ts';
import { buildUuidV7 } from '../../src/features/contact/uuid-v7.ts';
import { mapInBatches } from '../../src/lib/in-batches.ts';
import { openLocalStore } from '../../src/commands/local-store.ts';
import { listIds } from '../../src/staff/messages/read-messages.ts';
import { findClosedPort, sampleMessage, senderSite, startMailServer } from '../unit/netlify/contact-world.ts';
import type { Report } from './row.ts';

const total = 500;
/** A list. */
const maxMails = 1;

/** Sends the messages in batches of 10, and counts those that are lost on the way. Wants a build. */
export async function measureContact(): Promise<Report> {
  const mailServer = await startMailServer();
  const port = String(await findClosedPort());
  const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: `${mailServer.port}`, MAIL_FROM: 'site@carts.example' };
  const env = { ...process.env, ...mail, PORT: port };
  const site = spawn(process.execPath, ['src/commands/serve.ts'], { stdio: 'ignore', env });
  const ended = new Promise((resolve) => site.on('exit', resolve));
  const send = async (message: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(message) };
    const response = await fetch(`http://127.0.0.1:${port}/api/contact`, init).catch(() => undefined);
    await response?.text();
    return response?.status;
  };
  try {
    // The function runs as soon as it refuses an empty message.
    for (let tries = 0; tries < 240 && (await send({})) !== 422; tries += 1) await setTimeout(250);
    const uuids = Array.from({ length: total }, () => buildUuidV7(Date.now(), randomBytes(10)));
    const ids = uuids.map((uuid) => buildStoredMessageId(uuid, sampleMessage));
    const start = performance.now();
    const answers = await mapInBatches(uuids, 10, (id) => send({ ...sampleMessage, id }));
    const seconds = Math.round((performance.now() - start) / 1000);
    await runSchedule(mailServer.port);
    // Without the breaks that mail makes in long lines.
    const mails = mailServer.arrived.join().replaceAll('=\r\n', '');
    const told = ids.filter((id) => mails.includes(id)).length;
    const acknowledged = answers.filter((status) => status === 201).length;
    const figures = { acknowledged, stored: await takeStored(ids), told };
    return {
      table: { [`${total} messages`]: { ...figures, mails: mailServer.arrived.length, seconds } },
      rows: [
        ...Object.entries(figures).map(([what, measured]) => ({ what, measured, atLeast: total })),
        { what: 'mails', measured: mailServer.arrived.length, atMost: maxMails },
      ],
    };
  } finally {
    site.kill('SIGTERM');
    await ended;
    await mailServer.close();
  }
}

/** What the schedule would do, which does not run on this machine. */
async function runSchedule(port: number): Promise<void> {
  const local = await openLocalStore();
  if (!local) return;
  const store = createMessageStores('dev', local.access);
  // A measurement a minute ago must not keep this one from its list.
  await store.openStore().delete('run');
  const settings = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    from: 'site@carts.example',
    to: 'a@carts.example',
  };
  await runNotifications({ store, mailer: createSmtpMailer(settings), senderSite, now: () => new Date() });
  await local.close();
}

/** Takes the messages of the given ids out of the local store, and returns how many were there. */
async function takeStored(ids: readonly string[]): Promise<number> {
  const local = await openLocalStore();
  if (!local) return 0;
  const { messages } = createMessageStores('dev', local.access);
  const told = await listIds(messages, 'done');
  const stored = ids.filter((id) => told.has(id));
  await mapInBatches(stored, 20, (id) => messages.remove(id));
  await local.close();
  return stored.length;
}
