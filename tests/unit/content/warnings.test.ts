import { describe, expect, test } from 'vitest';
import { warnOfOldRules } from '../../../src/content/warnings/cart-rules.ts';
import { warnOfPastDates } from '../../../src/content/warnings/past-dates.ts';
import { warnOfOldExample } from '../../../src/content/warnings/payment-example.ts';
import {
  warnOfHeavyPictures,
  warnOfSmallPhotos,
  warnOfUnusedPhotos,
} from '../../../src/content/warnings/photos.ts';
import {
  listPrices,
  warnOfCheapPlus,
  warnOfCheapRentals,
  warnOfPriceChanges,
} from '../../../src/content/warnings/prices.ts';
import { warnOfSecurityTxt } from '../../../src/content/warnings/security-txt.ts';
import { warnOfSearchDescriptions } from '../../../src/content/warnings/search-descriptions.ts';
import {
  listLinkedVehicleIds,
  warnOfUnlinkedVehicles,
} from '../../../src/content/warnings/unlinked-vehicles.ts';
import type { Finding } from '../../../src/content/warnings/warning.ts';
import { buildNewRecord, buildUsedRecord } from '../samples.ts';

/** Place and finding of each warning. */
function listFound(warnings: readonly Finding[]): string[] {
  return warnings.map(({ file, at, found }) => `${[file, ...at].join(' ')}: ${found}`);
}

const plan = {
  id: 'daily',
  title: 'Daily',
  badge: 'Flexible',
  description: 'A day.',
  priceUsd: 245,
  days: 1,
  renewalDailyUsd: 245,
};
const group = {
  id: 'four',
  title: 'Four',
  description: 'Four.',
  vehicleIds: ['ev-city'],
  depositFigureId: 'deposit',
};
const text = 'A description of seventy characters says enough for search results, so';

