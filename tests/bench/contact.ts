// 500 messages to the built site, each followed into the store and to a mail server on this machine.
import { randomUUID } from 'node:crypto';
import { createBlobMessageStore } from '../../netlify/lib/message-store.ts';
import { openLocalStore } from '../../src/commands/local-store.ts';
import { getContent } from '../../src/content/site.ts';
import { mapInBatches } from '../../src/build/in-batches.ts';
import { contactApiPath } from '../../src/lib/site/paths.ts';
import { readHeader, sampleMessage, startMailServer } from '../unit/netlify/contact-world.ts';
import { serveSite, waitUntil } from './serve-site.ts';
import type { Report } from './row.ts';

const { dealer } = getContent();

const total = 500;

/** Sends the messages in batches of 10, and counts what was acknowledged, stored and mailed. */
export async function measureContact(): Promise<Report> {
  const mailServer = await startMailServer();
  const site = await serveSite({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    MAIL_FROM: 'site@carts.example',
  });
  try {
    const ids: string[] = Array.from({ length: total }, () => randomUUID());
    const start = performance.now();
    const answers = await mapInBatches(ids, 10, (id) => sendMessage(site.origin, id));
    const seconds = (performance.now() - start) / 1000;
    const expected = new Set(ids.map((id) => `contact.${id}@${new URL(dealer.url).host}`));
    const findDelivered = () =>
      new Set(readHeader(mailServer.arrived, 'Message-ID').filter((id) => expected.has(id)));
    // The mails of the last batch; what fails at once would wait for the schedule, which does not run on this machine.
    await waitUntil(() => Promise.resolve(findDelivered().size === total), 20).catch(() => undefined);
    const stored = await takeStored(new Set(ids));
    const goal = { atLeast: total, unit: 'messages' } as const;
    const what = `${total} submissions in batches of 10`;
    return {
      rows: [
        { what: `${what}, acknowledged`, value: answers.filter(Boolean).length, ...goal },
        { what: `${what}, stored`, value: new Set(stored).size, ...goal },
        {
          what: `${what}, stored twice`,
          value: stored.length - new Set(stored).size,
          unit: 'messages',
          atMost: 0,
        },
        { what: `${what}, distinct Message-IDs delivered`, value: findDelivered().size, ...goal },
        { what: `${what}, mails in all`, value: mailServer.arrived.length, ...goal },
        { what, value: seconds, unit: 's' },
      ],
    };
  } finally {
    await site.close();
    await mailServer.close();
  }
}

/** Whether the message was acknowledged under its own id. */
async function sendMessage(origin: string, id: string): Promise<boolean> {
  const response = await fetch(`${origin}${contactApiPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sampleMessage, id, website: '' }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return response.status === 201 && (answer as { id?: unknown }).id === id;
}

/** Takes the messages of the given ids out of the local store, and returns the ids that were there. */
async function takeStored(ids: ReadonlySet<string>): Promise<string[]> {
  const local = await openLocalStore();
  if (!local) return [];
  const { messages } = createBlobMessageStore('dev', local.access);
  const stored = (await messages.listIds()).filter((id) => ids.has(id));
  await mapInBatches(stored, 20, (id) => messages.remove(id));
  await local.close();
  return stored;
}
