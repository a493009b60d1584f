// Where contact messages are kept: Netlify Blobs, one record per submission id. Suspects (a filled honeypot) and the
// messages of deploy previews have stores of their own, so that neither reaches the people who answer real ones.
import { getStore } from '@netlify/blobs';
import type { ContactMessage } from '../../src/schemas/contact-message.ts';

/** A message as it is stored. */
export interface MessageRecord {
  /** Submission id, also the record's key. */
  id: string;
  /** ISO date and time, UTC. */
  receivedAt: string;
  message: ContactMessage;
  /** pending: the dealer has not been notified yet. */
  status: 'pending';
}

export interface MessageStore {
  /** Resolves once the record is durable; the first record of an id stays. Throws when that cannot be confirmed. */
  saveMessage(record: MessageRecord): Promise<void>;
  /** The same for a message that a program seems to have sent. */
  saveSuspect(record: MessageRecord): Promise<void>;
}

/** Milliseconds for storing, well inside a function's time limit: the client itself would retry for half a minute. */
const patienceMs = 8000;

/** What the store did not confirm; the name is what logs show. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/**
 * The store of a deploy. `deployContext` is the function context's `deploy.context`, since the variable CONTEXT exists
 * only while building. Everything but "production" and local development ("dev") counts as a preview; without a
 * context the production store is taken, since a lead among tests is found and a lead in a preview's store is lost.
 */
export function createBlobMessageStore(deployContext: string | undefined): MessageStore {
  const isPreview = ![undefined, '', 'production', 'dev'].includes(deployContext);
  const suffix = isPreview ? '-preview' : '';
  return {
    saveMessage: (record) => withinPatience(saveOnce(`contact-messages${suffix}`, record)),
    saveSuspect: (record) => withinPatience(saveOnce(`contact-suspects${suffix}`, record)),
  };
}

async function saveOnce(storeName: string, record: MessageRecord): Promise<void> {
  const store = getStore({ name: storeName, consistency: 'strong' });
  await store.setJSON(record.id, record, { onlyIfNew: true });
  // The client reports every status but 412 of a conditional write as success, even 401: reading back is the proof.
  if ((await store.get(record.id)) === null) throw new NotStoredError('the record cannot be read back');
}

async function withinPatience(saving: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotStoredError(`no answer within ${patienceMs} ms`));
    }, patienceMs);
  });
  try {
    await Promise.race([saving, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
