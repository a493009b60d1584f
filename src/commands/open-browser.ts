// The port of a server, its start, and the browser of the person who started it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Whether another program listens at a port (a number from 0 to 65535) of this machine, or nobody may. */
export async function isPortTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return !isFree;
}

/** Waits until a URL answers. */
export async function waitForServer(url: string): Promise<void> {
  while (!(await answers(url))) await setTimeout(500);
}

/** Opens a URL where there is a browser. */
export function openInBrowser(url: string): void {
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // Without a browser the line in the terminal is enough.
  opener.on('error', () => undefined);
  opener.unref();
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
