// Imported by netlify.ts: a path with a broken escape, a host that is none, a body that is too big or breaks off, and an
// upgrade that breaks off would end the Netlify CLI (netlify/cli issue 6607, open in 27.10.2). May go with the first
// version in which that is closed and tests/e2e/attacks.spec.ts passes without it.
import { EventEmitter } from 'node:events';
import { Server, type IncomingMessage } from 'node:http';

// What the CLI throws while it reads a body ends that request, which Node answers with 500, and not the server.
EventEmitter.captureRejections = true;

const emit = Reflect.get(Server.prototype, 'emit') as (...args: unknown[]) => boolean;

Server.prototype.emit = function refuseMalformed(this: Server, event: string, ...args: unknown[]) {
  if (event === 'request' || event === 'upgrade') {
    const { url, headers, socket } = args[0] as IncomingMessage;
    // Node gives up its own listener with the socket, and the CLI has none: a tab that is closed would be an uncaught error.
    if (event === 'upgrade') socket.on('error', () => socket.destroy());
    if (!isWellFormed(url ?? '', headers.host)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return true;
    }
  }
  return Reflect.apply(emit, this, [event, ...args]);
} as typeof Server.prototype.emit;

/** Whether a URL can be made of the request and its path be decoded, as the CLI will. HTTP/1.0 names no host. */
function isWellFormed(target: string, host = 'localhost'): boolean {
  try {
    decodeURIComponent(new URL(target, `http://${host}`).pathname);
    return true;
  } catch {
    return false;
  }
}
