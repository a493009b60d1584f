// Slips that no single edit of a file makes, and edits that look like a slip and are none.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyQuietData, listDiagnostics, listMessages, testDay } from './messages.ts';
import { makeSlip } from './slip.ts';

const evCity = 'vehicles/ev-city.yaml';
const rental = 'policies/rental-policy.md';

const copies = mkdtempSync(join(realpathSync(tmpdir()), 'silent-slips-'));
beforeAll(() => {
  // Some rules ask what day it is.
  vi.useFakeTimers({ toFake: ['Date'], now: testDay });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(copies, { recursive: true });
});

test('two carts with one name and stock number are told at both, since either may be the new one', async () => {
  const copy = copyQuietData(copies);
  const old = 'vehicles/onward-4-u1042.yaml';
  const text = readFileSync(join(copy, old), 'utf8');
  writeFileSync(join(copy, 'vehicles/a-new-one.yaml'), text);
  const told = (await listMessages(copy)).split('\n\n').map((message) => message.split('\n'));
  const expectedOf = (other: string) => [
    `  expected: a name that no other vehicle of the brand has, with its year or stock number perhaps; data/${other} has this one`,
    `  expected: a number that no other unit has; data/${other} has this one`,
  ];
  const expectedAt = (file: string) =>
    told.filter(([place]) => place?.startsWith(`data/${file}, `)).map(([, , expected]) => expected);
  expect(expectedAt('vehicles/a-new-one.yaml').toSorted()).toEqual(expectedOf(old));
  expect(expectedAt(old).toSorted()).toEqual(expectedOf('vehicles/a-new-one.yaml'));
});

/** A copy with these files more. */
function addFiles(files: Record<string, string>): string {
  const copy = copyQuietData(copies);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}

describe('a file in the wrong place', () => {
  test.for([
    ['notes.txt', 'move it to the folder of its kind, such as data/vehicles, or delete it'],
    ['vehicles/old/ev-city.yaml', 'move it to the folder of its kind, such as data/vehicles, or delete it'],
    ['photos/ev-city-1.jpg', 'move it to data/vehicles/pictures, or delete it'],
  ] as const)('is told as one that nobody reads: %s', async ([path, advice]) => {
    const found = 'a file that nobody reads';
    const line = path.endsWith('.yaml') ? ', line 1' : '';
    expect(await listMessages(addFiles({ [path]: 'Words' }))).toBe(
      `data/${path}${line}\n  found:    ${found}\n  advice:   ${advice}`,
    );
  });

  test('is no matter when it is the guide of the staff, or the file manager made it', async () => {
    const files = {
      'README.md': '# Guide',
      'Thumbs.db': '',
      'vehicles/desktop.ini': '',
      'policies/.DS_Store': '',
    };
    expect(await listMessages(addFiles(files))).toBe('');
  });
});

