// "Publish": a branch, a commit and a push by git, with the words of whoever presses it. Only what stands below data/ is
// committed, and main is never pushed to. What was committed stays on this computer, whatever becomes of the push.
import { suggestId } from '../records/record-text.ts';
import { openGit, type Git } from './git.ts';

/** How far the changes of a data folder are on their way. */
export interface Publication {
  /** The branch that the next publication goes on with; it makes one where there is none. */
  branch?: string;
  /** Whether nothing waits to be sent. */
  isSent: boolean;
  /** Files outside of the folder that have changed as well, from the repository's root: they are left alone. */
  others: string[];
}

/** What became of a publication that was committed. */
export interface Published {
  isSent: boolean;
  /** What happened, and what to do next. */
  message: string;
  /** Where its pull request is made, if the answer to the push names that. */
  url?: string;
}

/** Where the published site stands. */
const mainBranch = 'main';

/** How far the changes of a data folder are; undefined where there is no git, or no repository around it. */
export async function describePublication(root: string): Promise<Publication | undefined> {
  const git = openGit(root);
  const prefix = await git(['rev-parse', '--show-prefix']);
  if (!prefix.isDone) return undefined;
  const branch = await findOwnBranch(git);
  const changed = await listChangedFiles(git);
  const isOwn = (path: string) => path.startsWith(prefix.output);
  return {
    ...(branch !== undefined && { branch }),
    isSent: !changed.some(isOwn) && !(await hasUnsentCommits(git)),
    others: changed.filter((path) => !isOwn(path)),
  };
}

/**
 * Commits what has changed in a data folder and pushes it on a branch of its own, or goes on with the one that is there.
 * Rejects with a sentence where nothing could be committed.
 */
export async function publish(root: string, words: string): Promise<Published> {
  const git = openGit(root);
  const message = words.trim();
  if (message === '') throw new Error('Please write in one line what you have changed.');
  await refuseUnready(git);
  // What others have done meanwhile, such as merging this branch; without a network it is asked for by the push.
  await git(['fetch', '--quiet', '--prune', 'origin']);
  await insist(git, ['add', '--all', '--', '.']);
  const hasChanges = !(await git(['diff', '--cached', '--quiet', '--', '.'])).isDone;
  if (!hasChanges && !(await hasUnsentCommits(git))) throw new Error('There is nothing to publish.');
  let branch = await findOwnBranch(git);
  if (branch === undefined) {
    branch = await chooseBranch(git, message);
    await insist(git, ['switch', '--quiet', '--create', branch]);
  }
  if (hasChanges) {
    await insist(
      git,
      ['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', '--', '.'],
      message,
    );
  }
  const name = `refs/heads/${branch}`;
  const push = await git(['push', '--porcelain', '--set-upstream', 'origin', `${name}:${name}`]);
  return push.isDone ? describeSent(branch, push.words) : describeRefusal(branch, push);
}

/** Rejects with a sentence while git could commit nothing, or something else than what was changed. */
async function refuseUnready(git: Git): Promise<void> {
  const repository = await git(['rev-parse', '--git-dir']);
  if (!repository.isDone) throw new Error(`Git finds no repository here: ${repository.words}`);
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    if ((await git(['var', name])).isDone) continue;
    throw new Error(
      'Git does not know yet who you are. Type these two lines in the terminal, with your own name and email, and ' +
        'publish again:\ngit config --global user.name "Your Name"\ngit config --global user.email you@your-company.com',
    );
  }
  for (const name of ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']) {
    if ((await readCommit(git, name)) === '') continue;
    throw new Error(
      'Git is in the middle of bringing two versions together. Finish that in your text editor (Ctrl+Shift+G in Visual ' +
        'Studio Code) and publish again, or ask a developer.',
    );
  }
}

/**
 * The branch that is worked on; undefined on main, on none, and on one whose publication is over: what was pushed of it is
 * part of main, or is gone there.
 */
