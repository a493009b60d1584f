// What GitHub, Renovate, the host and workspaces in the browser read; no other test would notice a slip in it before it is
// on the main branch.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import workspace from '../../.devcontainer/devcontainer.json' with { type: 'json' };
import renovate from '../../.github/renovate.json' with { type: 'json' };

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string }[] }>;
}

describe.each(globSync('.github/workflows/*.yml'))('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('may read the repository and nothing else', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => 'permissions' in job)).toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const scripts = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
    );
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((name = '') => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
  });

  test("uses GitHub's own actions only, each by the digest of a version that a comment names", () => {
    const uses = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    expect(uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  });
});

test('the check that main shall wait for has the name that the operator is told', () => {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as Workflow;
  const [, name] = /Add checks > `(.+?)`/.exec(readFileSync('netlify/README.md', 'utf8')) ?? [];
  expect(Object.keys(jobs)).toEqual([name]);
});

describe('.github/renovate.json', () => {
  const { dependencies, devDependencies } = packageFile;
  const versions = new Map(Object.entries({ ...dependencies, ...devDependencies }));
  const rules = renovate.packageRules.flatMap(({ matchPackageNames = [], allowedVersions }) =>
    matchPackageNames.filter((name) => !name.includes('*')).map((name) => ({ name, allowedVersions })),
  );

  test('speaks of packages that the project has', () => {
    expect(rules.filter(({ name }) => !versions.has(name))).toEqual([]);
  });

  test('holds a package back at the version that is installed', () => {
    const held = rules.filter(({ allowedVersions }) => allowedVersions !== undefined);
    const outside = held.filter(
      ({ name, allowedVersions = '' }) =>
        !new RegExp(allowedVersions.slice(1, -1)).test(versions.get(name) ?? ''),
    );
    expect(held.map(({ name }) => name)).toContain('typescript');
    expect(outside).toEqual([]);
  });

  test('takes no version in its first three days, and keeps the digests of actions', () => {
    expect(renovate.minimumReleaseAge).toBe('3 days');
    expect(renovate.extends).toContain('helpers:pinGitHubActionDigests');
  });

  test('gives the reason of every rule', () => {
    expect(renovate.packageRules.filter(({ description }) => description.length < 30)).toEqual([]);
  });
});

describe('netlify.toml', () => {
  test('has the host install what a build needs, without scripts of packages, in the Node of the project', () => {
    const { node } = packageFile.devDependencies;
    const lines = readFileSync('netlify.toml', 'utf8').split('\n');
    expect(lines).toContain(`  NODE_VERSION = "${node.split('.', 1)[0]}"`);
    expect(lines).toContain('  NPM_FLAGS = "--omit=dev"');
    expect(lines).toContain('  NPM_CONFIG_IGNORE_SCRIPTS = "true"');
  });
});

describe('.devcontainer/devcontainer.json', () => {
  test('opens a workspace with everything in place and the site at the port of npm run dev', () => {
    const { node } = packageFile.devDependencies;
    expect(workspace.image).toBe(`mcr.microsoft.com/devcontainers/javascript-node:${node.split('.', 1)[0]}`);
    expect([workspace.postCreateCommand, workspace.postAttachCommand]).toEqual(['npm ci', 'npm run dev']);
    expect(workspace.forwardPorts).toEqual([8888]);
  });
});
