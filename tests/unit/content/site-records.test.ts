import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { getRoutes } from '../../../src/content/routes.ts';
import { openRecords } from '../../../src/content/site-records.ts';
import { getRetiredVehicles, getVehicle, getVehicles } from '../../../src/content/site.ts';
import { copyData, showFolder } from '../../data/data-copy.ts';

let copy = '';
beforeEach(() => {
  copy = copyData();
  onTestFinished(() => rmSync(copy, { recursive: true }));
});

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

test('a folder is read again as it is then, without what was read before', () => {
  const text = read('vehicles/ev-city.yaml');
  write('vehicles/ev-city.yaml', text.replace(/^priceUsd: .*$/m, 'priceUsd: a lot'));
  expect(checkData(copy).mistakes).toHaveLength(1);
  expect(() => openRecords(copy)).toThrow('data/vehicles/ev-city.yaml');
  write('vehicles/ev-city.yaml', text.replace(/^priceUsd: .*$/m, 'priceUsd: 4321'));
  showFolder(copy);
  expect(getVehicle('ev-city').priceUsd).toBe(4321);
});

test('a retired vehicle leaves the site, and its old links lead to the page of its brand or the inventory', () => {
  write('vehicles/turfman-300.yaml', `${read('vehicles/turfman-200.yaml')}retired: true\n`);
  const used = read('vehicles/onward-4-u1042.yaml').replace('U1042', 'U7');
  write('vehicles/onward-4-u7.yaml', `${used}retired: true\n`);
  showFolder(copy);
  expect(getVehicles().map(({ id }) => id)).not.toContain('turfman-300');
  expect([...getRoutes().keys()]).not.toContain('/vehicles/turfman-300');
  expect(getRetiredVehicles()).toContainEqual({ id: 'turfman-300', brandId: 'evolution', to: '/evolution' });
  expect(getRetiredVehicles()).toContainEqual({ id: 'onward-4-u7', brandId: 'club-car', to: '/inventory' });
});
