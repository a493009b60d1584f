// Imported by netlify.ts: the Netlify CLI writes the type that it guesses from a file's name over the one that
// public/_headers gives it (netlify/cli issue 990); the host does not.
import { ServerResponse } from 'node:http';

const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as (
  ...args: unknown[]
) => ServerResponse;

ServerResponse.prototype.writeHead = function keepGivenType(this: ServerResponse, ...args: unknown[]) {
  const given = this.getHeader('content-type');
  const headers = args.at(-1);
  if (given !== undefined && typeof headers === 'object' && headers !== null && 'content-type' in headers) {
    args[args.length - 1] = { ...headers, 'content-type': given };
  }
  return Reflect.apply(writeHead, this, args);
} as typeof ServerResponse.prototype.writeHead;
