// Imported by netlify.ts: the Netlify CLI has no setting for the folder in which it keeps messages; with this, it is the one
// that local-store.ts reads.
import { BlobsServer } from '@netlify/blobs/server';
import { storeFolder } from './local-store.ts';

const start = Reflect.get<object, string>(BlobsServer.prototype, 'start') as BlobsServer['start'];

BlobsServer.prototype.start = function startInStoreFolder(this: BlobsServer) {
  Reflect.set(this, 'directory', storeFolder);
  return Reflect.apply(start, this, []);
};
