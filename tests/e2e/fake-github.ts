// A GitHub of one repository in memory: what the CMS asks of its API to read files, and to save one on a branch.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The files of a branch by their paths. */
type Files = Record<string, string>;

interface Commit {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

interface Question {
  query: string;
  variables: { branch?: string; input?: { name?: string } & Partial<Commit> };
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const hash = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');

export class FakeGitHub {
  readonly branches = new Map<string, Files>();
  readonly pullRequests: { head: string; base: string; draft: boolean }[] = [];
  readonly #blobs = new Map<string, string>();

  constructor(files: Files) {
    this.branches.set('main', files);
    for (const text of Object.values(files)) this.#blobs.set(hash(text), text);
  }

  /** Answers what a page asks of GitHub. */
  async answer(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const body = request.postDataJSON() as unknown;
      const json =
        pathname === '/graphql'
          ? { data: this.#answerQuestion(body as Question) }
          : this.#answerRequest(request.method(), pathname, body);
      await route.fulfill({ headers, json });
    });
  }

  /** Each commit's name is that of its branch, in the form of a hash. */
  #oidOf(branch: string): string {
    return hash(branch);
  }

  #answerRequest(method: string, path: string, body: unknown): unknown {
    if (path === '/user') return { id: 1, login: 'staff', name: 'Staff', email: 'staff@dealer.example' };
    if (path.includes('/git/trees/')) {
      const tree = Object.entries(this.branches.get('main') ?? {}).map(([file, text]) => ({
        type: 'blob',
        path: file,
        sha: hash(text),
        size: Buffer.byteLength(text),
      }));
      return { tree };
    }
    if (method === 'POST' && path.endsWith('/pulls')) {
      const pull = body as { head: string; base: string; draft: boolean };
      this.pullRequests.push(pull);
      const url = `https://github.com/owner/name/pull/1`;
      return { ...pull, number: 1, node_id: 'PR1', html_url: url, head: { sha: this.#oidOf(pull.head) } };
    }
    if (path.endsWith('/labels')) return [];
    return {};
  }

  #answerQuestion({ query, variables: { branch, input } }: Question): unknown {
    const all = (pattern: RegExp, toEntry: (match: string[]) => unknown): Record<string, unknown> =>
      Object.fromEntries(
        [...query.matchAll(pattern)].map((match) => [match[1] ?? '', toEntry(match)] as const),
      );
    if (query.includes('createRef')) {
      const name = input?.name?.replace('refs/heads/', '') ?? '';
      this.branches.set(name, { ...this.branches.get('main') });
      return { createRef: { ref: { name } } };
    }
    if (query.includes('createCommitOnBranch')) return this.#commit(input as Commit);
    if (query.includes('totalCount')) return { repository: { pullRequests: { totalCount: 0 } } };
    if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [] } } };
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    if (query.includes('fork: repository')) {
      return { fork: { id: 'R1' }, base: { ref: { target: { oid: this.#oidOf('main') } } } };
    }
    if (query.includes('content_')) {
      const toContent = ([, , sha = '']: string[]) => ({ text: this.#blobs.get(sha), isTruncated: false });
      return { repository: all(/(content_\d+): object\(oid: "(\w+)"/g, toContent) };
    }
    if (query.includes('commit_')) {
      const author = { name: 'Staff', email: 'staff@dealer.example', user: { id: 1, login: 'staff' } };
      const nodes = [{ author, committedDate: '2026-11-28T12:00:00Z' }];
      return { repository: all(/(commit_\d+):/g, () => ({ target: { history: { nodes } } })) };
    }
    const oid = this.#oidOf(branch ?? 'main');
    return { repository: { ref: { target: { oid, history: { nodes: [{ oid, message: 'Last' }] } } } } };
  }

  #commit({ branch, fileChanges }: Commit): unknown {
    const files = this.branches.get(branch.branchName) ?? {};
    const written = fileChanges.additions.map(({ path, contents }, index) => {
      files[path] = Buffer.from(contents, 'base64').toString();
      return [`file_${index}`, { oid: hash(files[path]) }] as const;
    });
    const oid = this.#oidOf(branch.branchName);
    const commit = { oid, committedDate: '2026-11-28T12:00:00Z', ...Object.fromEntries(written) };
    return { createCommitOnBranch: { commit } };
  }
}
