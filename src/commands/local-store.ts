// The store of messages that `npm start` and `npm run dev` keep on this machine.
import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/** Where `@netlify/dev` keeps it. Tests have another folder, so that their messages are not among a person's. */
export const storeFolder = process.env['MESSAGES_DIR'] ?? '.netlify/blobs-serve';

/** What `@netlify/dev` calls a site while the folder is linked to none at Netlify. */
const siteID = '0';

/** Opens the store in a folder, which is made if it is missing; `access` is how clients reach it until it is closed. */
export async function openLocalStore(folder = storeFolder) {
  const token = randomUUID();
  const server = new BlobsServer({ directory: folder, token });
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  return {
    access: { siteID, token, edgeURL, uncachedEdgeURL: edgeURL },
    close: () => server.stop(),
  };
}
