import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLastChanges } from '../../../../src/build/sitemap/last-changes.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'last-changes-'));
const repository = join(folder, 'site');
const dataFolder = join(repository, 'data');

function git(cwd: string, date: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@dealer.example'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' },
  });
}

function commit(date: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dataFolder, file), text);
  git(repository, date, 'add', '--all');
  git(repository, date, 'commit', '--message', 'change');
}

beforeAll(() => {
  mkdirSync(join(dataFolder, 'vehicles'), { recursive: true });
  git(repository, '', 'init');
  commit('2026-01-01T10:00:00+02:00', {
    'dealer.yaml': 'a',
    'vehicles/ev-city.yaml': 'a',
    'edited.yaml': 'a',
  });
  commit('2026-02-02T10:00:00+02:00', { 'vehicles/ev-city.yaml': 'b' });
  writeFileSync(join(dataFolder, 'edited.yaml'), 'not committed');
  writeFileSync(join(dataFolder, 'new.yaml'), 'not committed');
  git(folder, '', 'clone', '--depth', '1', pathToFileURL(repository).href, 'shallow');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('readLastChanges', () => {
  test('gives each file the date of its last commit, by its path below the folder', () => {
    expect(Object.fromEntries(readLastChanges(dataFolder))).toEqual({
      'dealer.yaml': '2026-01-01T10:00:00+02:00',
      'vehicles/ev-city.yaml': '2026-02-02T10:00:00+02:00',
    });
  });

  test('says nothing in a shallow clone, where the last commit would seem to have changed everything', () => {
    expect(readLastChanges(join(folder, 'shallow', 'data')).size).toBe(0);
  });

  test('says nothing without a repository, and nothing without the folder', () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    expect(readLastChanges(bare).size).toBe(0);
    expect(readLastChanges(join(folder, 'missing')).size).toBe(0);
  });
});
