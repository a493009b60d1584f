// Netlify Blobs in memory, behind the client's own `fetch`: what stands between the client and the service is tested as
// it is, and a test may do to each request what the service or the network could. For simulated months and large stores;
// contact-world.ts has the Blobs server of local development.
import type { StoreAccess } from '../../../netlify/lib/blob-store.ts';

/**
 * refuse: answers 503, which the client tries again at once in tests. deny: answers 401. miss: answers 404, as if nothing
 * stood there. lose: does what is asked, and the connection breaks. hang: never answers.
 */
export type BlobFault = 'refuse' | 'deny' | 'miss' | 'lose' | 'hang';

export interface BlobRequest {
  method: string;
  /** Name of the store without what the client puts in front: "contact". */
  store: string;
  /** Empty for a list. */
  key: string;
}

/** The service, and access to it for createMessageStores(). */
export interface MemoryBlobs {
  access: StoreAccess;
  /** Requests so far, those that met a fault included. */
  requestCount: number;
  /** Decides over each request; undefined lets it pass. */
  findFault: ((request: BlobRequest) => BlobFault | undefined) | undefined;
  /** Milliseconds until a request is answered. */
  delayMs: number;
  listKeys: (store: string) => string[];
  /** Puts a text there as if somebody had done so by hand. */
  put: (store: string, key: string, text: string) => void;
  /** What is stored there. */
  get: (store: string, key: string) => string | undefined;
}

interface Blob {
  text: string;
  etag: string;
}

const pageLength = 1000;

export function createMemoryBlobs(): MemoryBlobs {
  const stores = new Map<string, FolderedBlobs>();
  const open = (store: string) => {
    const found = stores.get(store) ?? new FolderedBlobs();
    stores.set(store, found);
    return found;
  };
  const pages = new Map<string, string[]>();
  let version = 0;
  const put = (store: string, key: string, text: string) => {
    version += 1;
    open(store).set(key, { text, etag: `"${version}"` });
  };

  const list = (store: string, query: URLSearchParams): Response => {
    const prefix = query.get('prefix') ?? '';
    const cursor = query.get('cursor');
    // The newest first: nobody promises an order.
    const keys = (cursor === null ? undefined : pages.get(cursor)) ?? open(store).listKeys(prefix).reverse();
    const isGrouped = query.get('directories') === 'true';
    const folders = keys.filter((key) => isGrouped && key.slice(prefix.length).includes('/'));
    const names = isGrouped ? keys.filter((key) => !key.slice(prefix.length).includes('/')) : keys;
    const next = `${pages.size}`;
    if (names.length > pageLength) pages.set(next, names.slice(pageLength));
    return Response.json({
      blobs: names.slice(0, pageLength).map((key) => ({ key, etag: open(store).get(key)?.etag })),
      directories: [...new Set(folders.map((key) => key.slice(0, key.indexOf('/', prefix.length))))],
      ...(names.length > pageLength && { next_cursor: next }),
    });
  };

  const answer = (request: BlobRequest, url: URL, init: RequestInit): Response => {
    const { method, store, key } = request;
    const blob = open(store).get(key);
    if (key === '') return list(store, url.searchParams);
    if (method === 'get') {
      return blob ? new Response(blob.text, { headers: { etag: blob.etag } }) : empty(404);
    }
    if (method === 'delete') {
      open(store).delete(key);
      return empty(204);
    }
    const headers = new Headers(init.headers);
    const wanted = headers.get('if-match');
    if (headers.has('if-none-match') && blob) return empty(412);
    if (wanted !== null && wanted !== blob?.etag) return empty(412);
    put(store, key, init.body as string);
    return new Response(null, { headers: { etag: open(store).get(key)?.etag ?? '' } });
  };

  const blobs: MemoryBlobs = {
    access: {
      siteID: 'site',
      token: 'test',
      edgeURL: 'http://blobs.test',
      uncachedEdgeURL: 'http://blobs.test',
      region: 'us-east-2',
      fetch: async (input, init = {}) => {
        const url = new URL(input as string);
        const [, , , name = '', ...key] = url.pathname.split('/');
        const store = name.replace(/^(site|deploy:\w+):/, '');
        const request = { method: init.method ?? 'get', store, key: key.join('/') };
        blobs.requestCount += 1;
        if (blobs.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, blobs.delayMs));
        const fault = blobs.findFault?.(request);
        if (fault === 'hang') return new Promise<Response>(() => undefined);
        if (fault === 'refuse') return empty(503);
        if (fault === 'deny') return empty(401);
        if (fault === 'miss') return empty(404);
        const response = answer(request, url, init);
        if (fault === 'lose') throw new TypeError('fetch failed');
        return response;
      },
    },
    requestCount: 0,
    findFault: undefined,
    delayMs: 0,
    listKeys: (store) => open(store).listKeys(''),
    put,
    get: (store, key) => open(store).get(key)?.text,
  };
  return blobs;
}

/** Blobs by folder, so that a list of one folder does not look at all others. */
class FolderedBlobs {
  readonly #folders = new Map<string, Map<string, Blob>>();

  get(key: string): Blob | undefined {
    return this.#folders.get(findFolder(key))?.get(key);
  }
  set(key: string, blob: Blob): void {
    const folder = this.#folders.get(findFolder(key)) ?? new Map<string, Blob>();
    this.#folders.set(findFolder(key), folder.set(key, blob));
  }
  delete(key: string): void {
    this.#folders.get(findFolder(key))?.delete(key);
  }
  listKeys(prefix: string): string[] {
    const keys: string[] = [];
    for (const [folder, blobs] of this.#folders) {
      const isWhole = folder.startsWith(prefix);
      if (!isWhole && !prefix.startsWith(folder)) continue;
      for (const key of blobs.keys()) if (isWhole || key.startsWith(prefix)) keys.push(key);
    }
    return keys;
  }
}

function findFolder(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1);
}

function empty(status: number): Response {
  return new Response(null, { status });
}
