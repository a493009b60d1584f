// Opens a page of a server that is just starting in the person's browser.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Waits until an address answers, says it, and opens it where there is a browser. */
export async function openWhenReady(address: string): Promise<void> {
  while (!(await answers(address))) await setTimeout(500);
  console.info(`\nThe editor: ${address}\n`);
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without a browser the line above is enough.
  opener.on('error', () => undefined);
  opener.unref();
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
