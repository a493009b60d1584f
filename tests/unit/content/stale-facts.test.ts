import { describe, expect, test } from 'vitest';
import { findMisplacedShowrooms, findOldPhones } from '../../../src/content/checks/stale-facts.ts';
import { findOddRenewals } from '../../../src/content/checks/rentals.ts';
import type { PageText } from '../../../src/content/checks/page-texts.ts';
import { parseDataFiles } from '../../../src/content/engine/data-file.ts';
import { openContent } from '../../../src/content/load.ts';
import { smallData } from '../../data/data-copy.ts';

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

describe('a telephone number that has changed in data/dealer.yaml', () => {
  const [was, is] = ['+13025550199', '+13025550142'];
  const phonesOf = (phone: string, ofLewes: string) => ({
    phone,
    showrooms: [{ id: 'lewes', phone: ofLewes }],
  });
  const findOld = (text: PageText, before: object, now = phonesOf(is, is)) => {
    const published = parseDataFiles([{ path: 'dealer.yaml', text: JSON.stringify(before) }]);
    return findOldPhones({ texts: [text], dealer: now, published });
  };

  test.each(['(302) 555-0199', '302-555-0199', '302.555.0199', '+1 302 555 0199', was])(
    'is told where it still stands in a text: %s',
    (number) => {
      expect(findOld(textOf(`Call ${number}.`), phonesOf(was, is))).toMatchObject([
        {
          file: 'pages/about.yaml',
          found: '(302) 555-0199, which has changed in data/dealer.yaml',
          expected: 'write {{phone}}, or the new number',
        },
      ]);
    },
  );

  test.for([
    ['a showroom', phonesOf(is, was)],
    ['the dealer', phonesOf(was, is)],
  ] as const)('is told where %s keeps it', ([, now]) => {
    const kept = textOf(was, 'dealer.yaml', ['phone']);
    expect(findOld(kept, phonesOf(was, was), now)).toMatchObject([
      { file: 'dealer.yaml', expected: 'write the new number, if it changes here too' },
    ]);
  });

  test.each(['{{phone}}', '(856) 555-0100', '1,302,555,019 miles', 'Stock 19958302555', is])(
    'is not what this text has: %s',
    (words) => {
      expect(findOld(textOf(words), phonesOf(was, is))).toEqual([]);
    },
  );

  test('is none while data/dealer.yaml stands as it is published', () => {
    expect(findOld(textOf(is), phonesOf(is, is))).toEqual([]);
    expect(findOldPhones({ texts: [textOf(is)], dealer, published: new Map() })).toEqual([]);
  });
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
      expected: 'write the price of one more day anew; a day of the plan costs $228.34 now',
    },
  ]);
  expect(findOddRenewals({ rentalGroups, published: new Map() })).toEqual([]);
});
