// A server that is just starting, and the person's browser.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Waits until an address answers. */
export async function waitForAnswer(address: string): Promise<void> {
  while (!(await answers(address))) await setTimeout(500);
}

/** Opens an address where there is a browser. */
export function openInBrowser(address: string): void {
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without a browser the line in the terminal is enough.
  opener.on('error', () => undefined);
  opener.unref();
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