describe('warnings about the data', () => {
  test.for([
    [15_000, 7_500, false],
    [15_000, 7_499, true],
    [15_000, 1_500, true],
    [10_000, 15_000, false],
    [10_000, 15_001, true],
  ] as const)('see a price that moves by more than half: %i to %i is %s', ([before, now, isSeen]) => {
    const change = { file: 'vehicles/ev-city.yaml', at: ['priceUsd'], before, now };
    expect(warnOfPriceChanges([change])).toHaveLength(isSeen ? 1 : 0);
  });

  test.for([
    ['2026-12-20', []],
    [
      '2026-12-21',
      [
        'payment-example.yaml checkedOn: an example of a loan that was checked on November 20, 2026, over 30 days ago',
      ],
    ],
  ] as const)('see an example of a loan that is over 30 days old: on %s %j', ([today, found]) => {
    expect(listFound(warnOfOldExample({ checkedOn: '2026-11-20' }, today))).toEqual(found);
  });

  test.for([
    ['2027-05-19', []],
    [
      '2027-05-20',
      [
        'counties/kent-county.yaml municipalities 3 cartRule checkedOn: the rule of Dover on carts, last read on November 20, 2026, over 180 days ago',
      ],
    ],
  ] as const)('see a rule of a place that was read over 180 days ago: on %s %j', ([today, found]) => {
    const rule = {
      file: 'counties/kent-county.yaml',
      at: ['municipalities', 3, 'cartRule', 'checkedOn'],
      town: 'Dover',
      checkedOn: '2026-11-20',
    };
    expect(listFound(warnOfOldRules([rule], today))).toEqual(found);
  });

  test('see a Plus model that costs less than the plain one of its brand', () => {
    const plain = buildNewRecord({ id: 'rover', name: 'Rover', priceUsd: 9995 });
    const plus = buildNewRecord({ id: 'rover-plus', name: 'Rover Plus', priceUsd: 8995 });
    expect(listFound(warnOfCheapPlus([plain, plus]))).toEqual([
      'vehicles/rover-plus.yaml priceUsd: $8,995, less than Rover at $9,995',
    ]);
    expect(warnOfCheapPlus([plain, { ...plus, priceUsd: 9995 }])).toEqual([]);
    expect(warnOfCheapPlus([plain, { ...plus, brandId: 'other' }])).toEqual([]);
  });

  test('see a rental that costs less than a shorter one', () => {
    const week = { ...plan, id: 'week', days: 7, priceUsd: 240 };
    expect(listFound(warnOfCheapRentals([{ ...group, plans: [plan, week] }]))).toEqual([
      'rental-plans.yaml groups 0 plans 1 priceUsd: $240 for 7 days, and $245 for 1',
    ]);
    expect(warnOfCheapRentals([{ ...group, plans: [plan, { ...week, priceUsd: 900 }] }])).toEqual([]);
  });

  test('see a new vehicle that only the inventory shows, and leave used ones alone', () => {
    const vehicles = [buildNewRecord(), buildUsedRecord()];
    expect(listFound(warnOfUnlinkedVehicles(vehicles, new Set()))).toEqual([
      'vehicles/ev-nomad.yaml name: EV Nomad, which no page but the inventory shows',
    ]);
    expect(warnOfUnlinkedVehicles(vehicles, new Set(['ev-nomad']))).toEqual([]);
  });

  test('know that a town page shows a vehicle', () => {
    const picked = buildNewRecord({ id: 'picked', brandId: 'other', priceUsd: 1 });
    const world = { brands: [], vehicleRecords: [picked], vehicles: [], featuredCarts: [], lists: [] };
    expect([...listLinkedVehicleIds(world, [])]).toEqual([]);
    const suggestions = [{ record: picked, text: 'It is near.' }];
    expect([...listLinkedVehicleIds(world, [{ suggestions }])]).toEqual(['picked']);
  });

  test('know that a list shows a vehicle', () => {
    const lists = [{ entries: [{ vehicleId: 'listed', reason: 'Six seats.' }] }] as never;
    const world = { brands: [], vehicleRecords: [], vehicles: [], featuredCarts: [], lists };
    expect([...listLinkedVehicleIds(world, [])]).toEqual(['listed']);
  });

  test.for([
    [text.slice(1), '69 characters'],
    [text, undefined],
    [text.padEnd(160, '.'), undefined],
    [text.padEnd(161, '.'), '161 characters'],
  ] as const)('measure what search results print: %s', ([description, found]) => {
    const searchDescriptions = [{ file: 'vehicles/ev-city.yaml', at: ['name'], text: description }];
    const seen = listFound(warnOfSearchDescriptions(searchDescriptions));
    expect(seen).toEqual(found ? [expect.stringContaining(found)] : []);
  });

  test('see a picture that is too small, one that no vehicle names, and one that is too heavy', () => {
    const vehicles = [buildUsedRecord({ photos: [{ file: 'a.jpg', alt: 'A cart' }] })];
    const photos = [
      { path: 'vehicles/photos/a.jpg', width: 1599, height: 1200, bytes: 5_000_000 },
      { path: 'vehicles/photos/b.jpg', width: 1600, height: 1200, bytes: 5_000_001 },
    ];
    const warnings = [
      ...warnOfSmallPhotos(vehicles, photos),
      ...warnOfUnusedPhotos(vehicles, photos),
      ...warnOfHeavyPictures(photos),
    ];
    expect(listFound(warnings)).toEqual([
      'vehicles/onward-4-u1042.yaml photos 0 file: a.jpg, 1599 pixels wide',
      'vehicles/photos/b.jpg: a photograph that no vehicle names',
      'vehicles/photos/b.jpg: a picture of 5 MB',
    ]);
  });

  test('see a notice and a holiday from the day after them on', () => {
    const dealer = {
      notice: { text: 'Closed.', from: '2026-11-01', until: '2026-11-20' },
      holidayHours: [{ date: '2026-11-20', name: 'Some Day' }],
    };
    expect(listFound(warnOfPastDates(dealer, '2026-11-21'))).toEqual([
      'dealer.yaml notice until: a notice that ended on November 20, 2026',
      'dealer.yaml holidayHours 0 date: Some Day on November 20, 2026, which is over',
    ]);
    expect(warnOfPastDates(dealer, '2026-11-20')).toEqual([]);
  });
});

describe('the end of security.txt', () => {
  const end = 'dealer.yaml securityTxtUntil: /.well-known/security.txt';
  test.for([
    ['2026-10-30', `${end} ends on October 31, 2027, more than a year from now`, false],
    ['2026-10-31', undefined, false],
    ['2027-08-31', undefined, false],
    ['2027-09-01', `${end} ends on October 31, 2027`, false],
    ['2027-10-31', `${end} ends on October 31, 2027`, false],
    ['2027-11-01', `${end} ended on October 31, 2027`, true],
  ] as const)('on %s is warned of as %s; over: %s', ([today, found, isOver]) => {
    const dealer = { securityTxtUntil: '2027-10-31' };
    const warnings = warnOfSecurityTxt(dealer, today);
    expect(listFound(warnings)).toEqual(found === undefined ? [] : [found]);
    expect(warnings.some(({ severity }) => severity === 'error')).toBe(isOver);
  });
});

describe('the prices of a file', () => {
  test('keep their name when entries are moved', () => {
    const file = {
      priceUsd: 9995,
      carts: [{ vehicleId: 'ev-city', accessories: [{ name: 'Lift', priceUsd: 900 }] }],
      figures: [
        { id: 'late-fee', value: 50, unit: 'usd' },
        { id: 'window', value: 2, unit: 'hours' },
      ],
    };
    expect([...listPrices(file)]).toEqual([
      ['priceUsd', { at: ['priceUsd'], usd: 9995 }],
      [
        'carts.ev-city.accessories.Lift.priceUsd',
        { at: ['carts', 0, 'accessories', 0, 'priceUsd'], usd: 900 },
      ],
      ['figures.late-fee.value', { at: ['figures', 0, 'value'], usd: 50 }],
    ]);
  });
});
