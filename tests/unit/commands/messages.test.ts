// `npm run messages`, as a process of its own on a temporary store, and the tables it prints.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBlobMessageStore } from '../../../netlify/lib/message-store.ts';
import {
  findMessageState,
  formatMessageList,
  formatMessagesCsv,
} from '../../../src/lib/contact/message-export.ts';
import { sampleMessage, startWorld, storeMessages } from '../netlify/contact-world.ts';

const command = fileURLToPath(new URL('../../../src/commands/messages.ts', import.meta.url));
const record = { id: 'message-1', receivedAt: '2026-11-20T15:04:05.000Z', message: sampleMessage };

// Each call is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A folder that stands for the project's, with messages in its local store. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-command-'));
  const world = await startWorld();
  await storeMessages(world.store.messages, {
    'message-1': '2026-11-20T15:00:00.000Z',
    'message-2': '2026-11-20T16:00:00.000Z',
  });
  await world.store.messages.setMark('message-1', 'notified', world.now());
  await storeMessages(world.store.suspects, { 'suspect-1': '2026-11-20T17:00:00.000Z' });
  const previews = createBlobMessageStore('deploy-preview', world.access);
  await storeMessages(previews.messages, { 'preview-1': '2026-11-20T18:00:00.000Z' });
  await world.stopStore();
  await mkdir(join(folder, '.netlify'));
  await rename(world.directory, join(folder, '.netlify', 'blobs-serve'));
  await mkdir(world.directory);
  await world.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

