// Twelve ordinary edits of the staff to a copy of data/ pass the checker, build, and turn no test of the site red.
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isMap, parseDocument, type Document } from 'yaml';
import { checkData } from '../../src/content/check-data.ts';
import { dataRoot } from '../../src/content/site-records.ts';
import { getCounties, getDealer, getPolicies, getVehicles } from '../../src/content/site.ts';
import { addDays, readToday } from '../../src/lib/clock.ts';
import { copyData } from '../data/data-copy.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';

const copy = copyData(undefined, dataRoot);
const dist = makeBuildFolder('right-edits');
afterAll(() => {
  for (const folder of [copy, dist]) rmSync(folder, { recursive: true });
});

const today = readToday(getDealer().timeZone);
const county = getCounties()[0]?.id ?? '';
const [firstNew, secondNew] = getVehicles().filter(({ condition }) => condition === 'new');
const used = getVehicles().find(({ condition }) => condition === 'used');
const fileOf = (id = '') => `vehicles/${id}.yaml`;

/** Changes a YAML file; `as` saves it under another name. */
function edit(file: string, change: (document: Document) => void, as = file): void {
  const document = parseDocument(readFileSync(join(copy, file), 'utf8'));
  change(document);
  writeFileSync(join(copy, as), document.toString({ lineWidth: 0 }));
}

/** Adds a changed copy of the first item to a list. */
function addLike(document: Document, list: string, changes: Record<string, unknown>): void {
  const first = document.getIn([list, 0]);
  if (!isMap(first)) throw new Error(`${list} is empty`);
  document.addIn([list], document.createNode({ ...(first.toJSON() as object), ...changes }));
}

test('twelve ordinary edits at once leave data:check, the build and the tests of the site green', async () => {
  edit(fileOf(firstNew?.id), (vehicle) => vehicle.set('priceUsd', Number(vehicle.get('priceUsd')) + 1));
  edit(fileOf(secondNew?.id), (vehicle) => vehicle.set('inStock', false));
  edit(fileOf(firstNew?.id), (vehicle) => vehicle.set('name', 'Made-up Model'), fileOf('made-up-model'));
  const another = (vehicle: Document) => {
    vehicle.set('name', 'Made-up (2020)');
    vehicle.set('stockId', 'U9999');
  };
  edit(fileOf(used?.id), another, fileOf('made-up-u9999'));
  edit(`counties/${county}.yaml`, (file) => {
    addLike(file, 'municipalities', {
      name: 'Madeupton',
      slug: 'madeupton',
      path: '/madeupton-golf-carts',
      localNote:
        'Madeupton is a town with one road and a pond. Carts park between its post office and its church.',
    });
  });
  const policy = join(copy, `policies/${getPolicies()[0]?.id}.md`);
  writeFileSync(policy, `${readFileSync(policy, 'utf8')}\nOne more sentence, with a [link](/contact).\n`);
  edit('dealer.yaml', (dealer) => {
    dealer.set('notice', { text: 'Closed for a wedding.', from: today, until: addDays(today, 3) });
    addLike(dealer, 'holidayHours', { date: addDays(today, 200), name: 'Inventory Day' });
  });
  edit('reviews.yaml', (file) => {
    addLike(file, 'reviews', { author: 'Ada R.', headline: 'Charged and clean', datePublished: today });
  });
  const pictures = join(copy, 'vehicles/pictures');
  copyFileSync(join(pictures, firstNew?.pictures[0]?.file ?? ''), join(pictures, 'made-up.jpg'));
  edit(fileOf(firstNew?.id), (vehicle) => {
    addLike(vehicle, 'pictures', { file: 'made-up.jpg', alt: 'The cart with its doors open' });
  });
  edit('rental-plans.yaml', (file) => file.setIn(['groups', 0, 'plans', 0, 'priceUsd'], 999));
  edit('rental-plans.yaml', (file) => file.setIn(['groups', 0, 'plans', 0, 'renewalDailyUsd'], 999));
  edit('financing-partners.yaml', (file) => {
    addLike(file, 'partners', { id: 'made-up', title: 'Made-up loan' });
  });

  expect(checkData(copy).mistakes).toEqual([]);
  await buildSite(dist, { DATA_DIR: copy });
  const vitest = ['run', '--config', 'tests/config/vitest.config.ts', '--project', 'site'];
  const others = ['--exclude', 'tests/site/{right-edits,deploys}.test.ts', '--maxWorkers=1'];
  const env = { ...process.env, DATA_DIR: copy, SITE_DIST: dist };
  const run = promisify(execFile)('node_modules/.bin/vitest', [...vitest, ...others], { env });
  await expect(run).resolves.toBeDefined();
});
