import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../src/content/load.ts';
import { copyData, smallData } from './data-copy.ts';

const copy = copyData();
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** The mistakes after an edit of a file: place, finding and what is expected. */
function listMistakes(file: string, find: RegExp, write: string) {
  const text = readFileSync(join(smallData, file), 'utf8');
  const edited = text.replace(find, write);
  expect(edited).not.toBe(text);
  writeFileSync(join(copy, file), edited);
  return loadContent(copy).diagnostics.map(({ field, line, found, expected }) => {
    // Lines are counted from 1; a field that is missing has none of its own.
    const atLine = line === undefined ? undefined : edited.split('\n')[line - 1];
    return { field, atLine, found, expected };
  });
}

describe('in the example of a loan', () => {
  const file = 'payment-example.yaml';
  afterEach(() => {
    writeFileSync(join(copy, file), readFileSync(join(smallData, file)));
  });

  test('a rate above 36% is a mistake', () => {
    expect(listMistakes(file, /^aprPercent: .*$/m, 'aprPercent: 36.1')).toEqual([
      {
        field: 'aprPercent',
        atLine: 'aprPercent: 36.1',
        found: '36.1',
        expected: 'write a rate from 0 to 36, for example 7.99',
      },
    ]);
  });

  test.each(['0', '36'])('a rate of %s% is none', (apr) => {
    expect(listMistakes(file, /^aprPercent: .*$/m, `aprPercent: ${apr}`)).toEqual([]);
  });

  test('no months are a mistake', () => {
    expect(listMistakes(file, /^months: .*$/m, 'months: 0')).toMatchObject([
      {
        field: 'months',
        atLine: 'months: 0',
        expected: 'write a number of months of at least 1, for example 60',
      },
    ]);
    expect(listMistakes(file, /^months: .*\n/m, '')).toMatchObject([
      { field: 'months', found: 'nothing, the field is missing or empty' },
    ]);
  });

  test('a down payment of the whole price or more is a mistake', () => {
    expect(listMistakes(file, /^downPaymentUsd: .*$/m, 'downPaymentUsd: 15000')).toContainEqual({
      field: 'downPaymentUsd',
      atLine: 'downPaymentUsd: 15000',
      found: '15000',
      expected: 'less than $15,000, the price in data/vehicles/ev-city.yaml',
    });
  });

  test('a price that lost a digit, and with it the example, is told at the price too', () => {
    const cart = 'vehicles/ev-city.yaml';
    expect(listMistakes(cart, /^priceUsd: .*$/m, 'priceUsd: 150')).toContainEqual({
      field: 'priceUsd',
      atLine: 'priceUsd: 150',
      found: '$150, and the example of a loan in data/payment-example.yaml pays $1,000 of it at once',
      expected: 'a price above that down payment',
    });
    writeFileSync(join(copy, cart), readFileSync(join(smallData, cart)));
  });

  test('a cart that does not exist is a mistake', () => {
    expect(listMistakes(file, /^vehicleId: .*$/m, 'vehicleId: ev-citi')).toMatchObject([
      { field: 'vehicleId', found: '"ev-citi"' },
    ]);
  });
});

describe('in the plans of rentals', () => {
  const file = 'rental-plans.yaml';
  afterEach(() => {
    writeFileSync(join(copy, file), readFileSync(join(smallData, file)));
  });

  test.each([
    ['a price of no number', /^( +)priceUsd: .*$/m, '$1priceUsd: much', 'groups.1.plans.1.priceUsd'],
    [
      'a deposit that no figure says',
      /depositFigureId: .*$/m,
      'depositFigureId: gone',
      'groups.1.depositFigureId',
    ],
    ['an example of no plan', /planId: .*$/m, 'planId: gone', 'example.planId'],
  ])('%s is one mistake, and no policy that quotes the example is blamed', (_, find, write, field) => {
    expect(listMistakes(file, find, write)).toMatchObject([{ field }]);
  });
});

test('a town from which no distance can be measured is a mistake', () => {
  const file = 'counties/kent-county.yaml';
  expect(listMistakes(file, /^ {4}coordinates: .*\n/m, '')).toMatchObject([
    { field: 'municipalities.1.coordinates', found: 'nothing, the field is missing or empty' },
  ]);
});
