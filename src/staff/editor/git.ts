// Git as the editor asks it: with arguments and never through a shell, in English, and without a question in the terminal.
import { execFile } from 'node:child_process';

/** What a command printed, and whether it did what it was asked to. */
export interface GitAnswer {
  isDone: boolean;
  output: string;
  /** What it said besides; where it failed, why. */
  words: string;
}

/** Git in one folder. */
export type Git = (args: readonly string[], input?: string) => Promise<GitAnswer>;

/** How long git may take, in milliseconds: a server that is gone is waited for by git itself for ever. */
const patience = 60_000;

/** Git in a folder; what a commit is to say goes in by `input`, so that no word of it can become an option. */
export function openGit(folder: string): Git {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    // Only to look locks nothing: another git in the same folder, such as the text editor's, would fail meanwhile.
    GIT_OPTIONAL_LOCKS: '0',
  };
  const options = { cwd: folder, env, timeout: patience, maxBuffer: 100_000_000 };
  return (args, input = '') =>
    new Promise((resolve) => {
      const child = execFile('git', [...args], options, (error, output, words) => {
        const why = error?.killed === true ? 'timed out' : words || (error?.message ?? '');
        resolve({ isDone: error === null, output: output.trimEnd(), words: why.trim() });
      });
      // One that ends before it has read everything says so by how it ends.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });
}