function run(args: string[], env: Record<string, string> = {}, cwd = folder): Promise<Result> {
  const clean = { PATH: process.env['PATH'] ?? '', ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd, env: clean }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('npm run messages', () => {
  test('lists messages, newest first, with what became of them', async () => {
    const { code, stdout } = await run(['list']);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'message-2  2026-11-20 16:00  waiting  service  Ann Lee  My cart is slow.\n' +
        'message-1  2026-11-20 15:00  mailed   service  Ann Lee  My cart is slow.\n',
    );
  });

  test('keeps suspects and previews apart', async () => {
    expect((await run(['list', '--suspects'])).stdout).toMatch(/^suspect-1 .*\n$/);
    expect((await run(['list', '--preview'])).stdout).toMatch(/^preview-1 .*\n$/);
    expect((await run(['list', '--preview', '--suspects'])).stdout).toBe(
      'No messages in the store on this machine.\n',
    );
  });

  test('shows one message', async () => {
    expect((await run(['show', 'message-1'])).stdout).toBe(
      'Id:       message-1\nReceived: 2026-11-20T15:00:00.000Z\nState:    mailed\nInterest: service\nName:     Ann Lee\nEmail:    ann@mail.example\nPhone:    3025550199\n\nMy cart is slow.\n',
    );
  });

  test('exports JSON and CSV', async () => {
    const json = JSON.parse((await run(['export', 'json'])).stdout) as object[];
    expect(json).toHaveLength(2);
    expect(json[1]).toEqual({
      id: 'message-1',
      receivedAt: '2026-11-20T15:00:00.000Z',
      state: 'mailed',
      ...sampleMessage,
    });
    const csv = (await run(['export', 'csv'])).stdout;
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain('"message-2","2026-11-20T16:00:00.000Z","waiting","service","Ann","Lee"');
  });

  test('marks a suspect as handled, and leaves the message as it was', async () => {
    const file = join(folder, '.netlify/blobs-serve/entries/unlinked/site:contact-suspects/suspect-1');
    const before = await readFile(file, 'utf8');
    expect((await run(['handled', 'suspect-1', '--suspects'])).stdout).toBe(
      'suspect-1 is marked as handled.\n',
    );
    expect((await run(['list', '--suspects'])).stdout).toContain(' handled ');
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  test.each([
    { args: [], says: 'usage: npm run -s messages' },
    { args: ['delete'], says: 'usage: npm run -s messages' },
    { args: ['list', '--all'], says: "Unknown option '--all'" },
    { args: ['show'], says: 'Which message? "list" shows the ids.' },
    { args: ['show', 'message-9'], says: 'There is no message "message-9". "list" shows the ids.' },
    { args: ['show', '../message-1'], says: 'There is no message "../message-1".' },
    { args: ['handled', 'message-9'], says: 'There is no message "message-9".' },
    { args: ['export', 'xlsx'], says: 'Export as csv or json, not as "xlsx".' },
    { args: ['export', 'constructor'], says: 'Export as csv or json' },
  ])('answers $args with one clear sentence and no stack', async ({ args, says }) => {
    const { code, stdout, stderr } = await run(args);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('says what to do where nothing is stored, and when half of a site’s access is missing', async () => {
    const empty = await run(['list'], {}, tmpdir());
    expect(empty.stderr).toMatch(/^Nothing has been stored on this machine yet\. Run "npm start"/);
    expect((await run(['list'], { NETLIFY_SITE_ID: 'x' })).stderr).toContain('Set NETLIFY_AUTH_TOKEN, too');
    expect((await run(['list'], { NETLIFY_AUTH_TOKEN: 'x' })).stderr).toContain('Set NETLIFY_SITE_ID, too');
  });
});

describe('the store of a linked site, reached through the API', () => {
  test('holds the same messages and marks', async () => {
    const world = await startWorld();
    await storeMessages(world.store.messages, { 'message-1': '2026-11-20T15:00:00.000Z' });
    const { siteID, token, edgeURL: apiURL } = world.access;
    const { messages } = createBlobMessageStore('production', { siteID, token, apiURL });
    expect(await messages.listIds()).toEqual(['message-1']);
    expect(await messages.find('message-1')).toMatchObject({ message: sampleMessage });
    await messages.setMark('message-1', 'handled', world.now());
    expect(await world.store.messages.hasMark('message-1', 'handled')).toBe(true);
    expect(await messages.listMarks()).toEqual(new Map([['message-1', new Set(['handled'])]]));
    await world.close();
  });
});

describe('formatMessagesCsv', () => {
  const findCell = (message: string) =>
    formatMessagesCsv([{ record: { ...record, message: { ...sampleMessage, message } }, state: 'waiting' }])
      .slice(0, -2)
      .split('"Lee","ann@mail.example","3025550199",')[1];

  test.each([
    { text: '=HYPERLINK("http://x")', cell: '"\'=HYPERLINK(""http://x"")"' },
    { text: '+1 302 555 0199', cell: '"\'+1 302 555 0199"' },
    { text: '-2+3', cell: '"\'-2+3"' },
    { text: '@SUM(A1)', cell: '"\'@SUM(A1)"' },
    { text: '\t=1', cell: '"\'\t=1"' },
    { text: '＝1', cell: '"\'＝1"' },
    { text: 'Yes, "please"\nand soon', cell: '"Yes, ""please""\nand soon"' },
    { text: '1 = 1', cell: '"1 = 1"' },
  ])('writes $text as $cell', ({ text, cell }) => {
    expect(findCell(text)).toBe(cell);
  });

  test('starts with the mark that makes spreadsheets read UTF-8', () => {
    expect(formatMessagesCsv([])).toBe(
      '\ufeff"id","receivedAt","state","interest","firstName","lastName","email","phone","message"\r\n',
    );
  });
});

describe('formatMessageList', () => {
  test('gives a terminal nothing to obey', () => {
    const message = { ...sampleMessage, firstName: '\u001b[2J\u001b]0;x\u0007Ann', message: 'a\nb\r\nc' };
    expect(formatMessageList([{ record: { ...record, message }, state: 'mailed' }])).toMatch(/^[^\p{Cc}]*$/u);
  });
});

describe('findMessageState', () => {
  test.each([
    { marks: undefined, state: 'waiting' },
    { marks: new Set(['attempt']), state: 'waiting' },
    { marks: new Set(['attempt', 'notified']), state: 'mailed' },
    { marks: new Set(['notified', 'handled']), state: 'handled' },
  ])('is $state for the marks $marks', ({ marks, state }) => {
    expect(findMessageState(marks)).toBe(state);
  });
});
