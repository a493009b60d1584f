// Opens the store that `npm start` keeps on this machine, for programs beside it.
import './loopback-only.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** An open store: what clients need to reach it, until it is closed. */
export interface LocalStore {
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  close: () => Promise<void>;
}

/** Where it is: the folder that the Netlify CLI would take, or that of tests, which leave no messages to people. */
export const storeFolder = process.env['MESSAGES_DIR'] ?? join(process.cwd(), '.netlify', 'blobs-serve');

/** The store in a folder of this machine, or undefined when nothing was ever stored there. */
export async function openLocalStore(folder = storeFolder): Promise<LocalStore | undefined> {
  const entries = join(folder, 'entries');
  // A folder per site; "unlinked" unless somebody has linked this folder to a site of theirs.
  const sites = existsSync(entries) ? readdirSync(entries) : [];
  const siteID = sites.find((name) => name !== 'unlinked') ?? sites[0];
  if (!siteID) return undefined;
  const token = randomUUID();
  const server = new BlobsServer({ directory: folder, token });
  const edgeURL = `http://127.0.0.1:${(await server.start()).port}`;
  return {
    access: { siteID, token, edgeURL, uncachedEdgeURL: edgeURL },
    close: async () => {
      await server.stop();
    },
  };
}
