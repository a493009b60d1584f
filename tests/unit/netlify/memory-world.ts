// A store and a mail server in memory, which fail, hang or end where a test says.
import content from '#function-content' with { type: 'json' };
import { afterEach, beforeEach, vi } from 'vitest';
import type { Mail, Mailer } from '../../../netlify/lib/mailer.ts';
import type { MessageStore } from '../../../netlify/lib/message-store.ts';
import { answerContact } from '../../../netlify/lib/contact-handler.ts';
import { runMail } from '../../../netlify/lib/mail-run.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';

export const message = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '302-555-0199',
  interest: 'service' as const,
  message: 'My cart is slow.',
};

export const site = { name: 'Test Carts', url: 'https://www.carts.example', timeZone: 'America/New_York' };

/** An operation of store or mail server with its key or Message-ID, before or after it takes effect. */
interface Step {
  operation: 'read' | 'add' | 'remove' | 'list' | 'mail';
  name: string;
  moment: 'before' | 'after';
}

function createWorld() {
  const blobs = new Map<string, string>();
  const mails: Mail[] = [];
  const operations: Step['operation'][] = [];
  const world = {
    blobs,
    mails,
    operations,
    crmEmail: undefined as string | undefined,
    /** Lines of the log of errors. */
    logged: [] as string[],
    /** May throw, or give a promise that never ends. */
    fault: (() => undefined) as (step: Step) => Promise<void> | void,
  };
  const perform = async <Result>(operation: Step['operation'], name: string, act: () => Result) => {
    operations.push(operation);
    await world.fault({ operation, name, moment: 'before' });
    const result = act();
    await world.fault({ operation, name, moment: 'after' });
    return result;
  };
  const store: MessageStore = {
    read: (key) => perform('read', key, () => blobs.get(key)),
    add: (key, text) => perform('add', key, () => void blobs.set(key, blobs.get(key) ?? text)),
    remove: (key) => perform('remove', key, () => void blobs.delete(key)),
    list: (prefix) =>
      perform('list', prefix, () => [...blobs.keys()].filter((key) => key.startsWith(prefix))),
  };
  const sendMail = (mail: Mail) => perform('mail', mail.messageId, () => void mails.push(mail));
  const mailer: Mailer = { sendMail };
  return Object.assign(world, {
    store,
    mailer,
    post: (request: Request) => answerContact(request, { store, content, crmEmail: world.crmEmail }),
    run: () => {
      const dealer = { ...content.dealer, ...site };
      return runMail({ store, mailer, content: { ...content, dealer }, crmEmail: world.crmEmail });
    },
    keys: (folder: string) => [...blobs.keys()].filter((key) => key.startsWith(`${folder}/`)),
    messageIds: () => mails.map((mail) => mail.messageId),
  });
}

/** Makes everything end at the step of that number, counted from 0, as in a process that dies there. */
export function dieAt(number: number): (step: Step) => void {
  let steps = 0;
  return () => {
    if (steps++ >= number) throw new Error('dead');
  };
}

/** A world that is empty, and at noon of November 20, at the beginning of each test. */
export function setUpWorld() {
  const world = createWorld();
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    vi.spyOn(console, 'error').mockImplementation((line: string) => void world.logged.push(line));
    world.blobs.clear();
    for (const list of [world.mails, world.operations, world.logged]) list.length = 0;
    world.fault = () => undefined;
    world.crmEmail = undefined;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return world;
}

/** A UUID of so many minutes ago, as a browser makes it. */
export function buildUuid(minutesAgo = 0): string {
  return buildUuidV7(Date.now() - minutesAgo * 60_000);
}

export function jsonRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://carts.example/api/contact', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** What a browser without JavaScript posts. */
export function formRequest(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('https://carts.example/api/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
}
