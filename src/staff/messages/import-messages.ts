// `npm run messages -- import`: puts an export in JSON back into a store. What is there already stays as it is, so that
// importing twice, or into a store that has lost a part, makes nothing twice.
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { buildStoredMessageId, readIdTime, readUuid } from '../../../netlify/lib/message-id.ts';
import type { MessageStore } from '../../../netlify/lib/message-store.ts';
import { messageRecordSchema } from '../../features/contact/message-record.schema.ts';
import type { MessageState } from '../../features/contact/message-export.ts';
import type { MessageRecord } from '../../features/contact/contact-message.schema.ts';
import { UsageError } from './usage-error.ts';

export interface ImportReport {
  added: number;
  /** The same words under the same id were there. */
  there: number;
  /** Numbers from 1 of the entries that are no messages. */
  wrong: number[];
}

const stateSchema = z.object({ state: z.enum(['waiting', 'mailed', 'handled']) });

/** The entries of an exported file. Throws a UsageError when it is none. */
export async function readExport(path: string): Promise<unknown[]> {
  if (path === '') throw new UsageError('Import which file? One that "export json" has written.');
  try {
    const entries: unknown = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
    if (Array.isArray(entries)) return entries as unknown[];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new UsageError(`The file ${path} cannot be read.`);
  }
  throw new UsageError(`The file ${path} is no export in JSON. "export json" writes one.`);
}

/** Stores what is missing of the entries, as waiting, mailed or handled as they say. Rejects when the store fails. */
export async function importMessages(
  store: MessageStore,
  entries: readonly unknown[],
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, there: 0, wrong: [] };
  for (const [index, entry] of entries.entries()) {
    const parsed = parseEntry(entry);
    if (!parsed) {
      report.wrong.push(index + 1);
      continue;
    }
    const { record, state } = parsed;
    const { id } = record;
    const isThere = await Promise.all(
      (['waiting', 'done'] as const).map((folder) => store.find(folder, id).catch(() => undefined)),
    );
    if (isThere.some((present) => isDeepStrictEqual(present?.message, record.message))) {
      report.there += 1;
      continue;
    }
    await store.save(record);
    if (state !== 'waiting') await store.markDone(id, record);
    if (state === 'handled') await store.markHandled(id);
    report.added += 1;
  }
  return report;
}

function parseEntry(entry: unknown): { record: MessageRecord; state: MessageState } | undefined {
  const { id, receivedAt, ...message } = (entry ?? {}) as Record<string, unknown>;
  const record = messageRecordSchema.safeParse({ id, receivedAt, message });
  const state = stateSchema.safeParse(entry);
  if (!record.success || !state.success || readIdTime(record.data.id) === undefined) return undefined;
  // Words that somebody has changed in the file are another message.
  const ownId = buildStoredMessageId(readUuid(record.data.id), record.data.message);
  return { record: { ...record.data, id: ownId }, state: state.data.state };
}
