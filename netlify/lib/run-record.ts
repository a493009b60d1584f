// State that scheduled runs share, in one record. It spaces and counts the mails, and nothing more: which
// messages wait is known by their keys alone, so a record that is lost costs a mail too many at most.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readVersioned, type BlobStore } from './versioned-json.ts';
import { withTimeout } from './with-timeout.ts';

/** A mail that reported all messages up to a time. */
export interface ReportedUntil {
  /** When it was sent. ISO date and time, UTC, as all times here; empty for never. */
  at: string;
  /** The time of the last message that it reported. */
  upTo: string;
}

export interface RunRecord {
  /** The last run that tried all that was due. */
  wholeAt: string;
  /** When mails about single messages, and all others, were begun in the last 24 hours. */
  singles: readonly string[];
  others: readonly string[];
  /** When the last list was sent. */
  listedAt: string;
  alarm: ReportedUntil;
  digest: ReportedUntil;
}

const reportedUntilSchema = z.object({ at: z.string(), upTo: z.string() });
const runRecordSchema = z.object({
  wholeAt: z.string(),
  singles: z.array(z.string()),
  others: z.array(z.string()),
  listedAt: z.string(),
  alarm: reportedUntilSchema,
  digest: reportedUntilSchema,
  /** Random text of the one who wrote it. */
  claim: z.string(),
});

const never: ReportedUntil = { at: '', upTo: '' };
const emptyRecord: RunRecord = {
  wholeAt: '',
  singles: [],
  others: [],
  listedAt: '',
  alarm: never,
  digest: never,
};

/** The record as a run holds it. */
export interface RunRecordHandle {
  value: RunRecord;
  /** Whether it could be read. An unreadable one counts as empty. */
  wasReadable: boolean;
  /**
   * Writes a value unless another run has written since. Whether it did; then `value` is the new one. Never rejects.
   */
  write: (value: RunRecord) => Promise<boolean>;
}

const key = 'run';

/** Opens the record. Never rejects; each answer of the store is waited for as long as `timeoutMs` says at that time. */
export async function readRunRecord(
  openStore: () => BlobStore,
  timeoutMs: () => number,
): Promise<RunRecordHandle> {
  const read = async () => {
    try {
      const store = openStore();
      return { found: await withTimeout(readVersioned(store, key, runRecordSchema), timeoutMs()) };
    } catch {
      return undefined;
    }
  };
  const first = await read();
  let etag = first?.found?.etag;
  let isThere = first?.found !== undefined;
  const recordHandle: RunRecordHandle = {
    value: first?.found?.value ?? emptyRecord,
    wasReadable: first !== undefined && (first.found === undefined || first.found.value !== undefined),
    write: async (value) => {
      const claim = randomUUID();
      const condition = isThere ? { ...(etag !== undefined && { onlyIfMatch: etag }) } : { onlyIfNew: true };
      try {
        await withTimeout(openStore().setJSON(key, { ...value, claim }, condition), timeoutMs());
      } catch {
        // Reading it says whether it was written after all.
      }
      // The client reports every status but 412 as success, and 412 when its first try was written and not answered.
      const written = (await read())?.found;
      if (written?.value?.claim !== claim) return false;
      [etag, isThere] = [written.etag, true];
      recordHandle.value = value;
      return true;
    },
  };
  return recordHandle;
}