async function findOwnBranch(git: Git): Promise<string | undefined> {
  const { output: branch } = await git(['branch', '--show-current']);
  if (branch === '' || (await listMainBranches(git)).includes(branch)) return undefined;
  const upstream = await git(['config', '--get', `branch.${branch}.merge`]);
  if (upstream.output !== `refs/heads/${branch}`) return branch;
  const pushed = `refs/remotes/origin/${branch}`;
  if ((await readCommit(git, pushed)) === '') return undefined;
  const isMerged = (await git(['merge-base', '--is-ancestor', pushed, `refs/remotes/origin/${mainBranch}`]))
    .isDone;
  return isMerged ? undefined : branch;
}

/** The names of branches that nothing is pushed to: main, and the one that the repository itself calls its first. */
async function listMainBranches(git: Git): Promise<string[]> {
  const first = await git(['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  return [mainBranch, first.output.replace(/^origin\//, '')];
}

/** A free name for a branch, after what was written of the change. */
async function chooseBranch(git: Git, words: string): Promise<string> {
  const name = suggestId(words).replace(/^-+/, '').slice(0, 40).replace(/-+$/, '') || 'change';
  const taken = await listMainBranches(git);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    // Of a name and of those that begin with it and a slash git keeps one only.
    const places = [`refs/heads/${candidate}`, `refs/remotes/origin/${candidate}`];
    const isFree = (await git(['for-each-ref', ...places])).output === '';
    if (isFree && !taken.includes(candidate)) return candidate;
  }
}

/** Whether there is a commit that nobody has pushed. */
async function hasUnsentCommits(git: Git): Promise<boolean> {
  return (await git(['rev-list', '--max-count=1', 'HEAD', '--not', '--remotes=origin'])).output !== '';
}

/** Every file that differs from the last commit or is new, from the repository's root. */
async function listChangedFiles(git: Git): Promise<string[]> {
  const { output } = await git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
  return output
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice('XY '.length));
}

/** The commit of a name; empty where there is none. */
async function readCommit(git: Git, name: string): Promise<string> {
  return (await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])).output;
}

/** Rejects with git's own words where it does not do what it is asked to, such as for a hook that refuses. */
async function insist(git: Git, args: readonly string[], input?: string): Promise<void> {
  const { isDone, words, output } = await git(args, input);
  if (isDone) return;
  throw new Error(
    `Git refused to ${args[0]} it, so nothing was published. Your changes stand in data/ as before. Mend what it says, ` +
      `or show it to a developer:\n${words || output}`,
  );
}

function describeSent(branch: string, words: string): Published {
  // GitHub and its like name the page in their answer.
  const url = /^remote:\s+(https?:\/\/\S*(?:pull|merge_request|compare)\S*)/m.exec(words)?.[1];
  const next = url ? 'Next, ask for it to become the site:' : 'What is left to do stands below.';
  return {
    isSent: true,
    message: `Sent on the branch ${branch}. Visitors do not see it yet. ${next}`,
    ...(url !== undefined && { url }),
  };
}

function describeRefusal(branch: string, { words, output }: { words: string; output: string }): Published {
  const said = [words, output].join('\n').trim();
  const { advice } = refusals.find(({ sign }) => sign.test(said)) ?? {
    advice: 'Show a developer what git says.',
  };
  const kept = `Your change is kept on this computer, on the branch ${branch}, but it could not be sent.`;
  return { isSent: false, message: `${kept} ${advice.replace('<branch>', branch)}\nGit says:\n${said}` };
}

/** Why a push fails, by what git says of it, and what to do then. */
const refusals: readonly { sign: RegExp; advice: string }[] = [
  {
    sign: /\[rejected\]/,
    advice:
      'Somebody else was first on this branch. Type this in the terminal, and publish again:\n' +
      'git pull --no-rebase --no-edit origin <branch>',
  },
  {
    sign: /does not appear to be a git repository/,
    advice: "This copy does not know where the site's files are kept: ask the operator.",
  },
  {
    sign: /resolve host|failed to connect|connection (refused|reset|timed out)|unreachable|timed out/i,
    advice: 'There is no connection at the moment: publish again when there is.',
  },
  {
    sign: /denied|declined|forbidden|\b40[13]\b|authentication failed|could not read (username|password)/i,
    advice:
      'You may not send it: sign in once more (Git: Push in Visual Studio Code asks for it), or ask the operator for the ' +
      'right to write.',
  },
];
