import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findMovedPages,
  findUnreviewedChanges,
  findVanishedVehicles,
} from '../../../src/content/checks/gone.ts';
import { findPriceChanges } from '../../../src/content/checks/prices.ts';
import { readPublished } from '../../../src/content/checks/published.ts';
import { parseDataFiles } from '../../../src/content/engine/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
const root = join(folder, 'data');
const outside = mkdtempSync(join(tmpdir(), 'no-repository-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(outside, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@dealer.example', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .toString()
    .trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A commit with this price; gives its name. */
function commit(price: number): string {
  write('vehicles/ev-city.yaml', `priceUsd: ${price}\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'A price');
  return git('rev-parse', 'HEAD');
}

describe('the published version of a file', () => {
  let first = '';
  beforeAll(() => {
    git('init', '--quiet');
    write('policies/terms.md', '---\ntitle: Terms\n---\n\nÉlan.\n');
    first = commit(9995);
    git('update-ref', 'refs/remotes/origin/main', first);
  });

  test('is that of main, however often this version was committed since', () => {
    commit(1995);
    commit(995);
    expect([...readPublished(root, {})]).toEqual([['vehicles/ev-city.yaml', 'priceUsd: 9995\n']]);
  });

  test('is that from which this version departed, whatever main got meanwhile', () => {
    const here = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', first);
    const later = commit(20_000);
    git('checkout', '--quiet', here);
    git('update-ref', 'refs/remotes/origin/main', later);
    expect([...readPublished(root, {}).values()]).toEqual(['priceUsd: 9995\n']);
    git('update-ref', 'refs/remotes/origin/main', first);
  });

  test('is that of the last build where the host builds main itself', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect([...readPublished(root, {})]).toEqual([]);
    expect([...readPublished(root, { CACHED_COMMIT_REF: first })]).toEqual([
      ['vehicles/ev-city.yaml', 'priceUsd: 9995\n'],
    ]);
    expect([...readPublished(root, { CACHED_COMMIT_REF: '0123456789abcdef' })]).toEqual([]);
  });

  test('is that of the last commit where there is no main elsewhere', () => {
    git('update-ref', '-d', 'refs/remotes/origin/main');
    write('vehicles/ev-city.yaml', 'priceUsd: 1\n');
    rmSync(join(root, 'policies/terms.md'));
    expect([...readPublished(root, {})]).toEqual([
      ['policies/terms.md', '---\ntitle: Terms\n---\n\nÉlan.\n'],
      ['vehicles/ev-city.yaml', 'priceUsd: 995\n'],
    ]);
  });

  test('is unknown where there is no repository', () => {
    expect([...readPublished(outside, {})]).toEqual([]);
  });
});

/** A folder of one file, parsed. */
const filesOf = (path: string, text: string) => parseDataFiles([{ path, text }]);

describe('what is gone since the published version', () => {
  test('is a price, with both figures', () => {
    const published = filesOf('cart.yaml', 'priceUsd: 9995');
    const find = (text: string) => findPriceChanges({ published, files: filesOf('cart.yaml', text) });
    expect(find('priceUsd: 995')).toMatchObject([
      { file: 'cart.yaml', at: ['priceUsd'], found: '$995, and $9,995 in what is published' },
    ]);
    const unclosed = filesOf('cart.yaml', 'priceUsd: "9995');
    expect(findPriceChanges({ published: unclosed, files: filesOf('cart.yaml', 'priceUsd: 995') })).toEqual(
      [],
    );
  });

  test('is no price of a file with an alias of nothing', () => {
    const files = filesOf('cart.yaml', 'name: *new*\npriceUsd: 995');
    expect(findPriceChanges({ published: filesOf('cart.yaml', 'priceUsd: 9995'), files })).toEqual([]);
  });

  test('is no price of a file that is too deep to be parsed', () => {
    const files = filesOf('cart.yaml', `priceUsd: 995\nname: ${'['.repeat(20_000)}`);
    expect(findPriceChanges({ published: filesOf('cart.yaml', 'priceUsd: 9995'), files })).toEqual([]);
  });

  test('is a vehicle without a redirect', () => {
    const published = filesOf('vehicles/ev-city.yaml', 'name: EV City');
    const none = { vehicles: [], retiredVehicles: [] };
    expect(findVanishedVehicles({ ...none, published })).toEqual([
      {
        file: 'retired-vehicles.yaml',
        at: ['vehicles'],
        found: 'no entry for ev-city, whose file is gone, so that its old links lead nowhere',
        expected:
          'is it sold or retired? "git restore data/vehicles/ev-city.yaml" brings its file back, and "retired: true" in it keeps its old links; if it only has a new name, give the file its old one (ev-city.yaml)',
      },
    ]);
    const retiredVehicles = [{ id: 'ev-city', brandId: 'denago', to: '/denago' }];
    expect(findVanishedVehicles({ ...none, published, retiredVehicles })).toEqual([]);
  });

  test.for([
    ['counties/kent-county.yaml', 'municipalities:\n  - name: Bowers\n    path: /bowers-golf-carts\n'],
    ['policies/terms.md', '---\npath: /bowers-golf-carts\n---\nWords\n'],
    ['brands/denago.yaml', 'page:\n  path: "/bowers-golf-carts"\n'],
  ] as const)('is a URL of %s', ([file, text]) => {
    const published = filesOf(file, text);
    expect(findMovedPages({ published, pagePaths: ['/bowers-golf-carts'] })).toEqual([]);
    expect(findMovedPages({ published, pagePaths: ['/bowers'] })).toEqual([
      {
        file,
        at: [],
        found: 'no page at /bowers-golf-carts, an address that is published',
        expected:
          'write this address again, since links elsewhere lead to it; a new one needs a redirect by a developer',
      },
    ]);
  });

  test('is the review of a policy whose text has changed', () => {
    const written = (text: string, day: string) => `---\nlastReviewed: ${day}\n---\n\n${text}\n`;
    const list = (text: string, day: string) =>
      findUnreviewedChanges({
        published: filesOf('policies/terms.md', written('Before.', '2026-01-05')),
        files: filesOf('policies/terms.md', written(text, day)),
        policies: [{ id: 'terms', lastReviewed: day }] as never,
      });
    expect(list('After.', '2026-01-05')).toEqual([
      {
        file: 'policies/terms.md',
        at: ['lastReviewed'],
        found: 'January 5, 2026, as before, and the text has changed',
        expected: 'write the day of this change, if somebody read the whole text through',
      },
    ]);
    expect(list('After.', '2026-02-05')).toEqual([]);
    expect(list('Before.', '2026-01-05')).toEqual([]);
  });
});
