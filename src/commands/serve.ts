// `npm run serve`: the built site with its headers, redirects, functions and stored messages, as Netlify would serve it,
// at http://localhost:8888 (PORT overrides).
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import { NetlifyDev } from '@netlify/dev';
import { openLocalStore } from './local-store.ts';

const port = Number(process.env['PORT'] ?? 8888);

if (!existsSync('dist/index.html')) {
  stop('There is no built site in dist/ yet: "npm start" builds it, then serves it.');
}

const on = { enabled: true };
const off = { enabled: false };
const unused = { aiGateway: off, database: off, edgeFunctions: off, environmentVariables: off, images: off };
const common = {
  ...unused,
  headers: on,
  staticFiles: on,
  // Functions get the store that is opened below, since tests have theirs in another folder.
  blobs: off,
  // These two would ask Netlify's servers where this machine is, and for the site of an account.
  geolocation: off,
  apiToken: '',
};
const files = new NetlifyDev({ ...common, functions: on, redirects: off });
// Apart from the files, which would be sent with the headers of what the last redirect ("/*") leads to.
const redirects = new NetlifyDev({ ...common, functions: off, redirects: on });

/** One call of a function at a time, since the emulator deletes what it has built for one while another may run it. */
let lastCall: Promise<unknown> = Promise.resolve();

const server = createServer((request, response) => void answer(request, response));
server.on('error', (error: NodeJS.ErrnoException) => {
  stop(
    `Port ${port} cannot be used (${error.code}). Is this site running in another terminal? End it there with Ctrl+C, or set PORT to another number.`,
  );
});

setEnvironmentContext((await openLocalStore()).access);
await files.start();
await redirects.start();
server.listen(port, '127.0.0.1', () => console.info(`The site: http://localhost:${port}`));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const file = await findFile(request);
    const redirect = file ? undefined : await redirects.handleAndIntrospectNodeRequest(request);
    const found = (file ?? redirect)?.response ?? new Response(null, { status: 404 });
    // The page that a redirect with status 404 leads to comes with status 200.
    response.statusCode = redirect && found.status === 200 ? 404 : found.status;
    response.setHeaders(found.headers).end(Buffer.from(await found.arrayBuffer()));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

/** The answer of a file or a function, or undefined where there is neither. */
function findFile(request: IncomingMessage) {
  if (!request.url?.startsWith('/api/')) return files.handleAndIntrospectNodeRequest(request);
  const call = Promise.allSettled([lastCall]).then(() => files.handleAndIntrospectNodeRequest(request));
  lastCall = call;
  return call;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
