// Small records of the store that several runs may want to change at once: who changes one names the version that was
// read, and the store refuses a version that is no longer the latest.
import { isDeepStrictEqual } from 'node:util';
import type { getStore } from '@netlify/blobs';
import type { ZodMiniType } from 'zod/mini';

export type BlobStore = ReturnType<typeof getStore>;

/** A record with the version that the next change has to name. */
export interface Versioned<Value> {
  /** Undefined where something is stored that is no such record; a change replaces it. */
  value: Value | undefined;
  etag: string | undefined;
}

/** The record under a key, or undefined where there is none. Rejects when the store fails. */
export async function readVersioned<Value>(
  store: BlobStore,
  key: string,
  schema: ZodMiniType<Value>,
): Promise<Versioned<Value> | undefined> {
  const found = await store.getWithMetadata(key, { type: 'text' });
  if (!found) return undefined;
  if (found.etag !== undefined) return { value: parseJson(found.data, schema), etag: found.etag };
  // The local server names versions in lists only. Listed before it is read again: a change in between makes the version
  // too old and the next change fail, while the other way round a change would overwrite what nobody has seen.
  const listed = (await store.list({ prefix: key })).blobs.find((blob) => blob.key === key);
  const text = await store.get(key, { type: 'text' });
  return text === null ? undefined : { value: parseJson(text, schema), etag: listed?.etag };
}

/**
 * Writes the value unless the record was changed since `previous` was read; undefined stands for no record. Whether this
 * value is the one that is stored; two values must differ, or both would think so. Rejects when the store fails.
 */
export async function replaceVersioned(
  store: BlobStore,
  key: string,
  value: object,
  previous: Pick<Versioned<unknown>, 'etag'> | undefined,
): Promise<boolean> {
  const condition = previous
    ? { ...(previous.etag !== undefined && { onlyIfMatch: previous.etag }) }
    : { onlyIfNew: true };
  await store.setJSON(key, value, condition);
  // Reading back is the proof: the client reports every status but 412 as success, even 401; it reports 412 when the
  // answer to its first try was lost and the second met what the first had written; and the local server does not lock.
  const text = await store.get(key, { type: 'text' });
  return text !== null && isDeepStrictEqual(parseText(text), { ...value });
}

/** The text as JSON of a schema's shape; undefined for anything else. */
export function parseJson<Value>(text: string, schema: ZodMiniType<Value>): Value | undefined {
  return schema.safeParse(parseText(text)).data;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
