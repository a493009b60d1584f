// `npm run messages`: what the contact form has stored. Reads the store of `npm start` on this machine or, when
// NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, the store of that site.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeSenderSite, findDealerMailer } from '../../netlify/lib/mail-config.ts';
import type { StoreAccess } from '../../netlify/lib/blob-store.ts';
import { createMessageStores, type MessageStores } from '../../netlify/lib/message-store.ts';
import { describeRun, runNotifications } from '../../netlify/lib/notify-run.ts';
import { getContent } from '../content/site.ts';
import {
  formatMessage,
  formatMessageList,
  formatMessagesCsv,
  formatMessagesJson,
} from '../features/contact/message-export.ts';
import { openLocalStore, storeFolder } from './local-store.ts';
import { UsageError } from '../staff/messages/usage-error.ts';
import { chooseMessages, confirmDeletion, deleteMessages } from '../staff/messages/delete-messages.ts';
import { describeStatus } from '../staff/messages/describe-status.ts';
import { importMessages, readExport } from '../staff/messages/import-messages.ts';
import { findMessages, readMessage, readMessages } from '../staff/messages/read-messages.ts';

const usage = `usage: npm run -s messages -- <command> [--suspects] [--preview <deploy id>]
  run                    what the schedule does every five minutes, once, from this machine
  status                 whether everything has reached somebody: waiting, refused, last mail, last run
  list                   a line for each message, newest first
  find <words>           the lines of messages that have these words, or this email address
  show <id>              everything about one message
  handled <id>           mark a message as dealt with
  delete <id>            delete a message for good; asks first
  delete --from <email>  delete all that somebody has sent, suspects too
  delete --before <date> delete what was received before the day, such as 2026-05-01
  export csv|json        all messages, for a file: npm run -s messages -- export json > ../messages.json
  import <file>          put back what an export in JSON has and the store has not
  --suspects             what a program seems to have sent, instead of messages
  --preview <deploy id>  what was sent from that preview, instead of the live site
  --yes                  delete without asking`;

interface StoreTarget {
  /** Printed where nothing is found. */
  name: string;
  access: StoreAccess;
  close: () => Promise<void>;
}

if (import.meta.main) process.exitCode = await runMessages(process.argv.slice(2), process.env);

/** Runs the command on the store of the site that the variables name, or else on that in a folder. The exit code. */
export async function runMessages(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder = storeFolder,
): Promise<number> {
  try {
    await run(args, env, folder);
    return 0;
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : describeFailure(error));
    return 1;
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const { command, words, flags } = readCall(args);
  const [argument = ''] = words;
  const place = await openPlace(env, folder, flags.preview);
  try {
    const store = createMessageStores(
      flags.preview === undefined ? 'production' : 'deploy-preview',
      place.access,
    );
    const messageStore = flags.suspects ? store.suspects : store.messages;
    const readAll = async () => {
      const { messages, unreadable } = await readMessages(messageStore);
      if (unreadable.length > 0) {
        console.error(`${unreadable.length} cannot be read and are left out: ${unreadable.join(', ')}`);
      }
      return messages;
    };
    switch (command) {
      case 'run':
        if (flags.preview !== undefined) throw new UsageError('A preview mails nobody.');
        console.info(await runOnce(store, env));
        break;
      case 'status':
        console.info(await describeStatus(store, new Date()));
        break;
      case 'list':
        console.info(formatMessageList(await readAll()) || `No messages in ${place.name}.`);
        break;
      case 'find': {
        if (argument === '') throw new UsageError(`Find which words?\n${usage}`);
        const found = findMessages(await readAll(), words.join(' '));
        console.info(formatMessageList(found) || `No message in ${place.name} has these words.`);
        break;
      }
      case 'show':
        console.info(formatMessage(await readMessage(messageStore, argument)));
        break;
      case 'export': {
        const format = new Map([
          ['csv', formatMessagesCsv],
          ['json', formatMessagesJson],
        ]).get(argument);
        if (!format) throw new UsageError(`Export as csv or json, not as "${argument}".\n${usage}`);
        process.stdout.write(format(await readAll()));
        break;
      }
      case 'import': {
        const { added, there, wrong } = await importMessages(messageStore, await readExport(argument));
        console.info(`${added} added, ${there} were there already, ${wrong.length} are no messages.`);
        if (wrong.length > 0) throw new UsageError(`No messages are the entries ${wrong.join(', ')}.`);
        break;
      }
      case 'handled': {
        await readMessage(messageStore, argument);
        await messageStore.markHandled(argument);
        // Nobody has to be told of it any more.
        await messageStore.markDone(argument);
        console.info(`${argument} is marked as handled.`);
        break;
      }
      case 'delete': {
        const { from, before } = flags;
        const choice = {
          ...(argument !== '' && { id: argument }),
          ...(from !== undefined && { from }),
          ...(before !== undefined && { before }),
        };
        const doomed = await chooseMessages(choice, messageStore, store);
        if (doomed.length === 0) throw new UsageError(`There is no such message in ${place.name}.`);
        if (flags.yes || (await confirmDeletion(doomed))) await deleteMessages(doomed);
        else console.info('Nothing was deleted.');
        break;
      }
      default:
        throw new UsageError(usage);
    }
  } finally {
    await place.close();
  }
}

/** One run of the schedule, in a line. */
async function runOnce(store: MessageStores, env: NodeJS.ProcessEnv): Promise<string> {
  const { dealer } = getContent();
  const mailer = findDealerMailer(env, dealer);
  if (!mailer) {
    throw new UsageError(
      'Nothing can be mailed from here: set SMTP_HOST and MAIL_FROM, as netlify/README.md says, and not NOTIFY.',
    );
  }
  const senderSite = describeSenderSite(dealer);
  return describeRun(await runNotifications({ store, mailer, senderSite, now: () => new Date() }));
}

function readCall(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        suspects: { type: 'boolean', default: false },
        preview: { type: 'string' },
        from: { type: 'string' },
        before: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const [command = '', ...words] = positionals;
    return { command, words, flags: values };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'Unknown option'}\n${usage}`);
  }
}

async function openPlace(
  env: NodeJS.ProcessEnv,
  folder: string,
  deployID: string | undefined,
): Promise<StoreTarget> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: siteToken } = env;
  if (siteID && siteToken) {
    return {
      name: deployID === undefined ? `the site ${siteID}` : `the preview ${deployID}`,
      access: { siteID, token: siteToken, ...(deployID !== undefined && { deployID }) },
      close: () => Promise.resolve(),
    };
  }
  if (siteID || siteToken) {
    const missing = siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID';
    throw new UsageError(`Set ${missing}, too: a site's store needs its id and a token.`);
  }
  if (deployID !== undefined) {
    throw new UsageError(
      'A preview keeps its messages at the host: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.',
    );
  }
  if (!existsSync(folder)) {
    throw new UsageError(
      'Nothing has been stored on this machine yet. Run "npm start" and send a message, or set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to read a live site.',
    );
  }
  return { name: 'the store on this machine', ...(await openLocalStore(folder)) };
}

function describeFailure(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'unknown reason';
  return `The store did not answer: ${reason}. Is the token right, and does the site exist?`;
}
