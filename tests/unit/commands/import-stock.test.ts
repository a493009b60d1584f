// `npm run import` on a copy of the small dealer: one used cart, U1042, and four new models.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { importStock } from '../../../src/commands/import-stock.ts';
import { readStockList } from '../../../src/commands/stock-list.ts';
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

/** The list as a file with a name that data/ does not read. */
function writeList(list: string | Buffer): string {
  const file = join(copy, '.stock.csv');
  writeFileSync(file, list);
  return file;
}
const run = (...rows: string[]) =>
  captureOutput(() => importStock([writeList([header, ...rows].join('\r\n')), '--yes'], copy));
const readVehicles = () =>
  Object.fromEntries(
    checkData(copy)
      .list('vehicles/*.yaml')
      .map(({ id, value }) => [id, value]),
  );
const readFiles = () => {
  const folder = join(copy, 'vehicles');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
};

describe('a cell', () => {
  const readCell = (column: string, cell: string) => {
    const cells = { make: 'Denago', model: 'EV City', price: '1', condition: 'new', [column]: cell };
    const lines = [Object.keys(cells), Object.values(cells).map((text) => `"${text}"`)];
    const [found] = readStockList(Buffer.from(lines.map((line) => line.join(';')).join('\n'))).rows;
    return found?.row ? found.row[column as 'price'] : found?.mistakes;
  };

  test.each([
    ['price', '$9,995.00', 9995],
    ['price', '12995', 12_995],
    ['price', '9,995.50', ['price: write whole dollars, for example 9995 (no "$", comma or cents)']],
    ['price', '9.995,00', ['price: write whole dollars, for example 9995 (no "$", comma or cents)']],
    ['price', '', ['price: write whole dollars, for example 9995 (no "$", comma or cents)']],
    ['hours', '1,180.4', 1180],
    ['hours', '', undefined],
    ['year', '2021', 2021],
    ['year', '7/13/1905', 2021],
    ['year', '1905-07-13', 2021],
    ['year', '1/1/2021', 2021],
    ['year', '21', ['year: write the model year as four digits, for example 2021']],
    ['stock number', 'u1042', 'U1042'],
    ['condition', 'Used', 'used'],
    ['condition', 'fair', ['condition: write new, used or custom']],
    ['make', '', ['make: write a text, it is empty']],
  ])('of %s, %j, is read as %j', (column, cell, value) => {
    expect(readCell(column, cell)).toEqual(value);
  });
});

test.each([
  {
    why: 'UTF-8 with its mark',
    list: Buffer.from(`\ufeff${header},VIN\r\nU1,2020,A,B,9995,1,Crème,used,x\r\n`),
  },
  {
    why: 'Windows-1252 with semicolons',
    list: Buffer.from(
      `${header},VIN\r\nU1,2020,A,B,"$9,995.00",1,Crème,used,x\r\n`.replaceAll(/,(?!995)/g, ';'),
      'latin1',
    ),
  },
])('a list in $why is read, and its other columns are named', ({ list }) => {
  expect(readStockList(list)).toMatchObject({
    rows: [{ number: 2, row: { 'stock number': 'U1', price: 9995, color: 'crème' }, mistakes: [] }],
    ignored: ['VIN'],
  });
});

test('three mistakes in twelve rows are named with their rows, and nothing is written', async () => {
  const before = readFiles();
  const { exitCode, stderr } = await run(
    kept,
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
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`Row 4, make: "Clubcar" is unknown; write Club Car, or add it at /admin
Row 9, price: write whole dollars, for example 9995 (no "$", comma or cents)
Row 13, stock number: row 3 has it, too
Nothing was written.
`);
  expect(readFiles()).toEqual(before);
});

describe('an import', () => {
  test('adds, changes and marks as sold, and the checker finds nothing', async () => {
    const { exitCode, stdout, stderr } = await run(
      'U1090,2020,CLUB CAR,onward 4,"$6,995.00",900,Red,Used',
      'U1091,2020,Club Car,Onward 4,6495,1100,,Used',
      ',,Denago,EV City,14500,,,New',
    );
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.match(/^(add|change|sold) +\S+/gm)).toEqual([
      'add     data/vehicles/onward-4-u1090.yaml:',
      'add     data/vehicles/onward-4-u1091.yaml:',
      'change  data/vehicles/ev-city.yaml:',
      'sold    data/vehicles/onward-4-u1042.yaml',
    ]);
    expect(checkData(copy).mistakes).toEqual([]);
    const vehicles = readVehicles();
    expect(vehicles['ev-city']?.priceUsd).toBe(14_500);
    expect(vehicles['onward-4-u1042']).toMatchObject({ inStock: false, priceUsd: 7995 });
    expect(vehicles['onward-4-u1090']).toMatchObject({
      ...{ condition: 'used', stockId: 'U1090', year: 2020, hoursRun: 900, color: 'red', priceUsd: 6995 },
      ...{ name: 'Onward 4 (2020)', seats: 4, inStock: true, verified: false, pictures: [] },
      ...{ warrantyMonthsLeft: 0, asIs: false },
    });
    expect(vehicles['onward-4-u1090']).not.toHaveProperty('roadClass');
    expect(vehicles['onward-4-u1091']?.name).toBe('Onward 4 U1091 (2020)');
  });

  test('takes hours, color and year of a cart that is known, and the same list again changes nothing', async () => {
    const row = 'U1042,2022,Club Car,Onward 4,7495,655,Pearl White,used';
    await run(row);
    expect(readVehicles()['onward-4-u1042']).toMatchObject({
      ...{ priceUsd: 7495, hoursRun: 655, color: 'pearl white', year: 2022, name: 'Onward 4 (2022)' },
      warrantyMonthsLeft: 4,
    });
    expect((await run(row)).stdout).toBe('Nothing changes.\n');
  });

  test.each([
    { row: ',,Denago,EV Nomad,8495,,,new', says: 'Row 3, model: "EV Nomad" is unknown; add it at /admin' },
    { row: ',,Club Car,Onward 4,7995,,,new', says: 'Row 3, model: "Onward 4" is unknown; add' },
    { row: 'U9,,Club Car,Onward 4,1,1,,used', says: 'Row 3, a used cart needs a stock number, a year' },
    { row: ',,Denago,EV City,$9,995.00,,,new', says: 'Row 3, more cells than columns' },
    { row: ',,Denago,EV City,1,,,new\r\n,,Denago,EV City,2,,,new', says: 'Row 4, price: another row' },
  ])('of the row $row is refused', async ({ row, says }) => {
    const { exitCode, stderr } = await run(kept, row);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(says);
  });

  test('of an empty list is refused, since it would mark every used cart as sold', async () => {
    expect((await run()).stderr).toContain('The list has no rows.');
  });

  test.each([
    { input: 'n\n', isWritten: false },
    { input: '', isWritten: false },
    { input: 'y\n', isWritten: true },
  ])('asks first: after $input it writes: $isWritten', async ({ input, isWritten }) => {
    const list = writeList(`${header}\n${kept.replace('7995', '7495')}\n`);
    const { exitCode, output } = await runCommand('import', copy, { args: [list], input });
    expect([exitCode, output]).toEqual([0, expect.stringContaining('priceUsd 7995 to 7495')]);
    expect(readVehicles()['onward-4-u1042']?.priceUsd).toBe(isWritten ? 7495 : 7995);
  });
});
