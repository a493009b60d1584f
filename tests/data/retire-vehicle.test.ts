// What retiring a vehicle would change, on copies of the small dealer's data.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planRetirement, retire } from '../../src/staff/records/retire-vehicle.ts';
import { loadContent } from '../../src/content/load.ts';
import { copyData } from './data-copy.ts';

let data: string;
beforeEach(() => {
  data = copyData();
});
afterEach(() => {
  rmSync(data, { recursive: true });
});

function change(path: string, edit: (text: string) => string): void {
  const file = join(data, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

test.for(['ev-city', 'ev-rover-xl6', 'd5-ranger-4', 'turfman-200', 'onward-4-u1042'])(
  'the places that name %s, or the category that it alone has, are those at which the check misses them',
  (id) => {
    change('retired-vehicles.yaml', (text) => text.replace(/to: .*/, `to: /vehicles/${id}`));
    change('pages/guide.yaml', (text) => text.replace(/path: [\w/-]+/, `path: /vehicles/${id}`));
    const { namedBy } = planRetirement(data, id);
    rmSync(join(data, 'vehicles', `${id}.yaml`));
    const missed = loadContent(data).diagnostics.filter(({ found }) => found.startsWith('"'));
    const placesOf = (places: readonly { file: string; line: number | undefined; field: string }[]) =>
      places.map(({ file, line, field }) => `${file}, ${line}, ${field}`).toSorted();
    expect(namedBy).not.toEqual([]);
    expect(placesOf(namedBy)).toEqual(placesOf(missed));
  },
);

test('a series, a body and a comment by the name of a vehicle are no places that name it', () => {
  const before = planRetirement(data, 'ev-city').namedBy;
  change('brands/denago.yaml', (text) => text.replace(/^ {2}- id: .*/m, '  - id: ev-city'));
  change('vehicles/onward-4-u1042.yaml', (text) =>
    `# Like ev-city\n${text}`.replace(/body: .*/, 'body: ev-city'),
  );
  expect(planRetirement(data, 'ev-city').namedBy).toEqual(before);
});

test('a link in the text of a policy names it', () => {
  const lines = readFileSync(join(data, 'policies/terms.md'), 'utf8').split('\n').length;
  appendFileSync(
    join(data, 'policies/terms.md'),
    'See [it](/vehicles/ev-city) and [that](/vehicles/ev-city-2).\n',
  );
  const found = planRetirement(data, 'ev-city').namedBy.filter(({ file }) => file.endsWith('.md'));
  expect(found).toEqual([{ file: 'data/policies/terms.md', line: lines, field: 'text' }]);
});

test('its pictures go, and one that another names stays', async () => {
  const shared = 'pictures:\n  - file: ev-city-side.jpg\n    alt: B\n';
  change('vehicles/turfman-200.yaml', (text) => text.replace(/^pictures:[^]*/m, shared));
  const plan = planRetirement(data, 'ev-city');
  expect(plan.removed).toEqual([
    'vehicles/ev-city.yaml',
    'vehicles/pictures/ev-city-front.jpg',
    'vehicles/pictures/ev-city-rear.jpg',
  ]);
  await retire(data, plan);
  expect(plan.removed.filter((path) => existsSync(join(data, path)))).toEqual([]);
  expect(existsSync(join(data, 'vehicles/pictures/ev-city-side.jpg'))).toBe(true);
});

test('a mistake elsewhere does not stand in the way, and one that hides where the URL leads is told', async () => {
  change('dealer.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: none'));
  change('vehicles/turfman-200.yaml', (text) => text.replace(/^priceUsd: .*$/m, 'priceUsd: a lot'));
  await retire(data, planRetirement(data, 'ev-city'));
  expect(readFileSync(join(data, 'retired-vehicles.yaml'), 'utf8')).toMatch(
    / {2}- id: ev-city\n {4}brandId: denago\n {4}to: \/denago\n$/,
  );
  const plan = planRetirement(data, 'ev-rover-xl6');
  change('retired-vehicles.yaml', () => 'vehicles: none\n');
  await expect(retire(data, plan)).rejects.toThrow('Please mend data/retired-vehicles.yaml first');
  expect(existsSync(join(data, 'vehicles/ev-rover-xl6.yaml'))).toBe(true);
  change('vehicles/ev-rover-xl6.yaml', (text) => text.replace(/^brandId: .*$/m, 'brandId: denagoo'));
  expect(() => planRetirement(data, 'ev-rover-xl6')).toThrow('Please mend the brandId');
});

test('one that was never published is deleted without an entry', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@dealer.example', ...args], { cwd: data });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Published');
  expect(planRetirement(data, 'ev-city').entry).toEqual({ id: 'ev-city', brandId: 'denago', to: '/denago' });
  const list = readFileSync(join(data, 'retired-vehicles.yaml'), 'utf8');
  writeFileSync(join(data, 'vehicles/a-new-one.yaml'), 'name: [broken\n');
  await retire(data, planRetirement(data, 'a-new-one'));
  expect(existsSync(join(data, 'vehicles/a-new-one.yaml'))).toBe(false);
  expect(readFileSync(join(data, 'retired-vehicles.yaml'), 'utf8')).toBe(list);
});
