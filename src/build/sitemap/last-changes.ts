// When the files of a folder last changed, as git knows it. Where git cannot know, it says nothing: a wrong date is worse
// for search engines than none.
import { execFileSync } from 'node:child_process';

/**
 * ISO date and time of the last commit of each file below `folder`, by the file's path from there. Left out are files
 * with changes that are not committed; all of them without git, and in a shallow clone, whose oldest commit would seem to
 * have changed every file.
 */
export function readLastChanges(folder: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    const edited = new Set(git('diff', '--name-only', '--relative', 'HEAD', '--', '.').split('\n'));
    // One commit after the other, newest first: its date behind a NUL, then its files.
    for (const commit of git('log', '--format=%x00%cI', '--name-only', '--relative', '--', '.').split('\0')) {
      const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) {
        if (!changes.has(file) && !edited.has(file)) changes.set(file, date);
      }
    }
  } catch {
    // No git, no repository, or no commit yet.
    changes.clear();
  }
  return changes;
}
