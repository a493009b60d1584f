// A copy of a data folder that a test may change, and the commands that staff run, on that copy.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openRecords, setRecords } from '../../src/content/site-records.ts';
import packageFile from '../../package.json' with { type: 'json' };

/** The data of a small dealer that exists in tests only: nobody edits it, so a test may name what is in it. */
export const smallData = join(process.cwd(), 'tests', 'fixtures', 'data');

/** What functions get of it, written before unit tests. */
export const functionContentFile = join(process.cwd(), '.cache', 'tests', 'function-content.json');

/** A copy of a data folder below `parent`; pictures are links, since nothing changes them. */
export function copyData(parent = realpathSync(tmpdir()), dataFolder = smallData): string {
  const copy = mkdtempSync(join(parent, 'data-copy-'));
  for (const entry of readdirSync(dataFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(copy, source.slice(dataFolder.length));
    mkdirSync(dirname(target), { recursive: true });
    if (/\.(yaml|md)$/.test(entry.name)) copyFileSync(source, target);
    else symlinkSync(source, target);
  }
  return copy;
}

/** Runs a command of package.json on a copy. */
export function runCommand(
  name: keyof typeof packageFile.scripts,
  copy: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<{ exitCode: number; output: string }> {
  const command = [...packageFile.scripts[name].split(' ').slice(1), ...args];
  const clean = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: copy,
    ...env,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: clean }, (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Lets getters read another folder until the test ends. */
export function showFolder(folder: string): void {
  const before = setRecords(openRecords(folder));
  onTestFinished(() => void setRecords(before));
}
