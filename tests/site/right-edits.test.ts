// What staff do on ordinary days, all of it at once, on a copy of the real data: every rule for data and every test of
// pages must hold, or a right edit would need a developer.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { DataFolder } from '../../src/content/engine/data-folder.ts';
import { openContent } from '../../src/content/load.ts';
import { dataRoot } from '../../src/content/site.ts';
import type { Municipality } from '../../src/features/places/county.schema.ts';
import { copyData, runCommand } from '../data/data-copy.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';

const folder = makeBuildFolder('right-edits');
const copy = copyData(folder, dataRoot);
const siteFolder = join(folder, 'dist');
const before = openContent(dataRoot);
const { brands, counties, featuredCarts, policies, retiredVehicles, vehicles } = before;
const linkedIds = [
  ...featuredCarts.map(({ vehicleId }) => vehicleId),
  ...brands.flatMap(({ page }) => page?.lineupVehicleIds ?? []),
];
const further = vehicles.filter(({ id }) => !linkedIds.includes(id));
const newCarts = vehicles.filter(({ condition }) => condition === 'new');

function edit(file: string, change: (document: Document) => void): void {
  const path = join(copy, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

const vehicleFile = ({ id = '' } = {}) => `vehicles/${id}.yaml`;
const sample =
  'Two people ride in front, and their bags ride behind them, which this test has made up for the purpose.';

/** Whether another record names the town's page, or it names another's. */
function isNamed({ path, canonicalPath }: Pick<Municipality, 'path' | 'canonicalPath'>): boolean {
  const address = new RegExp(`${RegExp.escape(path)}(?![\\w-])`, 'g');
  const names = new DataFolder(dataRoot).readAllTexts().flatMap(({ text }) => text.match(address) ?? []);
  return canonicalPath !== undefined || names.length > 1;
}

const edits: Readonly<Record<string, () => unknown>> = {
  // Also so that the rest is over sooner: most pages are those of towns.
  'counties of few towns': () => {
    for (const county of counties) {
      edit(`counties/${county.id}.yaml`, (document) => {
        const left = county.municipalities.map((town, index) => index < 5 || isNamed(town));
        for (let index = left.length - 1; index >= 0; index -= 1) {
          if (!left[index]) document.deleteIn(['municipalities', index]);
        }
      });
    }
  },
  'ten prices': () => {
    for (const record of vehicles.slice(0, 10)) {
      edit(vehicleFile(record), (document) => document.set('priceUsd', record.priceUsd + 255));
    }
  },
  'a cart that is sold': () =>
    edit(vehicleFile(newCarts.at(-1)), (document) => document.set('inStock', false)),
  'a new cart': () =>
    runCommand('new', copy, {
      args: ['vehicle'],
      input: [
        'new',
        newCarts[0]?.id,
        'Made-up Cart',
        '',
        '',
        '',
        '',
        '9995',
        sample,
        ...Array<string>(20).fill(''),
      ].join('\n'),
    }),
  "a copy of another cart's file, with only name and price changed": () => {
    const copied = readFileSync(join(copy, vehicleFile(newCarts[2])), 'utf8');
    writeFileSync(join(copy, 'vehicles/made-up-copy.yaml'), copied);
    edit('vehicles/made-up-copy.yaml', (document) => {
      document.set('name', 'Made-up Copy');
      document.set('priceUsd', 9250);
    });
  },
  'a cart without the comment on top, in words that makers use': () => {
    const text = readFileSync(join(copy, vehicleFile(newCarts[3])), 'utf8');
    writeFileSync(join(copy, vehicleFile(newCarts[3])), text.replaceAll(/^#.*\n/gm, ''));
    edit(vehicleFile(newCarts[3]), (document) => {
      document.set('name', `Made-up ${'Coastal '.repeat(6)}Build`);
      document.set('batteryType', 'LiFePO4');
      document.set('features', ['MacPherson suspension', 'Charges an iPhone at 12V']);
    });
  },
  'no review yet, and no custom cart': () => {
    edit('reviews.yaml', (document) => document.set('reviews', []));
    for (const record of vehicles.filter(({ condition }) => condition === 'custom')) {
      edit(vehicleFile(record), (document) => document.set('condition', 'new'));
    }
  },
  'a file in the wrong place': () => {
    mkdirSync(join(copy, 'vehicles/old'));
    writeFileSync(join(copy, 'vehicles/old/notes.yaml'), 'name: Made-up notes\n');
  },
  'a note of one sentence, and a place whose name another county has': () =>
    edit(`counties/${counties[1]?.id}.yaml`, (document) => {
      const note = 'Made-up words about the place, which lies between two rivers and has a bridge over each.';
      document.setIn(['municipalities', 0, 'localNote'], note);
      document.setIn(['municipalities', 1, 'name'], counties[0]?.municipalities[0]?.name);
    }),
  'a photograph': async () => {
    const picture = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a0b0b0' } });
    await picture.jpeg().toFile(join(copy, 'vehicles/pictures/made-up.jpg'));
    const photo = { file: 'made-up.jpg', alt: 'A cart' };
    edit(vehicleFile(newCarts[1]), (document) => document.set('pictures', [photo]));
  },
  'a cart that is retired': () => {
    const gone = further.find(({ condition }) => condition === 'used') ?? further.at(-1);
    unlinkSync(join(copy, vehicleFile(gone)));
    const entry = { id: gone?.id, brandId: gone?.brandId, to: '/inventory' };
    edit('retired-vehicles.yaml', (document) => document.set('vehicles', [...retiredVehicles, entry]));
  },
  'hours, a holiday and a notice': () =>
    edit('dealer.yaml', (document) => {
      document.setIn(['hours', 'showroom', 0, 'opens'], '10:30');
      document.setIn(['hours', 'phoneAndDelivery', 0, 'closes'], '20:00');
      document.set('holidayHours', [{ date: '2099-07-04', name: 'Made-up Day' }]);
      // As long as a notice may be.
      const text = 'A made-up notice. '.repeat(7).trim().slice(0, 119) + '.';
      document.set('notice', { text, from: '2020-01-01', until: '2099-12-31' });
    }),
  'a third showroom': () => {
    const third = { id: 'made-up', name: 'Made-up showroom', street: '3 Made-up Street' };
    edit('dealer.yaml', (document) => {
      const [first] = before.dealer.showrooms;
      document.addIn(['showrooms'], document.createNode({ ...first, ...third }));
    });
    edit('scenes/scenes.yaml', (document) => {
      const { wide, tall } = before.scenes.home;
      document.setIn(['showrooms', third.id], { wide, tall, alt: 'A made-up showroom' });
    });
  },
  'a rental price': () =>
    edit('rental-plans.yaml', (document) => {
      const at = ['groups', 0, 'plans', 1, 'priceUsd'];
      document.setIn(at, Number(document.getIn(at)) - 15);
    }),
  "a policy's figure": () =>
    edit('figures/rental.yaml', (document) => {
      const index = before.figures.findIndex(({ id }) => id === 'rental-late-fee');
      const own = before.figures.slice(0, index).filter(({ id }) => id.startsWith('rental-')).length;
      document.setIn(['figures', own, 'value'], 31);
    }),
  "a policy's text": () => {
    const path = join(copy, `policies/${policies[0]?.id}.md`);
    writeFileSync(
      path,
      `${readFileSync(path, 'utf8')}\n## Made-up part\n\nWrite to us within 12 days, or call.\n`,
    );
  },
  'the name of a series': () =>
    edit(`brands/${brands.find(({ series }) => series.length > 0)?.id}.yaml`, (document) => {
      document.setIn(['series', 0, 'title'], 'MADE-UP SERIES');
    }),
  'a new town': () =>
    runCommand('new', copy, {
      args: ['town'],
      input: [
        counties[0]?.id,
        'Sampleton',
        'Town',
        '1234',
        `${counties[0]?.coordinates.lat}, ${counties[0]?.coordinates.lng}`,
        'farmland',
        'Sampleton lies where two made-up roads meet, between fields. Its pond is as made up as its mill.',
        ...['', '', ''], // slug and URL that follow from the name, and the end of the last line
      ].join('\n'),
    }),
  "a page's words": () => {
    edit('pages/home.yaml', (document) => {
      // As many words as fit, and two sentences more than there are.
      document.setIn(['hero', 'title'], 'Made-up words on top, as many as there may be of them');
      document.setIn(['about', 'lead'], `${sample} ${sample}`);
      document.setIn(['whyChoose', 'cards', 0, 'title'], 'Made-up Reason');
    });
    edit('pages/rentals.yaml', (document) => document.setIn(['help', 'title'], 'Made-up question?'));
    edit('pages/not-found.yaml', (document) => document.setIn(['hero', 'title'], 'Made-up, not found'));
  },
};

/** Runs the tests of the project over the copy and the site that is built of it. */
function runTests(...args: string[]): Promise<{ exitCode: number; output: string }> {
  const env = { ...process.env, VITEST: undefined, DATA_DIR: copy, SITE_DIST: siteFolder };
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/config/vitest.config.ts',
    ...args,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ exitCode: error ? 1 : 0, output: stdout + stderr });
    });
  });
}

beforeAll(async () => {
  for (const make of Object.values(edits)) await make();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the edits are right, and each of them is made', () => {
  const content = openContent(copy);
  expect(content.vehicles.map(({ name }) => name)).toContain('Made-up Cart');
  expect(content.municipalities.map(({ name }) => name)).toContain('Sampleton');
  expect(content.vehicles).toHaveLength(vehicles.length + 1);
  expect(content.figures.find(({ id }) => id === 'rental-late-fee')?.value).toBe(31);
});

test('the site is built of them, and all rules and page tests hold', async () => {
  await buildSite(siteFolder, { DATA_DIR: copy });
  const others = [
    '--exclude',
    'tests/site/{right-edits,small-dealer,dev-server,deploys,edit-command}.test.ts',
  ];
  const projects = ['--project', 'data', '--project', 'site'];
  const ofData = ['records', 'editing', 'county-maps'].map((name) => `tests/data/${name}`);
  const { exitCode, output } = await runTests(...projects, ...others, ...ofData, 'tests/site');
  expect(exitCode, output).toBe(0);
});
