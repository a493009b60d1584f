import fs, {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DataFolder } from '../../../src/content/engine/data-folder.ts';
import { loadContent, openContent } from '../../../src/content/load.ts';
import { buildFigures } from '../../../src/content/builders/build-figures.ts';
import { dataRoot } from '../../../src/content/site.ts';
import { copyData } from '../../data/data-copy.ts';
import { writeMadeUpCounty } from '../../data/made-up-county.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A data folder of these files. */
function writeData(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const figure = 'figures:\n  - { id: late-fee, label: Late fee, value: 50, unit: usd }\n';

describe('loadContent', () => {
  test('gives the records of a folder, and no mistakes', () => {
    const { content, diagnostics } = loadContent(dataRoot);
    expect(diagnostics).toEqual([]);
    expect(content?.vehicles.length).toBeGreaterThan(0);
  });

  test('gives the mistakes of a folder that lacks files, and no content', () => {
    const { content, diagnostics } = loadContent(writeData({ 'figures/fees.yaml': figure }));
    expect(content).toBeUndefined();
    expect(diagnostics.map(({ file, found }) => `${file}: ${found}`)).toEqual([
      'data/dealer.yaml: no such file',
    ]);
  });

  test('reads a folder again as it is then, without what it read before', () => {
    const copy = copyData();
    folders.push(copy);
    const file = join(copy, 'vehicles/ev-city.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^priceUsd: .*$/m, 'priceUsd: a lot'));
    expect(loadContent(copy).diagnostics).toHaveLength(1);
    writeFileSync(file, text.replace(/^priceUsd: .*$/m, 'priceUsd: 4321'));
    expect(openContent(copy).getVehicle('ev-city').priceUsd).toBe(4321);
  });

  test('takes a retired vehicle off the site, and leads its old links to the page of its brand or the inventory', () => {
    const copy = copyData();
    folders.push(copy);
    const read = (id: string) => readFileSync(join(copy, `vehicles/${id}.yaml`), 'utf8');
    const write = (id: string, text: string) => writeFileSync(join(copy, `vehicles/${id}.yaml`), text);
    write('turfman-300', `${read('turfman-200')}retired: true\n`);
    write('onward-4-u7', `${read('onward-4-u1042').replace('U1042', 'U7')}retired: true\n`);
    const { vehicles, pagePaths, retiredVehicles } = openContent(copy);
    expect(vehicles.map(({ id }) => id)).not.toContain('turfman-300');
    expect(pagePaths).not.toContain('/vehicles/turfman-300');
    expect(retiredVehicles).toContainEqual({ id: 'turfman-300', brandId: 'evolution', to: '/evolution' });
    expect(retiredVehicles).toContainEqual({ id: 'onward-4-u7', brandId: 'club-car', to: '/inventory' });
  });

  test('refuses a reference to a retired vehicle', () => {
    const copy = copyData();
    folders.push(copy);
    appendFileSync(join(copy, 'vehicles/d5-ranger-4.yaml'), 'retired: true\n');
    const found = loadContent(copy).diagnostics.map(
      (diagnostic) => `${diagnostic.file}: ${diagnostic.found}`,
    );
    expect(found).toContain('data/featured-carts.yaml: "d5-ranger-4", which is retired');
  });

  test('lends a page the picture of the setting that the scenes name, built once, and none that is not there', () => {
    const copy = copyData();
    folders.push(copy);
    const file = join(copy, 'scenes/scenes.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}financing: river\ntradeIn: woods\n`);
    const { scenes, allScenes } = openContent(copy);
    expect(scenes.financing).toMatchObject({ wide: 'setting-river-wide.jpg' });
    expect(scenes.tradeIn).toBeUndefined();
    expect(scenes.fleet).toBeUndefined();
    expect(allScenes.filter(({ wide }) => wide === 'setting-river-wide.jpg')).toHaveLength(1);
  });

  test('tells each picture that is not there where it is named', () => {
    const copy = copyData();
    folders.push(copy);
    rmSync(join(copy, 'scenes/setting-river-tall.jpg'));
    rmSync(join(copy, 'vehicles/pictures/ev-city-rear.jpg'));
    rmSync(join(copy, 'vehicles/pictures/d5-ranger-4-with-accessories.jpg'));
    expect(loadContent(copy).diagnostics.map(({ file, field, found }) => [file, field, found])).toEqual([
      ['data/featured-carts.yaml', 'carts.2.picture.file', '"d5-ranger-4-with-accessories.jpg"'],
      ['data/scenes/scenes.yaml', 'settings.river.tall', '"setting-river-tall.jpg"'],
      ['data/vehicles/ev-city.yaml', 'pictures.3.file', '"ev-city-rear.jpg"'],
    ]);
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
    const { getCounty, municipalities } = openContent(copy);
    expect(getCounty('made-up').stateName).toBe('Maryland');
    expect(municipalities.filter(({ stateName }) => stateName === 'Maryland')).toHaveLength(1);
  });

  test('reads two folders without mixing their mistakes', () => {
    const [one, other] = ['late', 'early'].map((id) =>
      writeData({ 'figures/fees.yaml': figure.replace('unit: usd', `unit: ${id}`) }),
    );
    const list = (root = '') => loadContent(root).diagnostics.map(({ found }) => found);
    expect(list(one)).toEqual(['no such file', '"late"']);
    expect(list(other)).toEqual(['no such file', '"early"']);
  });
});

test('openContent throws the text that staff read', () => {
  const root = writeData({});
  expect(() => openContent(root)).toThrow(/^1 mistake in data\/\n\ndata\/dealer\.yaml, line 1\n/);
});

test('the records of a folder of one file are built alone', () => {
  const folder = new DataFolder(writeData({ 'figures/fees.yaml': figure }));
  expect(buildFigures(folder.readRecords('figures')).getFigureNumber('late-fee')).toBe(50);
  expect(folder.listDiagnostics()).toEqual([]);
});

test('the modules read nothing when they are imported, so their order does not matter', async () => {
  const folder = join(process.cwd(), 'src', 'content');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const looks = (['readFileSync', 'readdirSync', 'existsSync'] as const).map((name) => vi.spyOn(fs, name));
  // Names that are imported follow what was put into the module only then.
  syncBuiltinESMExports();
  const listLooked = () => looks.flatMap(({ mock }) => mock.calls.map(([path]) => String(path)));
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(modules, { minLength: modules.length }), async (order) => {
      vi.resetModules();
      for (const look of looks) look.mockClear();
      for (const path of order) await import(join(folder, path));
      expect(listLooked().filter((path) => path.startsWith(dataRoot))).toEqual([]);
      const loaded = (await import(join(folder, 'load.ts'))) as { loadContent: typeof loadContent };
      expect(loaded.loadContent(dataRoot).diagnostics).toEqual([]);
    }),
    { numRuns: 5 },
  );
  for (const look of looks) look.mockRestore();
  syncBuiltinESMExports();
});
