import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRecords } from '../../../src/content/load.ts';
import { getRoutes } from '../../../src/content/routes.ts';
import { dataRoot } from '../../../src/content/site-records.ts';
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
import { writeMadeUpCounty } from '../../data/made-up-county.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('loadRecords and getters', () => {
  test('gives the records of a folder, and no mistakes', () => {
    const { records, mistakes } = loadRecords(dataRoot);
    expect(mistakes).toEqual([]);
    expect(records?.listVehicles().length).toBeGreaterThan(0);
  });

  test('reads a folder again as it is then, without what it read before', () => {
    const copy = copyData();
    folders.push(copy);
    const file = join(copy, 'vehicles/ev-city.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^priceUsd: .*$/m, 'priceUsd: a lot'));
    expect(loadRecords(copy).mistakes).toHaveLength(1);
    writeFileSync(file, text.replace(/^priceUsd: .*$/m, 'priceUsd: 4321'));
    showFolder(copy);
    expect(getVehicle('ev-city').priceUsd).toBe(4321);
  });

  test('takes a retired vehicle off the site, and leads its old links to the page of its brand or the inventory', () => {
    const copy = copyData();
    folders.push(copy);
    const read = (id: string) => readFileSync(join(copy, `vehicles/${id}.yaml`), 'utf8');
    const write = (id: string, text: string) => writeFileSync(join(copy, `vehicles/${id}.yaml`), text);
    write('turfman-300', `${read('turfman-200')}retired: true\n`);
    write('onward-4-u7', `${read('onward-4-u1042').replace('U1042', 'U7')}retired: true\n`);
    showFolder(copy);
    const retiredVehicles = getRetiredVehicles();
    expect(getVehicles().map(({ id }) => id)).not.toContain('turfman-300');
    expect([...getRoutes().keys()]).not.toContain('/vehicles/turfman-300');
    expect(retiredVehicles).toContainEqual({ id: 'turfman-300', brandId: 'evolution', to: '/evolution' });
    expect(retiredVehicles).toContainEqual({ id: 'onward-4-u7', brandId: 'club-car', to: '/inventory' });
  });

  test('lends a page the picture of the setting that the scenes name, built once, and none that is not there', () => {
    const copy = copyData();
    folders.push(copy);
    const file = join(copy, 'scenes/scenes.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}financing: river\ntradeIn: woods\n`);
    showFolder(copy);
    const scenes = getScenes().pages;
    expect(scenes.financing).toMatchObject({ wide: 'setting-river-wide.jpg' });
    expect(scenes.tradeIn).toBeUndefined();
    expect(scenes.fleet).toBeUndefined();
    expect(listScenes(getScenes()).filter(({ wide }) => wide === 'setting-river-wide.jpg')).toHaveLength(1);
  });

  test('takes a county of a state that is new from data alone', () => {
    const copy = copyData();
    folders.push(copy);
    const county = { name: 'Made-up', townName: 'Sampleton', townCount: 1, corner: { lat: 38.5, lng: -76 } };
    writeFileSync(
      join(copy, 'counties/made-up.yaml'),
      writeMadeUpCounty({ ...county, state: 'MD', order: 9 }),
    );
    const laws = join(copy, 'street-legal.yaml');
    const text = readFileSync(laws, 'utf8');
    const [, law = ''] = /^states:\n( {2}- state: DE\n[\s\S]*?)(?= {2}- state)/m.exec(text) ?? [];
    const newLaw = law.replace('state: DE', 'state: MD').replace('name: Delaware', 'name: Maryland');
    writeFileSync(laws, text.trimEnd() + '\n' + newLaw);
    showFolder(copy);
    expect(getCounty('made-up').stateName).toBe('Maryland');
    expect(getTowns().filter(({ stateName }) => stateName === 'Maryland')).toHaveLength(1);
  });
});
