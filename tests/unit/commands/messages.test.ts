// `npm run messages` on a temporary store, and the tables it prints.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStoredMessageId } from '../../../netlify/lib/message-id.ts';
import { createMessageStores } from '../../../netlify/lib/message-store.ts';
import { formatMessageList, formatMessagesCsv } from '../../../src/features/contact/message-export.ts';
import { buildUuidV7 } from '../../../src/features/contact/uuid-v7.ts';
import { runMessages } from '../../../src/commands/messages.ts';
import { importMessages } from '../../../src/staff/messages/import-messages.ts';
import { listIds } from '../../../src/staff/messages/read-messages.ts';
import {
  readHeader,
  sampleMessage,
  startMailServer,
  startWorld,
  storeMessages,
} from '../netlify/contact-world.ts';
import { captureOutput, type Printed } from '../../capture-output.ts';
import { startSimulation } from '../netlify/simulation.ts';

const command = fileURLToPath(new URL('../../../src/commands/messages.ts', import.meta.url));
const [firstAt, secondAt, suspectAt] = [15, 16, 17].map((hour) => `2026-11-20T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];
const [first, second, suspect, unknown] = [firstAt, secondAt, suspectAt, '2026-11-20T18:00:00Z'].map((time) =>
  buildStoredMessageId(buildUuidV7(Date.parse(time), new Uint8Array(10)), sampleMessage),
) as [string, string, string, string];
const record = { id: first, receivedAt: firstAt, message: sampleMessage };

/** A folder that stands for the project's, with messages in its local store. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-command-'));
  const world = await startWorld();
  await storeMessages(world.store.messages, [firstAt, secondAt]);
  await world.store.messages.markDone(first);
  await storeMessages(world.store.suspects, [suspectAt]);
  await world.stopStore();
  await mkdir(join(folder, '.netlify'));
  await rename(world.directory, join(folder, '.netlify', 'blobs-serve'));
  await mkdir(world.directory);
  await world.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Calls the command on the messages of a folder. */
function run(args: string[], env: Record<string, string> = {}, place = folder): Promise<Printed> {
  return captureOutput(() => runMessages(args, env, join(place, '.netlify', 'blobs-serve')));
}

/** The same as a process of its own, with the folder in place of the project's. */
function runProcess(args: string[]): Promise<Printed> {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('npm run messages', () => {
  test('lists messages, newest first, with what became of them', async () => {
    const { exitCode, stdout } = await run(['list']);
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      `${second}  2026-11-20 16:00  waiting  service  Ann Lee  My cart is slow.\n` +
        `${first}  2026-11-20 15:00  mailed   service  Ann Lee  My cart is slow.\n`,
    );
  });

  test.each([{ args: ['list'] }, { args: ['export', 'csv'] }, { args: ['delete', first] }])(
    'prints and ends in the terminal with $args as it does here',
    async ({ args }) => {
      expect(await runProcess(args)).toEqual(await run(args));
    },
  );

  test('keeps suspects apart, and looks for previews at the host', async () => {
    expect((await run(['list', '--suspects'])).stdout).toMatch(new RegExp(`^${suspect} .*\n$`));
    expect((await run(['list', '--preview', 'abc'])).stderr).toMatch(
      /^A preview keeps its messages at the host/,
    );
  });

  test('says whether everything has reached somebody', async () => {
    expect((await run(['status'])).stdout).toBe(
      'Stored:     2\n' +
        'Waiting:    1, the oldest since 2026-11-20 16:00 UTC\n' +
        'Refused:    0 of the waiting ones were tried and not taken\n' +
        'Suspects:   1, 1 of them not listed yet\n' +
        'Unreadable: 0\n' +
        'Last mail:  none\n' +
        'Last run:   none\n',
    );
  });

  test.each([
    { words: ['slow', 'ANN@mail'], found: new RegExp(`^${second} .*\n${first} .*\n$`) },
    { words: [first], found: new RegExp(`^${first} .*\n$`) },
    { words: ['fast'], found: /^No message in the store on this machine has these words\.\n$/ },
  ])('finds the messages with the words $words', async ({ words, found }) => {
    expect((await run(['find', ...words])).stdout).toMatch(found);
  });

  test('shows one message', async () => {
    expect((await run(['show', first])).stdout).toBe(
      `Id:       ${first}\nReceived: 2026-11-20T15:00:00.000Z\nState:    mailed\nInterest: service\nName:     Ann Lee\nEmail:    ann@mail.example\nPhone:    3025550199\n\nMy cart is slow.\n`,
    );
  });

  test('exports JSON and CSV', async () => {
    const json = JSON.parse((await run(['export', 'json'])).stdout) as object[];
    expect(json).toHaveLength(2);
    expect(json[1]).toEqual({
      id: first,
      receivedAt: '2026-11-20T15:00:00.000Z',
      state: 'mailed',
      ...sampleMessage,
    });
    const csv = (await run(['export', 'csv'])).stdout;
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`"${second}","2026-11-20T16:00:00.000Z","waiting","service","Ann","Lee"`);
  });

  test('marks a suspect as handled, of which nobody has to be told any more', async () => {
    expect((await run(['handled', suspect, '--suspects'])).stdout).toBe(`${suspect} is marked as handled.\n`);
    expect((await run(['list', '--suspects'])).stdout).toContain(' handled ');
    expect((await run(['status'])).stdout).toContain('Suspects:   1, 0 of them not listed yet\n');
  });

  test.each([
    { args: [], says: 'usage: npm run -s messages' },
    { args: ['remove'], says: 'usage: npm run -s messages' },
    { args: ['find'], says: 'Find which words?' },
    { args: ['delete'], says: 'Delete what? Name one' },
    { args: ['delete', first, '--before', '2026-01-01'], says: 'Delete what? Name one' },
    { args: ['delete', '--before', 'May 1'], says: 'Write the date as year-month-day' },
    { args: ['delete', '--from', 'nobody@mail.example'], says: 'There is no such message' },
    { args: ['delete', first], says: 'Nothing is deleted without a yes.' },
    { args: ['import'], says: 'Import which file?' },
    { args: ['import', 'missing.json'], says: 'The file missing.json cannot be read.' },
    { args: ['list', '--all'], says: "Unknown option '--all'" },
    { args: ['show'], says: 'Which message? "list" shows the ids.' },
    { args: ['show', unknown], says: `There is no message "${unknown}". "list" shows the ids.` },
    { args: ['show', `../${first}`], says: `There is no message "../${first}".` },
    { args: ['handled', unknown], says: `There is no message "${unknown}".` },
    { args: ['export', 'xlsx'], says: 'Export as csv or json, not as "xlsx".' },
    { args: ['export', 'constructor'], says: 'Export as csv or json' },
  ])('answers $args with one clear sentence and no stack', async ({ args, says }) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('says what to do where nothing is stored, and when half of a site’s access is missing', async () => {
    const empty = await run(['list'], {}, join(folder, 'empty'));
    expect(empty.stderr).toMatch(/^Nothing has been stored on this machine yet\. Run "npm start"/);
    expect((await run(['list'], { NETLIFY_SITE_ID: 'x' })).stderr).toContain('Set NETLIFY_AUTH_TOKEN, too');
    expect((await run(['list'], { NETLIFY_AUTH_TOKEN: 'x' })).stderr).toContain('Set NETLIFY_SITE_ID, too');
  });
});

describe('npm run messages, on a store that is spoiled', () => {
  const day = () => join(folder, '.netlify/blobs-serve/entries/0/site:contact/waiting/2026-11-20');

  test('names what cannot be read, lists and exports the others, and deletes it', async () => {
    await writeFile(join(day(), unknown), '{"id":');
    await writeFile(join(day(), '.half-written'), '{');
    const list = await run(['list']);
    expect(list.stdout.split('\n')).toHaveLength(3);
    expect(list.stderr).toBe(`1 cannot be read and are left out: ${unknown}\n`);
    expect(JSON.parse((await run(['export', 'json'])).stdout)).toHaveLength(2);
    expect((await run(['status'])).stdout).toContain(`Unreadable: 1: ${unknown}\n`);
    expect((await run(['show', unknown])).stderr).toContain('is stored and cannot be read');
    expect((await run(['delete', unknown, '--yes'])).stdout).toBe(`deleted  ${unknown}  cannot be read\n`);
    expect((await run(['list'])).stderr).toBe('');
  });

  test('is restored from an export: nothing is missing, nothing is twice, and what was mailed is not mailed again', async () => {
    const before = (await run(['list'])).stdout;
    const file = join(folder, 'messages.json');
    await writeFile(file, (await run(['export', 'json'])).stdout);
    const deleted = await run(['delete', '--from', 'ANN@mail.example', '--yes']);
    // Who asks to be forgotten is forgotten among the suspects, too.
    expect(deleted.stdout.match(/^deleted {2}\S{49} /gm)).toHaveLength(3);
    expect((await run(['list'])).stdout).toBe('No messages in the store on this machine.\n');
    expect((await run(['import', file])).stdout).toBe('2 added, 0 were there already, 0 are no messages.\n');
    expect((await run(['list'])).stdout).toBe(before);
    expect((await run(['import', file])).stdout).toBe('0 added, 2 were there already, 0 are no messages.\n');
    expect((await run(['list'])).stdout).toBe(before);
    expect((await run(['status'])).stdout).toContain('Waiting:    1, the oldest since 2026-11-20 16:00');
  });

  test('takes the right entries of a file in which others are wrong', async () => {
    const [entry] = JSON.parse((await run(['export', 'json'])).stdout) as object[];
    const file = join(folder, 'wrong.json');
    await writeFile(file, JSON.stringify([{ id: unknown }, entry, 7, { ...entry, state: 'lost' }]));
    const { exitCode, stdout, stderr } = await run(['import', file]);
    expect(exitCode).toBe(1);
    expect(stdout).toBe('0 added, 1 were there already, 3 are no messages.\n');
    expect(stderr).toBe('No messages are the entries 1, 3, 4.\n');
    await writeFile(file, 'id,receivedAt');
    expect((await run(['import', file])).stderr).toMatch(/is no export in JSON/);
  });

  test('deletes what was received before a day', async () => {
    expect((await run(['delete', '--before', '2026-11-20', '--yes'])).stderr).toMatch(/^There is no such/);
    const { stdout } = await run(['delete', '--before', '2026-11-21', '--yes']);
    expect(stdout.match(/^deleted {2}\S{49} /gm)).toHaveLength(2);
  });
});

describe('npm run messages -- run', () => {
  test('mails what waits, once', async () => {
    const mailServer = await startMailServer();
    const refused = await run(['run']);
    expect(refused.stderr).toMatch(/^Nothing can be mailed from here: set SMTP_HOST and MAIL_FROM/);
    const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: `${mailServer.port}`, MAIL_FROM: 'a@b.example' };
    const file = join(folder, 'waiting.json');
    await writeFile(
      file,
      JSON.stringify([{ id: second, receivedAt: secondAt, state: 'waiting', ...sampleMessage }]),
    );
    await run(['import', file]);
    expect((await run(['run'], env)).stdout).toMatch(/^1 mailed, .* 0 waiting, the oldest for 0 minutes\n$/);
    // What waited since that day has an alarm of its own.
    const subjects = readHeader(mailServer.arrived, 'Subject');
    expect(subjects.at(-1)).toBe('New service message from Ann Lee');
    expect((await run(['status'])).stdout).toMatch(/Waiting: {4}0\n[^]*Last mail: {2}20/);
    await mailServer.close();
  });
});

describe('an import of words that were changed in the file', () => {
  test('makes a message of its own, and leaves the other one waiting', async () => {
    const { messages } = startSimulation().store;
    await messages.save(record);
    const other = { ...sampleMessage, message: 'Quite another message.' };
    const entry = { id: first, receivedAt: firstAt, state: 'mailed', ...other };
    expect(await importMessages(messages, [entry])).toEqual({ added: 1, there: 0, wrong: [] });
    expect([...(await listIds(messages, 'waiting'))]).toEqual([first]);
    expect([...(await listIds(messages, 'done'))]).toEqual([buildStoredMessageId(first.slice(0, 36), other)]);
  });
});

describe('the store of a linked site, reached through the API', () => {
  test('holds the same messages', async () => {
    const world = await startWorld();
    await storeMessages(world.store.messages, [firstAt]);
    const { siteID, token, edgeURL: apiURL } = world.access;
    const { messages } = createMessageStores('production', { siteID, token, apiURL });
    expect([...(await listIds(messages, 'waiting'))]).toEqual([first]);
    expect(await messages.find('waiting', first)).toMatchObject({ message: sampleMessage });
    await messages.markHandled(first);
    await messages.markDone(first);
    expect(await world.store.messages.isHandled(first)).toBe(true);
    expect([...(await listIds(world.store.messages, 'done'))]).toEqual([first]);
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
