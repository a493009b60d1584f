import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { getRoutes } from '../../../src/content/routes.ts';
import { openRecords } from '../../../src/content/site-records.ts';
import {
  getCounty,
  getRetiredVehicles,
  getScenes,
  getTowns,
  getVehicle,
  getVehicles,
} from '../../../src/content/site.ts';
import { listScenes } from '../../../src/features/places/scenes.ts';
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

test('a page has the picture of the setting that the scenes name, built once, and none that is not there', () => {
  write('scenes/scenes.yaml', `${read('scenes/scenes.yaml')}financing: river\ntradeIn: woods\n`);
  showFolder(copy);
  const scenes = getScenes().pages;
  expect(scenes.financing).toMatchObject({ wide: 'setting-river-wide.jpg' });
  expect(scenes.tradeIn).toBeUndefined();
  expect(listScenes(getScenes()).filter(({ wide }) => wide === 'setting-river-wide.jpg')).toHaveLength(1);
});

const madeUpCounty = `name: Made-up County
state: MD
seat: Sampleton
path: /made-up-county-golf-carts
population: 600000
coordinates: { lat: 38.5, lng: -76 }
setting: suburb
order: 9
description: A county that exists in a test only.
municipalities:
  - name: Sampleton
    type: Town
    slug: sampleton
    path: /sampleton-golf-carts
    population: 100
    coordinates: { lat: 38.5, lng: -76 }
    setting: ocean
    localNote: Sampleton lies where nobody has been. Its streets are made up, and so is the river beside them.
`;

test('a county of a state that is new comes from data alone', () => {
  write('counties/made-up.yaml', madeUpCounty);
  const laws = read('street-legal.yaml');
  const [, law = ''] = /^states:\n( {2}- state: DE\n[\s\S]*?)(?= {2}- state)/m.exec(laws) ?? [];
  const newLaw = law.replace('state: DE', 'state: MD').replace('name: Delaware', 'name: Maryland');
  write('street-legal.yaml', `${laws.trimEnd()}\n${newLaw}`);
  showFolder(copy);
  expect(getCounty('made-up').stateName).toBe('Maryland');
  expect(getTowns().filter(({ stateName }) => stateName === 'Maryland')).toHaveLength(1);
});
