// `npm run messages`: what the contact form has stored on this machine or, where NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are
// set, at that site.
import Papa from 'papaparse';
import { parseKey } from '../../netlify/lib/message-key.ts';
import { openMessageStore, type MessageStore } from '../../netlify/lib/message-store.ts';
import type { ContactMessage } from '../features/contact/contact-message.schema.ts';
import { toOneLine, toPlainText } from '../features/contact/plain-text.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { openLocalStore, storeFolder } from './local-store.ts';

const usage = `usage: npm run -s messages -- <command>
  list         a line for each message, newest first
  show <id>    everything about one message
  export       all messages as CSV: npm run -s messages -- export > ../messages.csv
  delete <id>  delete a message for good
Those of a site: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.`;

/** A message as it is listed and exported; `state` is the folder of its key. */
type ListedMessage = { id: string; sentAt: string; state: string } & ContactMessage;

if (import.meta.main) process.exitCode = await runMessages(process.argv.slice(2), process.env);

/** Prints what the command gives, from the store of the site that the variables name or of a folder. The exit code. */
export async function runMessages(args: string[], env: NodeJS.ProcessEnv, folder = storeFolder) {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  const local = siteID || token ? undefined : await openLocalStore(folder);
  try {
    const access = siteID && token ? { siteID, token } : local?.access;
    if (!access) throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.');
    console.info(await answer(args, openMessageStore('production', access)));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    await local?.close();
  }
}

async function answer([command, id = '', ...others]: string[], store: MessageStore): Promise<string> {
  if (others.length > 0) throw new Error(usage);
  switch (command) {
    case 'list':
      return (await readMessages(store)).map(formatLine).join('\n') || 'No messages here.';
    case 'show':
      return formatMessage(await findMessage(store, id));
    case 'export':
      return formatCsv(await readMessages(store));
    case 'delete':
      return deleteMessage(store, id);
    default:
      throw new Error(usage);
  }
}

/** The messages of all keys with an ending, newest first. One that cannot be read is named and left out. */
async function readMessages(store: MessageStore, ending = ''): Promise<ListedMessage[]> {
  // Without what waits for the CRM, which is a copy.
  const keys = (await store.list('')).filter((key) => key.endsWith(ending) && !key.startsWith('crm/'));
  const read = await mapConcurrently(keys, 20, async (key) => {
    const { id, folder, sentAt } = parseKey(key) ?? {};
    if (!id || !folder || !sentAt) return undefined;
    try {
      const message = JSON.parse((await store.read(key)) ?? '') as ContactMessage;
      return { id, sentAt: new Date(sentAt).toISOString(), state: folder, ...message };
    } catch {
      console.error(`${id} cannot be read`);
      return undefined;
    }
  });
  return read.filter((message) => message !== undefined).toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
}

async function findMessage(store: MessageStore, id: string): Promise<ListedMessage> {
  const [message] = id ? await readMessages(store, `/${id}`) : [];
  if (!message) throw new Error(`There is no message "${id}". "list" shows the ids.`);
  return message;
}

/** Deletes a message in every state. The keys that are gone. */
async function deleteMessage(store: MessageStore, id: string): Promise<string> {
  const keys = (await store.list('')).filter((key) => parseKey(key)?.id === id);
  if (keys.length === 0) throw new Error(`There is no message "${id}". "list" shows the ids.`);
  await Promise.all(keys.map((key) => store.remove(key)));
  return keys.map((key) => `deleted ${key}`).join('\n');
}

function formatLine({ id, sentAt, state, firstName, lastName, interest, message }: ListedMessage): string {
  const time = sentAt.slice(0, 16).replace('T', ' ');
  return [id, time, state, interest, toOneLine(`${firstName} ${lastName}`, 30), toOneLine(message, 60)].join(
    '  ',
  );
}

function formatMessage({ message, ...rows }: ListedMessage): string {
  // The message begins with the lines of its request, which is an object.
  const lines = Object.entries(rows).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${`${name}:`.padEnd(11)}${toOneLine(value)}`] : [],
  );
  return `${lines.join('\n')}\n\n${toPlainText(message)}`;
}

const sender = ['firstName', 'lastName', 'email', 'phone'] as const;
const columns = ['id', 'sentAt', 'state', 'interest', ...sender, 'message'] as const;

/** What spreadsheets take for a formula, other than a telephone number. */
const formula = /^(?!\+?[\d(][\d\s().-]*$)(?:[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A table that spreadsheets open: UTF-8 with its mark, CRLF, every cell quoted. */
function formatCsv(messages: ListedMessage[]): string {
  return `\ufeff${Papa.unparse(messages, { columns: [...columns], quotes: true, escapeFormulae: formula })}`;
}
