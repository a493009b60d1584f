// 500 messages to the built site as `npm start` serves it, each followed into the store and to a mail server on this machine.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createBlobMessageStore } from '../../netlify/lib/message-store.ts';
import { mapInBatches } from '../../src/lib/site/in-batches.ts';
import { openLocalStore } from '../../src/commands/local-store.ts';
import { findClosedPort, readHeader, sampleMessage, startMailServer } from '../unit/netlify/contact-world.ts';
import type { Report } from './row.ts';

const total = 500;

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
    const ids: string[] = Array.from({ length: total }, () => randomUUID());
    const start = performance.now();
    const answers = await mapInBatches(ids, 10, (id) => send({ ...sampleMessage, id }));
    const seconds = Math.round((performance.now() - start) / 1000);
    const mailed = () => new Set(readHeader(mailServer.arrived, 'Message-ID')).size;
    // What fails at once would wait for the schedule, which does not run on this machine.
    for (let tries = 0; mailed() < total && tries < 80; tries += 1) await setTimeout(250);
    const acknowledged = answers.filter((status) => status === 201).length;
    const figures = { acknowledged, stored: await takeStored(ids), mailed: mailed() };
    return {
      table: { [`${total} messages`]: { ...figures, mails: mailServer.arrived.length, seconds } },
      rows: Object.entries(figures).map(([what, measured]) => ({ what, measured, atLeast: total })),
    };
  } finally {
    site.kill('SIGTERM');
    await ended;
    await mailServer.close();
  }
}

/** Takes the messages of the given ids out of the local store, and returns how many were there. */
async function takeStored(ids: readonly string[]): Promise<number> {
  const local = await openLocalStore();
  if (!local) return 0;
  const { messages } = createBlobMessageStore('dev', local.access);
  const stored = (await messages.listIds()).filter((id) => ids.includes(id));
  await mapInBatches(stored, 20, (id) => messages.remove(id));
  await local.close();
  return stored.length;
}
