// The real parts around the contact function for tests: the Blobs server of local development on a temporary folder, an
// SMTP server that misbehaves on demand, and a clock that stands still.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { openLocalStore } from '../../../src/commands/local-store.ts';
import { createContactHandler } from '../../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../../netlify/lib/function-content.ts';
import { createSmtpMailer, type Mailer } from '../../../netlify/lib/mailer.ts';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import {
  createMessageStores,
  type MessageStore,
  type MessageStores,
} from '../../../netlify/lib/message-store.ts';
import { runNotifications } from '../../../netlify/lib/notify-run.ts';
import type { RunParts, RunReport } from '../../../netlify/lib/run-mail.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';

/**
 * accept: takes mails. stall: never greets. hold: takes a mail only after `release`. drop: reads a mail and hangs up
 * without an answer. later: answers 451. never: answers 554.
 */
export type Behavior = 'accept' | 'stall' | 'hold' | 'drop' | 'later' | 'never';

/** A mail server on this machine. */
export interface FakeMailServer {
  port: number;
  behavior: Behavior;
  /** Whole mails that arrived, dropped ones included: their sender cannot know. */
  arrived: string[];
  /** Lets mails that are held go on. */
  release: () => void;
  /** Resolves with the first mail that is held. */
  held: Promise<void>;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<FakeMailServer> {
  const sockets = new Set<Socket>();
  const hold = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const fake = { behavior: 'accept' as Behavior, arrived: [] as string[] };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      if (fake.behavior !== 'stall') callback();
    },
    onData: (stream, _session, callback) => {
      void readAll(stream).then(async (mail) => {
        if (fake.behavior === 'later') callback(refusal('try again later', 451));
        else if (fake.behavior === 'never') callback(refusal('no such mailbox', 554));
        else {
          fake.arrived.push(mail);
          if (fake.behavior === 'drop') sockets.forEach((socket) => socket.destroy());
          if (fake.behavior === 'hold') {
            held.resolve(undefined);
            await hold.promise;
          }
          callback();
        }
      }, callback);
    },
  });
  // Clients that give up or are dropped are part of the tests.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    port: (server.server.address() as AddressInfo).port,
    release: () => hold.resolve(undefined),
    held: held.promise,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  });
}

/** A port of this machine that nobody listens on. */
export async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Values of a header in the given mails, without angle brackets. Long ones are unfolded. */
export function readHeader(mails: readonly string[], name: string): string[] {
  return mails.map((mail) => {
    const head = (mail.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
    const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
    return value.replace(/^<(.*)>$/, '$1');
  });
}

/** What the tests of mail and store stand on; `close` ends all of it. */
export interface World {
  store: MessageStores;
  /** From then on nobody answers where the store was. */
  stopStore: () => Promise<void>;
  /** Folder of the store's files. */
  directory: string;
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  mailServer: FakeMailServer;
  mailer: Mailer;
  /** Changes where later mails go, and how many milliseconds of silence they bear. */
  setMail: (port: number, silenceMs?: number) => void;
  now: () => Date;
  passMinutes: (minutes: number) => void;
  /** Sends a request to the function. */
  post: (request: Request) => Promise<Response>;
  /** One run of the schedule. */
  run: () => Promise<RunReport | undefined>;
  /** What a run works with. */
  parts: () => RunParts;
  close: () => Promise<void>;
}

export const senderSite = {
  name: 'Test Carts',
  url: 'https://www.carts.example',
  timeZone: 'America/New_York',
};
export const siteHost = 'www.carts.example';

export async function startWorld(): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'contact-'));
  const { access, close: closeStore } = await openLocalStore(directory);
  const store = createMessageStores('production', access);
  const mailServer = await startMailServer();
  const createMailer = (port: number, silenceMs = 20_000) =>
    createSmtpMailer(
      { host: '127.0.0.1', port, isSecure: false, from: 'site@carts.example', to: 'dealer@carts.example' },
      { silenceMs },
    );
  let mailer = createMailer(mailServer.port);
  let time = Date.parse('2026-11-20T15:04:05Z');
  const now = () => new Date(time);
  let isStoreRunning = true;
  const stopStore = async () => {
    if (isStoreRunning) await closeStore();
    isStoreRunning = false;
  };
  const parts = () => ({ store, mailer, senderSite, now });
  return {
    store,
    stopStore,
    directory,
    access,
    mailServer,
    mailer: { send: (mail) => mailer.send(mail) },
    setMail: (port, silenceMs) => {
      mailer = createMailer(port, silenceMs);
    },
    now,
    passMinutes: (minutes) => {
      time += minutes * 60_000;
    },
    post: (request) => createContactHandler({ store, now, content: readFunctionContent() })(request),
    run: () => runNotifications(parts()),
    parts,
    close: async () => {
      await mailServer.close();
      await stopStore();
      await rm(directory, { recursive: true });
    },
  };
}

/** Stores a message without the function for each of the times, and returns their ids. */
export async function storeMessages(box: MessageStore, times: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const receivedAt of times) {
    const id = buildStoredMessageId(buildUuidV7(Date.parse(receivedAt), new Uint8Array(10)), sampleMessage);
    ids.push(await box.save({ id, receivedAt, message: sampleMessage }));
  }
  return ids;
}

export const sampleMessage = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'service' as const,
  message: 'My cart is slow.',
};

export function contactRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://carts.example/api/contact', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** What a browser without JavaScript posts. */
export function formRequest(fields: Record<string, string>): Request {
  return contactRequest(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
}

function refusal(text: string, responseCode: number): Error {
  return Object.assign(new Error(text), { responseCode });
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
