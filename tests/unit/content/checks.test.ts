import { describe, expect, test } from 'vitest';
import {
  findExpiredSecurityTxt,
  findOldExample,
  findOldRules,
  findPastDays,
  findSecurityTxtEnd,
} from '../../../src/content/checks/dates.ts';
import type { Finding } from '../../../src/content/checks/finding.ts';
import { findHeavyPictures, findSmallPictures } from '../../../src/content/checks/pictures.ts';
import { findCheapPlus, findPriceChanges, listPrices } from '../../../src/content/checks/prices.ts';
import { findCheapRentals } from '../../../src/content/checks/rentals.ts';
import { findUnreadFiles } from '../../../src/content/checks/unread-files.ts';
import { describeLength } from '../../../src/content/checks/search-descriptions.ts';
import { parseDataFiles } from '../../../src/content/engine/data-file.ts';
import { buildNewVehicle } from '../samples.ts';

/** Place and words of each finding. */
function listFound(findings: readonly Finding[]): string[] {
  return findings.map(({ file, at, found }) => `${[file, ...at].join(' ')}: ${found}`);
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

describe('checks of the data', () => {
  test.for([
    [15_000, 7_500, false],
    [15_000, 7_499, true],
    [15_000, 1_500, true],
    [10_000, 15_000, false],
    [10_000, 15_001, true],
  ] as const)('see a price that moves by more than half: %i to %i is %s', ([before, now, isSeen]) => {
    const [published, files] = [before, now].map((price) =>
      parseDataFiles([{ path: 'vehicles/ev-city.yaml', text: `priceUsd: ${price}` }]),
    );
    if (!published || !files) throw new Error('there are two versions');
    expect(findPriceChanges({ published, files })).toHaveLength(isSeen ? 1 : 0);
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
    expect(listFound(findOldExample({ paymentExample: { checkedOn: '2026-11-20' }, today }))).toEqual(found);
  });

  test.for([
    ['2027-05-19', []],
    [
      '2027-05-20',
      [
        'counties/kent-county.yaml municipalities 1 cartRule checkedOn: the rule of Dover on carts, last read on November 20, 2026, over 180 days ago',
      ],
    ],
  ] as const)('see a rule of a place that was read over 180 days ago: on %s %j', ([today, found]) => {
    const [town, dover] = [
      { name: 'Bowers' },
      { name: 'Dover', cartRule: { checkedOn: '2026-11-20' } as never },
    ];
    const counties = [{ id: 'kent-county', municipalities: [town, dover] }];
    expect(listFound(findOldRules({ counties, today }))).toEqual(found);
  });

  test('see a Plus model that costs less than the plain one of its brand', () => {
    const plain = buildNewVehicle({ id: 'rover', name: 'Rover', priceUsd: 9995 });
    const plus = buildNewVehicle({ id: 'rover-plus', name: 'Rover Plus', priceUsd: 8995 });
    expect(listFound(findCheapPlus({ vehicles: [plain, plus] }))).toEqual([
      'vehicles/rover-plus.yaml priceUsd: $8,995, less than Rover at $9,995',
    ]);
    expect(findCheapPlus({ vehicles: [plain, { ...plus, priceUsd: 9995 }] })).toEqual([]);
    expect(findCheapPlus({ vehicles: [plain, { ...plus, brandId: 'other' }] })).toEqual([]);
  });

  test('see a rental that costs less than a shorter one', () => {
    const week = { ...plan, id: 'week', days: 7, priceUsd: 240 };
    expect(listFound(findCheapRentals({ rentalGroups: [{ ...group, plans: [plan, week] }] }))).toEqual([
      'rental-plans.yaml groups 0 plans 1 priceUsd: $240 for 7 days, and $245 for 1',
    ]);
    expect(
      findCheapRentals({ rentalGroups: [{ ...group, plans: [plan, { ...week, priceUsd: 900 }] }] }),
    ).toEqual([]);
  });

  test.for([
    [text.slice(1), '69 characters'],
    [text, undefined],
    [text.padEnd(160, '.'), undefined],
    [text.padEnd(161, '.'), '161 characters'],
  ] as const)('measure what search results print: %s', ([description, found]) => {
    const seen = listFound(describeLength({ file: 'vehicles/ev-city.yaml', at: ['name'] }, description));
    expect(seen).toEqual(found ? [expect.stringContaining(found)] : []);
  });

  test('refuse a picture that is too small, and one that is too heavy', () => {
    const pictures = [
      { path: 'vehicles/pictures/a.jpg', width: 1199, height: 900, bytes: 8_000_000 },
      { path: 'vehicles/pictures/b.jpg', width: 1200, height: 900, bytes: 8_000_001 },
      { path: 'scenes/c.jpg', width: 800, height: 400, bytes: 1 },
    ];
    expect(listFound([...findSmallPictures({ pictures }), ...findHeavyPictures({ pictures })])).toEqual([
      'vehicles/pictures/a.jpg: a picture 1199 pixels wide',
      'vehicles/pictures/b.jpg: a picture of 8 MB',
    ]);
  });

  test('see a picture that no vehicle, featured cart or scene names', () => {
    const picture = (file: string) => ({ file, alt: 'A cart' });
    const scene = { wide: 'a-wide.jpg', tall: 'a-tall.jpg', alt: 'A shore', isIllustration: false };
    const named = [
      'vehicles/pictures/a.jpg',
      'vehicles/pictures/b.jpg',
      'scenes/a-wide.jpg',
      'scenes/a-tall.jpg',
    ];
    const unnamed = ['vehicles/pictures/c.jpg', 'scenes/b-wide.jpg'];
    const found = findUnreadFiles({
      vehicles: [buildNewVehicle({ pictures: [picture('a.jpg')] })],
      featuredCarts: [
        { vehicleId: 'ev-nomad', description: 'A cart.', accessories: [], picture: picture('b.jpg') },
      ],
      allScenes: [scene],
      filePaths: ['dealer.yaml', 'scenes/scenes.yaml', ...named, ...unnamed],
    });
    expect(listFound(found)).toEqual(unnamed.map((file) => `${file}: a picture that no file names`));
  });

  test('see a notice and a holiday from the day after them on', () => {
    const dealer = {
      notice: { text: 'Closed.', from: '2026-11-01', until: '2026-11-20' },
      holidayHours: [{ date: '2026-11-20', name: 'Some Day' }],
    };
    expect(listFound(findPastDays({ dealer, today: '2026-11-21' }))).toEqual([
      'dealer.yaml notice until: a notice that ended on November 20, 2026',
      'dealer.yaml holidayHours 0 date: Some Day on November 20, 2026, which is over',
    ]);
    expect(findPastDays({ dealer, today: '2026-11-20' })).toEqual([]);
  });
});

describe('the end of security.txt', () => {
  const end = 'dealer.yaml securityTxtUntil: /.well-known/security.txt';
  test.for([
    ['2027-08-31', undefined, false],
    ['2027-09-01', `${end} ends on October 31, 2027`, false],
    ['2027-10-31', `${end} ends on October 31, 2027`, false],
    ['2027-11-01', `${end} ended on October 31, 2027`, true],
  ] as const)('on %s is told as %s; over: %s', ([today, found, isOver]) => {
    const securityDay = { dealer: { securityTxtUntil: '2027-10-31' }, today };
    const [over, soon] = [findExpiredSecurityTxt(securityDay), findSecurityTxtEnd(securityDay)];
    expect(listFound([...over, ...soon])).toEqual(found === undefined ? [] : [found]);
    expect(over.length > 0).toBe(isOver);
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
