// Where contact messages are kept: Netlify Blobs, strongly consistent. The keys are the only state (message-key.ts).
import { getDeployStore, getStore, type GetStoreOptions } from '@netlify/blobs';

/** Every method rejects if the store does not confirm the operation. */
export interface MessageStore {
  /** The text under a key; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  /** Writes only if the key is new. Resolves once a text is stored there, by this call or an earlier one. */
  add(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix, in no order. */
  list(prefix: string): Promise<string[]>;
}

/** How a program outside of functions reaches the store: it names the site and a token. */
export type StoreAccess = Omit<GetStoreOptions, 'name' | 'consistency'>;

/** The store of the site, or for a deploy preview one that goes with its deploy, by the function's `deploy.context`. */
export function openMessageStore(deployContext: string | undefined, access: StoreAccess = {}): MessageStore {
  // A lead among tests is found, one in a preview's store is lost: without a context it is the site's.
  const isPreview = ![undefined, '', 'production', 'dev'].includes(deployContext);
  const openBlobs = isPreview ? getDeployStore : getStore;
  // At each use, since it throws where Blobs are not configured.
  const open = () => openBlobs({ ...access, name: 'contact', consistency: 'strong' });
  return {
    read: async (key) => (await open().getWithMetadata(key, { type: 'text' }))?.data,
    add: async (key, text) => {
      const { modified, etag } = await open().set(key, text, { onlyIfNew: true });
      // The client takes any answer but 412 to a conditional write for a success; only a real one has an ETag.
      if (modified && !etag) throw Object.assign(new Error('The write failed'), { code: 'NOT_STORED' });
    },
    remove: async (key) => open().delete(key),
    list: async (prefix) => (await open().list({ prefix })).blobs.map(({ key }) => key),
  };
}
