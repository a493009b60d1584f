// `npm run messages`: what the contact form has stored. Reads the store of `npm start` on this machine or, when
// NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, the store of that site.
import { parseArgs } from 'node:util';
import { createBlobMessageStore, type MessageBox } from '../../netlify/lib/message-store.ts';
import { mapInBatches } from '../lib/site/in-batches.ts';
import {
  findMessageState,
  formatMessage,
  formatMessageList,
  formatMessagesCsv,
  formatMessagesJson,
  type ListedMessage,
} from '../lib/contact/message-export.ts';
import { openLocalStore } from './local-store.ts';

const usage = `usage: npm run -s messages -- <command> [--suspects] [--preview]
  list               a line for each message, newest first
  show <id>          everything about one message
  export csv|json    all messages, for a file: npm run -s messages -- export csv > messages.csv
  handled <id>       mark a message as dealt with
  --suspects         what a program seems to have sent, instead of messages
  --preview          what was sent from deploy previews, instead of the live site`;

/** A mistake of the one who called, worded for them; no stack is shown. */
class CallError extends Error {}

interface Place {
  /** Printed where nothing is found. */
  name: string;
  access: Parameters<typeof createBlobMessageStore>[1];
  close: () => Promise<void>;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof CallError ? error.message : describeFailure(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { command, argument, flags } = readCall();
  const place = await openPlace();
  try {
    const store = createBlobMessageStore(flags.preview ? 'deploy-preview' : 'production', place.access);
    const box = flags.suspects ? store.suspects : store.messages;
    switch (command) {
      case 'list': {
        const messages = await listMessages(box);
        console.info(formatMessageList(messages) || `No messages in ${place.name}.`);
        break;
      }
      case 'show':
        console.info(formatMessage(await findMessage(box, argument)));
        break;
      case 'export': {
        const format = new Map([
          ['csv', formatMessagesCsv],
          ['json', formatMessagesJson],
        ]).get(argument);
        if (!format) throw new CallError(`Export as csv or json, not as "${argument}".\n${usage}`);
        process.stdout.write(format(await listMessages(box)));
        break;
      }
      case 'handled':
        await findMessage(box, argument);
        await box.setMark(argument, 'handled', new Date());
        console.info(`${argument} is marked as handled.`);
        break;
      default:
        throw new CallError(usage);
    }
  } finally {
    await place.close();
  }
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        suspects: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
      },
    });
    const [command = '', argument = ''] = positionals;
    return { command, argument, flags: values };
  } catch (error) {
    throw new CallError(`${error instanceof Error ? error.message : 'Unknown option'}\n${usage}`);
  }
}

async function openPlace(): Promise<Place> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: siteToken } = process.env;
  if (siteID && siteToken) {
    return {
      name: `the site ${siteID}`,
      access: { siteID, token: siteToken },
      close: () => Promise.resolve(),
    };
  }
  if (siteID || siteToken) {
    const missing = siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID';
    throw new CallError(`Set ${missing}, too: a site's store needs its id and a token.`);
  }
  const local = await openLocalStore();
  if (!local) {
    throw new CallError(
      'Nothing has been stored on this machine yet. Run "npm start" and send a message, or set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to read a live site.',
    );
  }
  return { name: 'the store on this machine', ...local };
}

async function listMessages(box: MessageBox): Promise<ListedMessage[]> {
  const marks = await box.listMarks();
  const records = await mapInBatches(await box.listIds(), 20, (id) => box.find(id));
  return records
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    .map((record) => ({ record, state: findMessageState(marks.get(record.id)) }));
}

async function findMessage(box: MessageBox, id: string): Promise<ListedMessage> {
  if (id === '') throw new CallError(`Which message? "list" shows the ids.\n${usage}`);
  const record = (await box.listIds()).includes(id) ? await box.find(id) : undefined;
  if (!record) throw new CallError(`There is no message "${id}". "list" shows the ids.`);
  return { record, state: findMessageState((await box.listMarks()).get(id)) };
}

function describeFailure(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return `The store did not answer: ${reason}. Is the token right, and does the site exist?`;
}
