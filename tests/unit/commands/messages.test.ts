// `npm run messages` on a store in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildMessageKey, type Folder } from '../../../netlify/lib/message-key.ts';
import { openMessageStore } from '../../../netlify/lib/message-store.ts';
import { openLocalStore } from '../../../src/commands/local-store.ts';
import { runMessages } from '../../../src/commands/messages.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
import { captureOutput } from '../../capture-output.ts';
import { message } from '../netlify/memory-world.ts';

const buildId = (time: string) => `${buildUuidV7(Date.parse(time))}-0123456789ab`;
const [sent, pending, suspect] = ['15', '16', '17'].map((hour) => buildId(`2026-11-20T${hour}:00:00Z`)) as [
  string,
  string,
  string,
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  await put('sent', sent);
  await put('pending', pending);
  await put('suspects/listed', suspect);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(place: Folder, id: string, content: string | object = message): Promise<void> {
  const { access, close } = await openLocalStore(folder);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await openMessageStore('production', access).add(buildMessageKey(place, id), text);
  await close();
}

const run = (args: string[], env: Record<string, string> = {}, place = folder) =>
  captureOutput(() => runMessages(args, env, place));
const listIds = async () => (await run(['list'])).stdout.split('\n').map((line) => line.split(' ')[0]);

describe('npm run messages', () => {
  test('lists messages, newest first, with what became of them', async () => {
    expect((await run(['list'])).stdout).toBe(
      `${suspect}  2026-11-20 17:00  suspects/listed  service  Ann Lee  My cart is slow.
${pending}  2026-11-20 16:00  pending  service  Ann Lee  My cart is slow.
${sent}  2026-11-20 15:00  sent  service  Ann Lee  My cart is slow.
`,
    );
  });

  test('shows one message whole', async () => {
    const { stdout } = await run(['show', sent]);
    for (const text of [sent, '2026-11-20T15:00:00.000Z', 'sent', ...Object.values(message)]) {
      expect(stdout).toContain(text);
    }
  });

  test('exports a table with a row for each message, in which no cell is a formula', async () => {
    const cells = [
      ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
      ['@SUM(A1) is wrong', `"'@SUM(A1) is wrong"`],
      ['+1+cmd|x', `"'+1+cmd|x"`],
      ['-2', `"'-2"`],
      ['+1 (302) 555-0199', '"+1 (302) 555-0199"'],
      ['Yes, "please"\nand soon', '"Yes, ""please""\nand soon"'],
    ] as const;
    for (const [hour, [text]] of cells.entries())
      await put('sent', buildId(`2026-11-21T0${hour}:00:00Z`), { ...message, phone: text });
    const { stdout } = await run(['export']);
    const head =
      '\ufeff"id","sentAt","state","interest","firstName","lastName","email","phone","message"\r\n';
    expect(stdout.startsWith(head)).toBe(true);
    const row = `"${sent}","2026-11-20T15:00:00.000Z","sent","service","Ann","Lee","ann@mail.example"`;
    expect(stdout).toContain(`\r\n${row},"302-555-0199","My cart is slow."`);
    for (const [, cell] of cells)
      expect(stdout).toContain(`"ann@mail.example",${cell},"My cart is slow."\r\n`);
  });

  test('deletes a message by its id, with its copy for the CRM, and no other', async () => {
    await put('crm/sent', pending);
    const { stdout } = await run(['delete', pending]);
    for (const folder of ['pending', 'crm/sent']) {
      expect(stdout).toContain(`deleted ${folder}/2026-11-20/${pending}\n`);
    }
    expect(await listIds()).toEqual([suspect, sent, '']);
  });

  test('lists and exports a message once that was copied for the CRM', async () => {
    await put('crm/pending', sent);
    expect(await listIds()).toEqual([suspect, pending, sent, '']);
    expect((await run(['export'])).stdout.split(sent)).toHaveLength(2);
    expect((await run(['show', sent])).stdout).toContain('state:     sent');
  });

  test('names what cannot be read, lists the others, and deletes it', async () => {
    const damaged = buildId('2026-11-20T18:00:00Z');
    await put('pending', damaged, '{"firstName":');
    const { stdout, stderr } = await run(['list']);
    expect(stderr).toBe(`${damaged} cannot be read\n`);
    expect(stdout.trim().split('\n')).toHaveLength(3);
    expect((await run(['delete', damaged])).exitCode).toBe(0);
    expect((await run(['list'])).stderr).toBe('');
  });

  test.each([
    { args: [], says: 'usage: npm run -s messages' },
    { args: ['remove'], says: 'usage: npm run -s messages' },
    { args: ['show'], says: 'There is no message "".' },
    { args: ['show', 'nope'], says: 'There is no message "nope".' },
    { args: ['delete'], says: 'There is no message "".' },
    { args: ['delete', 'nope'], says: 'There is no message "nope".' },
    { args: ['delete', sent, pending], says: 'usage: npm run -s messages' },
  ])('answers $args with one sentence and changes nothing', async ({ args, says }) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await listIds()).toHaveLength(4);
  });

  test.each([
    { what: 'a token is missing', env: { NETLIFY_SITE_ID: 'x' }, says: 'Set both' },
    { what: 'the site is missing', env: { NETLIFY_AUTH_TOKEN: 'x' }, says: 'Set both' },
  ])('says what to do where $what', async ({ env, says }) => {
    const { exitCode, stderr } = await run(['list'], env, join(folder, 'empty'));
    expect(exitCode).toBe(1);
    expect(stderr).toContain(says);
  });
});
