import { describe, expect, test } from 'vitest';
import { findSmallPhotos } from '../../../src/content/checks/photos.ts';
import {
  findStaleDealerPhone,
  findMisplacedShowrooms,
  findHardcodedPhones,
} from '../../../src/content/checks/stale-facts.ts';
import { findOddRenewals } from '../../../src/content/checks/rentals.ts';
import { parseDataFiles } from '../../../src/content/engine/data-file.ts';
import { openContent } from '../../../src/content/load.ts';
import { smallData } from '../../data/data-copy.ts';
import { buildNewVehicle } from '../samples.ts';

const { dealer, municipalities, rentalGroups } = openContent(smallData);
const [lewes, cherryHill] = dealer.showrooms;
if (!lewes || !cherryHill) throw new Error('the small dealer has two showrooms');

const textOf = (written: string, file = 'pages/about.yaml', at: (string | number)[] = ['hero', 'lead']) => ({
  file,
  at,
  written,
  text: written,
  beside: written,
});

describe('a telephone number', () => {
  const before = parseDataFiles([
    { path: 'dealer.yaml', text: 'phone: "+13025550199"\nshowrooms:\n  - phone: "+13025550199"\n' },
  ]);

  test.each(['(302) 555-0142', '302-555-0142', '302.555.0142', '+1 302 555 0142', '+13025550142'])(
    'of the dealer that is typed into a text is told: %s',
    (number) => {
      expect(
        findHardcodedPhones({ texts: [textOf(`Call ${number}.`)], dealer, published: new Map() }),
      ).toMatchObject([
        {
          found: "(302) 555-0142, the dealer's telephone number",
          expected: 'write {{phone}}, so that it follows a change',
        },
      ]);
    },
  );

  test("that was the dealer's until now is told in texts and at the showroom that keeps it", () => {
    const kept = textOf('+13025550199', 'dealer.yaml', ['showrooms', 0, 'phone']);
    const found = "(302) 555-0199, the dealer's telephone number until now";
    expect(
      findHardcodedPhones({ texts: [textOf('Call 302-555-0199.'), kept], dealer, published: before }),
    ).toMatchObject([
      { file: 'pages/about.yaml', found },
      { file: 'dealer.yaml', at: ['showrooms', 0, 'phone'], found },
    ]);
  });

  test("of a showroom that changed is told at the dealer's, if that was the same and did not", () => {
    const published = parseDataFiles([
      {
        path: 'dealer.yaml',
        text: 'showrooms:\n  - id: lewes\n    phone: "+13025550142"\n  - id: cherry-hill\n',
      },
    ]);
    const showrooms = [{ ...lewes, phone: '+13025550199' }, cherryHill];
    const find = (phone: string, before = published) =>
      findStaleDealerPhone({ dealer: { phone, showrooms }, published: before });
    expect(find('+13025550142')).toMatchObject([
      { file: 'dealer.yaml', at: ['phone'], found: `(302) 555-0142, which ${lewes.name} had until now` },
    ]);
    expect(find('+13025550199')).toEqual([]);
    expect(find('+13025550142', new Map())).toEqual([]);
  });

  test.each(['{{phone}}', '(856) 555-0100', '1,302,555,014 miles', 'Stock 19958302555'])(
    'is not what this text has: %s',
    (words) => {
      expect(findHardcodedPhones({ texts: [textOf(words)], dealer, published: before })).toEqual([]);
    },
  );
});

test('a showroom with the coordinates of another, or far from its town, is told', () => {
  const copied = { ...cherryHill, coordinates: lewes.coordinates };
  const far = { ...lewes, coordinates: { lat: 39.3, lng: -75.1393 } };
  expect(findMisplacedShowrooms({ dealer: { showrooms: [lewes, copied] }, municipalities })).toMatchObject([
    { at: ['showrooms', 1, 'coordinates'], found: `the coordinates of the showroom ${lewes.name}` },
  ]);
  expect(findMisplacedShowrooms({ dealer: { showrooms: [far] }, municipalities })).toMatchObject([
    { at: ['showrooms', 0, 'coordinates'], found: 'a place 36 miles from Lewes' },
  ]);
  expect(findMisplacedShowrooms({ dealer, municipalities })).toEqual([]);
});

test('a renewal that stayed while the price of its plan changed is told with the price of a day', () => {
  const text =
    'groups:\n  - plans:\n      - { id: 4-seater-3-day, priceUsd: 600, renewalDailyUsd: 228.34 }\n' +
    '      - { id: 4-seater-daily, priceUsd: 240, renewalDailyUsd: 240 }\n';
  const published = parseDataFiles([{ path: 'rental-plans.yaml', text }]);
  expect(findOddRenewals({ rentalGroups, published })).toMatchObject([
    {
      at: ['groups', 0, 'plans', 1, 'renewalDailyUsd'],
      found: '$228.34, as before, and the plan went from $600 to $685',
      expected: 'write the price of one more day anew; a day of the plan costs $228.33 now',
    },
  ]);
  expect(findOddRenewals({ rentalGroups, published: new Map() })).toEqual([]);
});

test('a photograph that is upright is told', () => {
  const record = { ...buildNewVehicle(), photos: [{ file: 'a.jpg', alt: 'A cart' }] };
  const upright = { path: 'vehicles/photos/a.jpg', width: 1600, height: 2000, bytes: 1 };
  expect(findSmallPhotos({ vehicles: [record], pictures: [upright] })).toMatchObject([
    { found: 'a.jpg, which is upright: 1600 by 2000 pixels' },
  ]);
  expect(findSmallPhotos({ vehicles: [record], pictures: [{ ...upright, height: 1600 }] })).toEqual([]);
});
