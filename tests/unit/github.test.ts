// What GitHub reads; no other test would notice a slip in it before it is on the main branch.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: object }>;
}

describe.each(globSync('.github/workflows/*.yml'))('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const listFound = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

  test('may read the repository and nothing else', () => {
    const { permissions, jobs } = parse(text) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => job.permissions)).toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const scripts = listFound(/npm run ([\w:]+)/g);
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((name) => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
  });

  test("uses GitHub's own actions only, each by its digest", () => {
    const uses = listFound(/\buses: (.*)/g);
    expect(uses).not.toEqual([]);
    expect(uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} /.test(use))).toEqual([]);
  });
});