test('a photograph that differs by capitals only is told as what it is, since the host tells them apart', async () => {
  const picture = await sharp({ create: { width: 1600, height: 9, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const copy = addFiles({});
  writeFileSync(join(copy, 'vehicles/pictures/EV-City-1.png'), picture);
  const place = makeSlip(copy, {
    mistake: 'capitals',
    file: 'vehicles/ev-rover-xl6.yaml',
    find: /^seats:/m,
    write: 'pictures:\n  - file: ev-city-1.png\n    alt: A cart\nseats:',
    line: /file: ev-city-1/,
    field: 'pictures.1.file',
  });
  const words = {
    found: '"ev-city-1.png", and the file is named EV-City-1.png',
    expected: 'the same letters: rename data/vehicles/pictures/EV-City-1.png to ev-city-1.png',
  };
  expect(await listDiagnostics(copy)).toEqual([{ ...place, ...words }]);
});

test('bytes that are no UTF-8 are told at their line', async () => {
  const copy = copyQuietData(copies);
  const path = join(copy, evCity);
  const text = readFileSync(path, 'utf8').replace(/^name: .*$/m, 'name: EV Caf\u00E9');
  writeFileSync(path, Buffer.from(text, 'latin1'));
  const line = text.slice(0, text.indexOf('name: EV')).split('\n').length;
  expect(await listMessages(copy)).toBe(
    `data/${evCity}, line ${line}\n  found:    "name: EV Caf\uFFFD", where a letter was lost\n  expected: the letter that was meant; write it again and save the file as UTF-8 (in Visual Studio Code: the encoding in the bar below the text)`,
  );
});

test('a vehicle that is gone is told at every place that names it, without a guess', async () => {
  const copy = copyQuietData(copies);
  rmSync(join(copy, evCity));
  const expected =
    'the name of a file in data/vehicles: d5-ranger-4, ev-rover-xl6, onward-4-u1042, turfman-200; is it sold or retired? "git restore data/vehicles/ev-city.yaml" brings its file back, and "retired: true" in it keeps its old links';
  const found = '"ev-city", which is gone and named in 4 places';
  const messages = await listMessages(copy);
  expect(messages.split('\n\n').filter((message) => message.includes('ev-city'))).toEqual([
    `data/brands/denago.yaml, line 49, page.lineupVehicleIds.1\n  found:    ${found}\n  expected: ${expected}`,
    `data/featured-carts.yaml, line 4, carts.1.vehicleId\n  found:    ${found}\n  expected: ${expected}`,
    `data/payment-example.yaml, line 4, vehicleId\n  found:    ${found}\n  expected: ${expected}`,
    `data/rental-plans.yaml, line 7, groups.1.vehicleIds.1\n  found:    ${found}\n  expected: ${expected}`,
  ]);
});

test('a vehicle that was retired is told at every place that names it, also where it is one', async () => {
  const copy = copyQuietData(copies);
  const retired = join(copy, 'retired-vehicles.yaml');
  const entry = '  - id: ev-city\n    brandId: denago\n    to: /denago\n';
  writeFileSync(retired, readFileSync(retired, 'utf8') + entry);
  rmSync(join(copy, evCity));
  const told = (place: string) =>
    `data/${place}\n  found:    "ev-city", which is retired\n  expected: name another vehicle or none`;
  const listTold = async () =>
    (await listMessages(copy)).split('\n\n').filter((message) => message.includes('ev-city'));
  expect(await listTold()).toEqual([
    told('brands/denago.yaml, line 49, page.lineupVehicleIds.1'),
    told('featured-carts.yaml, line 4, carts.1.vehicleId'),
    told('payment-example.yaml, line 4, vehicleId'),
    told('rental-plans.yaml, line 7, groups.1.vehicleIds.1'),
  ]);
  for (const file of ['brands/denago.yaml', 'featured-carts.yaml', 'rental-plans.yaml']) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replaceAll('ev-city', 'd5-ranger-4'));
  }
  expect(await listTold()).toEqual([told('payment-example.yaml, line 4, vehicleId')]);
});

test.for(['utf-16le', 'utf-16be'] as const)(
  'a file that was saved as %s is read as it is',
  async (encoding) => {
    const copy = copyQuietData(copies);
    const bytes = Buffer.from(`\uFEFF${readFileSync(join(copy, evCity), 'utf8')}`, 'utf16le');
    writeFileSync(join(copy, evCity), encoding === 'utf-16be' ? bytes.swap16() : bytes);
    expect(await listMessages(copy)).toBe('');
  },
);

test('a photograph beside the files of vehicles is told where it belongs', async () => {
  const copy = copyQuietData(copies);
  writeFileSync(join(copy, 'vehicles/IMG_1234.JPG'), '');
  expect(await listMessages(copy)).toBe(
    'data/vehicles/IMG_1234.JPG, line 1\n  found:    a picture among texts\n  expected: move it to data/vehicles/pictures, or delete it',
  );
});

test('a list whose rule has another price than its title is told at the rule', async () => {
  const copy = copyQuietData(copies);
  const list = join(copy, 'lists/used.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^label: .*$/m, 'label: Used, under $8,000'));
  const place = makeSlip(copy, {
    mistake: 'another price',
    file: 'lists/used.yaml',
    find: /^rule:\n/m,
    write: 'rule:\n  priceBelowUsd: 90000\n',
    line: /priceBelowUsd/,
    field: 'rule.priceBelowUsd',
    severity: 'warning',
  });
  const words = {
    found: '$90,000, and $8,000 in the words of the list',
    expected: 'write the same price in both',
  };
  expect(await listDiagnostics(copy)).toEqual([{ ...place, ...words }]);
});

test('more text than the home page has room for is told with its letters', async () => {
  const copy = copyQuietData(copies);
  const home = join(copy, 'pages/home.yaml');
  const text = readFileSync(home, 'utf8');
  for (const [count, told] of [
    [5, ''],
    [200, expect.stringMatching(/^data\/pages\/home\.yaml, line \d+, hero\n {2}found: {4}[\d,]+ letters on/)],
  ] as const) {
    const long = 'Words. '.repeat(count);
    writeFileSync(home, text.replace(/^ +text: /gm, `$&${long}`));
    expect(await listMessages(copy)).toEqual(told);
  }
});

test('a typed figure that two tokens print is one message that names both', async () => {
  const copy = copyQuietData(copies);
  const figures = join(copy, 'figures/rental.yaml');
  const second = '  - id: rental-made-up-fee\n    label: Made-up fee\n    value: 25\n    unit: usd\n';
  writeFileSync(figures, `${readFileSync(figures, 'utf8').trimEnd()}\n${second}`);
  const place = makeSlip(copy, {
    mistake: 'a figure that was typed',
    file: rental,
    find: /^The first made-up paragraph/m,
    write: 'Late is $25, or {{rental-made-up-fee}}. The first made-up paragraph',
    field: 'text',
    severity: 'warning',
  });
  const words = {
    found: '$25, which data/figures has as rental-late-fee and as rental-made-up-fee',
    expected:
      'write {{rental-late-fee}} or {{rental-made-up-fee}}, whichever is meant, so that it follows a change; leave it if it is a figure of its own',
  };
  expect(await listDiagnostics(copy)).toEqual([{ ...place, ...words }]);
});

test('a link to a page whose own file has a slip is no slip as well', async () => {
  const copy = copyQuietData(copies);
  const terms = join(copy, 'policies/terms.md');
  writeFileSync(terms, `${readFileSync(terms, 'utf8')}\nSee [rentals](/policies/rental-policy).\n`);
  const place = makeSlip(copy, {
    mistake: 'a date in another form',
    file: rental,
    find: /^lastReviewed: .*$/m,
    write: 'lastReviewed: May 5',
    field: 'lastReviewed',
  });
  const words = {
    found: '"May 5"',
    expected: 'write a date as year-month-day, for example 2026-05-01',
  };
  expect(await listDiagnostics(copy)).toEqual([{ ...place, ...words }]);
});
