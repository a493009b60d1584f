// Packing of functions, over a project of one function in a temporary folder.
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packedFunctionsFolder, watchFunctions } from '../../../src/build/functions.ts';

const projectFolder = process.cwd();
const words = join('netlify', 'lib', 'words.ts');
let folder: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'functions-')));
  process.chdir(folder);
  await mkdir(join('netlify', 'functions'), { recursive: true });
  await mkdir(join('netlify', 'lib'));
  await writeFile(words, "export const words: string = 'first words';");
  await writeFile(
    join('netlify', 'functions', 'speak.mts'),
    "import { words } from '../lib/words.ts';\nexport default () => words;",
  );
  stop = await watchFunctions();
});
afterEach(async () => {
  await stop();
  vi.restoreAllMocks();
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

const readPacked = () => readFile(join(packedFunctionsFolder, 'speak.mjs'), 'utf8');

describe('watchFunctions', () => {
  test('packs every function before it resolves', async () => {
    expect(await readPacked()).toContain('first words');
  });

  test('packs a function again when a file that it imports changes', async () => {
    await writeFile(words, "export const words: string = 'other words';");
    await vi.waitFor(async () => expect(await readPacked()).toContain('other words'), 60_000);
  });

  test('tells of a mistake, keeps what was packed, and goes on once it is corrected', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(words, 'export const words = ;');
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 60_000);
    expect(String(told.mock.calls[0])).toContain('words.ts');
    expect(await readPacked()).toContain('first words');
    await writeFile(words, "export const words: string = 'right words';");
    await vi.waitFor(async () => expect(await readPacked()).toContain('right words'), 60_000);
  });
});
