// What a command prints that is called in this process: to start one takes a hundred times as long.
import { vi } from 'vitest';

/** How a call of a command ended, and what it printed. */
export interface Printed {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Calls a command that gives its exit code, and keeps what it prints from the terminal. */
export async function captureOutput(command: () => Promise<number>): Promise<Printed> {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'info').mockImplementation((text) => void (printed.stdout += `${text}\n`)),
    vi.spyOn(console, 'warn').mockImplementation((text) => void (printed.stderr += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (printed.stderr += `${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.stdout += text.toString();
      return true;
    }),
  ];
  try {
    return { exitCode: await command(), ...printed };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}
