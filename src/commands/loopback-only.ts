// Imported by netlify.ts: the Netlify CLI has no setting for the address it listens on and would open its port to the
// whole network; with this, a server that names no host listens on this machine only.
import { Server } from 'node:net';

const listen = Reflect.get(Server.prototype, 'listen') as (...args: unknown[]) => Server;

Server.prototype.listen = function listenOnLoopback(this: Server, ...args: unknown[]) {
  const [first, second] = args;
  if (typeof first === 'number' && typeof second !== 'string') args.splice(1, 0, '127.0.0.1');
  else if (typeof first === 'object' && first !== null && 'port' in first && !('host' in first)) {
    args[0] = { ...first, host: '127.0.0.1' };
  }
  return Reflect.apply(listen, this, args);
} as typeof Server.prototype.listen;
