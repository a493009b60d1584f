// The files of data/ as they were last published, where this version changed them: what visitors read until now.
import { execFileSync } from 'node:child_process';
import { isTextFile } from '../engine/text-file.ts';

/** Files that this version changed or took away, by their path below data/, with their text before. */
export type PublishedFiles = ReadonlyMap<string, string>;

/**
 * The texts that differ from the published version of a data folder: `origin/main` where this version departed from it;
 * on a host that builds main itself the commit of its last build; else the last commit. None where there is no git, no
 * repository or no such file in it.
 */
export function readPublished(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): PublishedFiles {
  const commit = findPublishedCommit(root, env);
  const paths = listDiffering(root, commit, 'MD').filter(isTextFile);
  if (paths.length === 0) return new Map();
  const names = paths.map((path) => `${commit}:./${path}\n`).join('');
  return readBatch(runGit(root, ['cat-file', '--batch'], names), paths);
}

/** Files that differ from a commit in the ways that git's letters name, by their path below a data folder. */
function listDiffering(root: string, commit: string, ways: string): string[] {
  const options = ['--name-only', '-z', '--no-renames', `--diff-filter=${ways}`, '--relative'];
  return listNames(root, ['diff', ...options, commit, '--', '.']);
}

/** The names that git prints, each ended by a zero. */
function listNames(root: string, args: readonly string[]): string[] {
  return runGit(root, args).toString().split('\0').slice(0, -1);
}

/** CACHED_COMMIT_REF is Netlify's: the commit of its last build of the same branch. */
function findPublishedCommit(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const head = runGit(root, ['rev-parse', 'HEAD']).toString().trim();
  if (head === '') return 'HEAD';
  const bases = ['origin/main', env['CACHED_COMMIT_REF'] ?? ''].map((name) =>
    name === '' ? '' : runGit(root, ['merge-base', name, 'HEAD']).toString().trim(),
  );
  return bases.find((base) => base !== '' && base !== head) ?? 'HEAD';
}

/** What "git cat-file --batch" prints: for each name a line that ends with the size, then as many bytes. */
function readBatch(output: Buffer, paths: readonly string[]): PublishedFiles {
  const texts = new Map<string, string>();
  let offset = 0;
  for (const path of paths) {
    const start = output.indexOf('\n', offset) + 1;
    const size = Number(/ (\d+)$/.exec(output.toString('utf8', offset, start - 1))?.[1]);
    // A name without a file has no size.
    if (Number.isNaN(size)) offset = start;
    else {
      texts.set(path, output.toString('utf8', start, start + size));
      offset = start + size + 1;
    }
  }
  return texts;
}

/** What git prints; nothing where it fails. */
function runGit(root: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: 100_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return Buffer.alloc(0);
  }
}
