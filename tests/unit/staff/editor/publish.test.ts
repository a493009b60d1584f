import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describePublication, publish } from '../../../../src/staff/editor/publish.ts';

let home: string;
/** The repository that everybody pushes to. */
let remote: string;
let copy: string;
let data: string;

/** What git prints in a folder. */
function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A program that git runs at a time of its own choosing. */
function addHook(repository: string, name: string, lines: string): void {
  const file = join(repository, 'hooks', name);
  write(dirname(file), name, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

/** Another copy of the remote repository, as somebody else has it. */
function cloneForColleague(): string {
  const folder = join(home, 'colleague');
  git(home, 'clone', '--quiet', remote, folder);
  return folder;
}

function commitAndPush(folder: string, path: string, text: string, ...push: string[]): void {
  write(folder, path, text);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'By somebody else');
  git(folder, 'push', '--quiet', 'origin', ...push);
}

const price = (text: string) => write(copy, 'data/vehicles/ev-city.yaml', `priceUsd: ${text}\n`);
const branches = () => git(remote, 'branch', '--format=%(refname:short)').split('\n');

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'));
  [remote, copy, data] = [join(home, 'remote.git'), join(home, 'copy'), join(home, 'copy/data')];
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(home, 'gitconfig'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  writeFileSync(
    join(home, 'gitconfig'),
    '[user]\nname = Somebody\nemail = somebody@sampleton.example\n[init]\ndefaultBranch = main\n',
  );
  git(home, 'init', '--quiet', '--bare', remote);
  git(home, 'clone', '--quiet', remote, copy);
  price('15000');
  write(copy, 'README.md', 'Words\n');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'Published');
  git(copy, 'push', '--quiet', '--set-upstream', 'origin', 'main');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('from main a publication goes to a branch of its own, named after its words, and main stays as it was', async () => {
  const main = git(copy, 'rev-parse', 'main');
  price('14500');
  const { isSent, message } = await publish(data, 'EV City: a lower price');
  expect(isSent).toBe(true);
  expect(message).toContain('Sent on the branch ev-city-a-lower-price. Visitors do not see it yet.');
  expect(branches()).toEqual(['ev-city-a-lower-price', 'main']);
  expect([git(remote, 'rev-parse', 'main'), git(copy, 'rev-parse', 'main')]).toEqual([main, main]);
  expect(git(remote, 'log', '-1', '--format=%B', 'ev-city-a-lower-price')).toBe('EV City: a lower price');
  expect(await describePublication(data)).toEqual({
    branch: 'ev-city-a-lower-price',
    isSent: true,
    others: [],
  });
});

test('to ask how far the changes are stands in the way of no other git', async () => {
  const index = join(copy, '.git/index');
  const before = readFileSync(index);
  // A file of another age is what git would note in its index, which it locks for that.
  utimesSync(join(data, 'vehicles/ev-city.yaml'), 1, 1);
  expect(await describePublication(data)).toEqual({ isSent: true, others: [] });
  expect(readFileSync(index)).toEqual(before);
});

test('on a branch a publication goes on with it, also where that was made from main and would push there', async () => {
  git(copy, 'switch', '--quiet', '--create', 'nomad', '--track', 'origin/main');
  git(copy, 'config', 'push.default', 'upstream');
  price('14500');
  await publish(data, 'First');
  price('14400');
  await publish(data, 'Second');
  expect(branches()).toEqual(['main', 'nomad']);
  expect(git(remote, 'log', '--format=%s', 'nomad').split('\n')).toEqual(['Second', 'First', 'Published']);
});

test.for<[became: string, end: (folder: string) => void]>([
  ['merged', (folder) => git(folder, 'merge', '--quiet', '--no-ff', 'origin/first')],
  ['deleted', (folder) => git(folder, 'push', '--quiet', 'origin', ':first')],
])('after a branch was %s the next publication makes another', async ([, end]) => {
  price('14500');
  await publish(data, 'First');
  const colleague = cloneForColleague();
  end(colleague);
  git(colleague, 'push', '--quiet', 'origin', 'main');
  price('14400');
  await publish(data, 'Second');
  expect(branches()).toContain('second');
  expect(git(copy, 'branch', '--show-current')).toBe('second');
});

test('a branch that takes the name of another gets a number', async () => {
  git(copy, 'branch', 'nomad/price');
  for (const [words, name] of [
    ['Nomad', 'nomad-2'],
    ['Main', 'main-2'],
    ['Größe', 'groe'],
    ['…', 'change'],
  ] as const) {
    git(copy, 'switch', '--quiet', 'main');
    price(`${words.length}00`);
    await publish(data, words);
    expect(git(copy, 'branch', '--show-current')).toBe(name);
  }
});

test.for([
  '--amend',
  '-m x; touch stolen',
  '$(touch stolen) `touch stolen`',
  '# is no comment',
  'Two\n\nlines',
])('words are words, whatever they look like: %s', async (words) => {
  price('14500');
  await publish(data, words);
  expect(git(copy, 'log', '-1', '--format=%B')).toBe(words);
  expect(git(copy, 'rev-list', '--count', 'HEAD')).toBe('2');
  expect(git(copy, 'status', '--porcelain')).toBe('');
});

test('of all that changed only what stands below the data is committed, the rest is named and left', async () => {
  price('14500');
  write(copy, 'data/vehicles/pictures/new one.jpg', 'picture');
  write(copy, 'README.md', 'Other words\n');
  write(copy, 'notes.txt', '');
  git(copy, 'add', 'README.md');
  expect(await describePublication(data)).toEqual({ isSent: false, others: ['README.md', 'notes.txt'] });
  await publish(data, 'A price');
  expect(git(copy, 'show', '--name-only', '--format=').split('\n')).toEqual([
    'data/vehicles/ev-city.yaml',
    'data/vehicles/pictures/new one.jpg',
  ]);
  expect(git(copy, 'status', '--porcelain').split('\n')).toEqual(['M  README.md', '?? notes.txt']);
});

describe('what cannot be committed is refused in words, and nothing is written', () => {
  const refused = async (words = 'A price'): Promise<string> => {
    const before = git(copy, 'rev-parse', '--verify', 'HEAD');
    const reason = await publish(data, words).then(
      () => 'no refusal',
      (error: Error) => error.message,
    );
    expect(git(copy, 'rev-parse', 'HEAD')).toBe(before);
    return reason;
  };

  test('without words or without a change', async () => {
    expect(await refused()).toBe('There is nothing to publish.');
    price('14500');
    expect(await refused(' \n')).toBe('Please write in one line what you have changed.');
  });

  test('by somebody whom git does not know', async () => {
    price('14500');
    writeFileSync(join(home, 'gitconfig'), '[user]\nuseConfigOnly = true\n');
    expect(await refused()).toContain('git config --global user.name "Your Name"');
    expect(git(copy, 'branch', '--show-current')).toBe('main');
  });

  test('by a hook, with its words', async () => {
    price('14500');
    addHook(join(copy, '.git'), 'pre-commit', 'echo "No commits on Fridays" >&2; exit 1');
    expect(await refused()).toContain('No commits on Fridays');
    rmSync(join(copy, '.git/hooks/pre-commit'));
    expect(await publish(data, 'A price')).toMatchObject({ isSent: true });
  });

  test('in the middle of a merge', async () => {
    git(copy, 'switch', '--quiet', '--create', 'other');
    price('1');
    git(copy, 'commit', '--quiet', '--all', '--message', 'Other');
    git(copy, 'switch', '--quiet', 'main');
    price('2');
    git(copy, 'commit', '--quiet', '--all', '--message', 'One');
    expect(() => git(copy, 'merge', 'other')).toThrow();
    expect(await refused()).toContain('in the middle of bringing two versions together');
  });

  test('where there is no repository', async () => {
    rmSync(join(copy, '.git'), { recursive: true });
    await expect(publish(data, 'A price')).rejects.toThrow('Git finds no repository here');
    expect(await describePublication(data)).toBeUndefined();
  });
});

describe('a push that is refused leaves the change committed, says what to do, and is made up for by the next', () => {
  const refused = async (): Promise<string> => {
    const { isSent, message } = await publish(data, 'A price');
    expect(isSent).toBe(false);
    expect(message).toContain('Your change is kept on this computer, on the branch');
    expect(git(copy, 'status', '--porcelain')).toBe('');
    expect(git(copy, 'log', '-1', '--format=%s')).toBe('A price');
    expect(await describePublication(data)).toMatchObject({ isSent: false });
    return message;
  };

  test('without a connection', async () => {
    price('14500');
    git(copy, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git');
    expect(await refused()).toContain('There is no connection at the moment');
    git(copy, 'remote', 'set-url', 'origin', remote);
    expect(await publish(data, 'Again')).toMatchObject({ isSent: true });
    expect(branches()).toEqual(['a-price', 'main']);
  });

  test('without the right to', async () => {
    price('14500');
    addHook(remote, 'pre-receive', 'echo "Permission denied" >&2; exit 1');
    expect(await refused()).toContain('You may not send it');
    expect(branches()).toEqual(['main']);
  });

  test('without a place to send it to', async () => {
    price('14500');
    git(copy, 'remote', 'remove', 'origin');
    expect(await refused()).toContain("does not know where the site's files are kept");
  });

  test('after somebody else, whose change its remedy brings in', async () => {
    price('14500');
    await publish(data, 'First');
    const colleague = cloneForColleague();
    git(colleague, 'switch', '--quiet', 'first');
    commitAndPush(colleague, 'data/dealer.yaml', 'name: Made-up\n', 'first');
    price('14400');
    const [, remedy = ''] = /^git (pull .*)$/m.exec(await refused()) ?? [];
    git(copy, ...remedy.split(' '));
    expect(await publish(data, 'Again')).toMatchObject({ isSent: true });
    expect(git(remote, 'show', 'first:data/dealer.yaml')).toBe('name: Made-up');
    expect(git(remote, 'show', 'first:data/vehicles/ev-city.yaml')).toBe('priceUsd: 14400');
  });
});

test.for([
  ['https://github.example/dealer/site/pull/new/a-price', 'Create a pull request for it by visiting:'],
  [
    'https://gitlab.example/dealer/site/-/merge_requests/new?source=a-price',
    'To create a merge request, visit:',
  ],
] as const)(
  'where the answer to a push names the page of a pull request, it is told: %s',
  async ([url, words]) => {
    price('14500');
    const answer = `echo "Status: https://status.example"; echo "${words}"; echo "     ${url}"`;
    addHook(remote, 'post-receive', answer);
    expect(await publish(data, 'A price')).toMatchObject({ isSent: true, url });
  },
);

test('nothing is pushed to a branch that the repository itself calls its first, whatever its name', async () => {
  git(copy, 'switch', '--quiet', '--create', 'trunk');
  git(copy, 'push', '--quiet', 'origin', 'trunk');
  git(copy, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  price('14500');
  await publish(data, 'A price');
  expect(git(remote, 'rev-parse', 'trunk')).toBe(git(remote, 'rev-parse', 'main'));
  expect(branches()).toContain('a-price');
});
