// `npm run serve`: the built site with its headers, redirects, functions and stored messages, as Netlify would serve it,
// at http://localhost:8888 (PORT overrides).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setEnvironmentContext } from '@netlify/blobs';
import { NetlifyDev } from '@netlify/dev';
import { contactApiPath, vehiclesApiPath } from '../lib/paths.ts';
import { openLocalStore } from './local-store.ts';

const port = Number(process.env['PORT'] ?? 8888);

const off = { enabled: false };
// Functions run in this process with a store that is opened below: the emulator packs one again for each call. The place of
// this machine and the site of an account would be asked of Netlify's servers.
const unused = { aiGateway: off, database: off, edgeFunctions: off, environmentVariables: off, images: off };
const common = { ...unused, apiToken: '', blobs: off, functions: off, geolocation: off };
const files = new NetlifyDev({ ...common, redirects: off });
// Apart from the files, which would be sent with the headers of what the last redirect ("/*") leads to.
const redirects = new NetlifyDev({ ...common, redirects: { enabled: true } });
// They import what the build wrote.
const { default: answerContact } = await import('../../netlify/functions/contact.mts');
const { default: getVehicles } = await import('../../netlify/functions/vehicles.mts');

const server = createServer((request, response) => void answer(request, response));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(`Port ${port} cannot be used (${error.code}). Is the site running elsewhere? Else set PORT.`);
  process.exit(1);
});

setEnvironmentContext((await openLocalStore()).access);
await files.start();
await redirects.start();
server.listen(port, '127.0.0.1', () => console.info(`The site: http://localhost:${port}`));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answered = await callFunction(request);
    const file = answered ?? (await files.handleAndIntrospectNodeRequest(request))?.response;
    const redirect = file ? undefined : (await redirects.handleAndIntrospectNodeRequest(request))?.response;
    const found = file ?? redirect ?? new Response(null, { status: 404 });
    // The page that a redirect with status 404 leads to comes with status 200.
    response.statusCode = redirect && found.status === 200 ? 404 : found.status;
    response.setHeaders(found.headers).end(Buffer.from(await found.arrayBuffer()));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

/** The answer of the function at this URL, if there is one. */
async function callFunction(received: IncomingMessage): Promise<Response | undefined> {
  const { method = 'GET', headers } = received;
  const url = new URL(received.url ?? '/', `http://${headers.host}`);
  const isContact = url.pathname === contactApiPath;
  if (!isContact && !url.pathname.startsWith(vehiclesApiPath)) return undefined;
  const request = new Request(url, {
    method,
    headers: headers as Record<string, string>,
    body: ['GET', 'HEAD'].includes(method) ? null : await buffer(received),
  });
  const deploy = { context: 'dev', id: '0', published: false };
  return isContact ? answerContact(request, { deploy }) : getVehicles(request);
}
