// `npm run import` on a copy of the small dealer: one used cart, U1042, and four new models.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { importStock } from '../../../src/commands/import-stock.ts';
import { parseStockList, readNumber, readYear } from '../../../src/commands/stock-list.ts';
import { checkData } from '../../../src/content/check-data.ts';
import { captureOutput } from '../../capture-output.ts';
import { copyData, runCommand } from '../../data/data-copy.ts';

const header = 'Stock Number,Year,Make,Model,Price,Hours,Color,Condition';
const kept = 'U1042,2021,Club Car,Onward 4,7995,640,,used';

let copy: string;
beforeEach(() => {
  copy = copyData();
  onTestFinished(() => rmSync(copy, { recursive: true }));
});

function writeList(...rows: string[]): string {
  // A name that data/ does not read.
  const file = join(copy, '.stock.csv');
  writeFileSync(file, [header, ...rows].join('\r\n'));
  return file;
}
const run = (...rows: string[]) =>
  captureOutput(() => Promise.resolve(importStock([writeList(...rows), '--yes'], copy)));
const readVehicles = () =>
  Object.fromEntries(
    checkData(copy)
      .list('vehicles/*.yaml')
      .map(({ id, value }) => [id, value]),
  );

test.each([
  [readNumber, '$9,995.00', 9995],
  [readNumber, '9.995,00', NaN],
  [readNumber, '', undefined],
  [readYear, '2021', 2021],
  [readYear, '7/13/1905', 2021],
  [readYear, '1905-07-13', 2021],
])('%o reads the cell %j as %d', (read, cell, value) => {
  expect(read(cell)).toBe(value);
});

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffMake,Color,VIN\r\nA,Crème,x\r\n')],
  ['Windows-1252 with semicolons', Buffer.from('Make;Color;VIN\r\nA;Crème;x\r\n', 'latin1')],
])('a list in %s is read', (_, list) => {
  expect(parseStockList(list).data[0]).toEqual({ make: 'A', color: 'Crème', vin: 'x' });
});

test('three mistakes in twelve rows are named with their rows, and nothing is written', async () => {
  const { exitCode, stderr } = await run(
    kept.replace('7995', '7495'),
    'U1090,2020,Club Car,Onward 4,6995,900,red,used',
    'U1091,2019,Clubcar,Onward 4,5995,900,red,used',
    ...[1, 2, 3, 4].map((number) => `U200${number},2020,Club Car,Onward 4,6995,900,,used`),
    'U1092,2018,Club Car,Onward 4,,1200,,used',
    ',,,,,,,',
    ',,Denago,EV City,15000,,,new',
    ',,Evolution,Turfman 200,6795,,,new',
    'U1090,2017,Club Car,Onward 4,4995,1500,,used',
    ',,Denago,EV Rover XL6,11995,,,new',
  );
  expect([exitCode, stderr.match(/^Row \d+: [\w ]+:|^Nothing/gm)]).toEqual([
    1,
    ['Row 4: make:', 'Row 9: priceUsd:', 'Row 13: stock number:', 'Nothing'],
  ]);
  expect(readVehicles()['onward-4-u1042']?.priceUsd).toBe(7995);
});

test('an import adds, changes and marks as sold, and the checker finds nothing', async () => {
  const { exitCode, stdout, stderr } = await run(
    'U1090,2020,CLUB CAR,onward 4,"$6,995.00",900,Red,Used',
    ',,Denago,EV City,14500,,,New',
  );
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout.match(/^(add|change|sold) \S+/gm)).toEqual([
    'add data/vehicles/onward-4-u1090.yaml',
    'change data/vehicles/ev-city.yaml',
    'sold data/vehicles/onward-4-u1042.yaml',
  ]);
  const vehicles = readVehicles();
  expect(vehicles['ev-city']?.priceUsd).toBe(14_500);
  expect(vehicles['onward-4-u1042']).toMatchObject({ inStock: false, priceUsd: 7995 });
  expect(vehicles['onward-4-u1090']).toMatchObject({
    ...{ condition: 'used', stockId: 'U1090', year: 2020, hoursRun: 900, color: 'red', priceUsd: 6995 },
    ...{ seats: 4, inStock: true, verified: false, pictures: [], warrantyMonthsLeft: 0, asIs: false },
  });
  expect(vehicles['onward-4-u1090']).not.toHaveProperty('roadClass');
});

test('the same list again changes nothing', async () => {
  await run('U1042,2022,Club Car,Onward 4,7495,655,Pearl White,used');
  expect(readVehicles()['onward-4-u1042']).toMatchObject({ priceUsd: 7495, hoursRun: 655, year: 2022 });
  expect((await run('U1042,2022,Club Car,Onward 4,7495,655,Pearl White,used')).stdout).toContain(
    'Files to change: 0',
  );
});

test.each([
  ['an unknown model', ',,Denago,EV Nomad,8495,,,new', 'Row 3: no new vehicle is called "EV Nomad"'],
  ['another condition', ',,Denago,EV City,8495,,,fair', 'Row 3: no fair vehicle'],
  ['a used cart without a year', 'U9,,Club Car,Onward 4,1,1,,used', 'Row 3: year: '],
  ['a price with cents', ',,Denago,EV City,"8,495.50",,,new', 'Row 3: priceUsd: write whole dollars'],
  ['a price that shifts the row', ',,Denago,EV City,$8,495,,,new', 'Row 3: no'],
])('%s is refused', async (_, row, says) => {
  expect(await run(kept, row)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(says) as string,
  });
});

test('an empty list is refused, since it would mark every used cart as sold', async () => {
  expect(await run()).toMatchObject({ exitCode: 1 });
});

test('without --yes nothing is written', async () => {
  const { exitCode, output } = await runCommand('import', copy, {
    args: [writeList(kept.replace('7995', '7495'))],
  });
  expect([exitCode, output]).toEqual([0, expect.stringContaining('"priceUsd":7495')]);
  expect(readVehicles()['onward-4-u1042']?.priceUsd).toBe(7995);
});
