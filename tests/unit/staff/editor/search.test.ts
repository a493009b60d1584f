import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findShownField, searchData } from '../../../../src/staff/editor/search.ts';

const root = mkdtempSync(join(tmpdir(), 'search-'));

beforeAll(() => {
  mkdirSync(join(root, 'vehicles'));
  mkdirSync(join(root, 'policies'));
  const files = {
    'dealer.yaml': `name: Made-up Carts
phone: "+13025550142"
showrooms:
  - id: a
    label: Sampleton showroom
    phone: "+13025550199"
holidayHours:
  - date: 2027-07-04
    name: Fireworks
`,
    'vehicles/ev-city.yaml': `name: EV City
priceUsd: 15000
seats: 4
rangeMiles: 42
description: A cart for the city, and café owners like it. Ask {{dealerName}} for one.
`,
    'vehicles/the-city.yaml': 'name: City\n',
    'vehicles/broken.yaml': 'name: *late fee*\n',
    'policies/rental.md': `---
title: Rental policy
---

A late fee of {{rental-late-fee}} an hour is due. See the **[terms](/terms)** for more of it.

| Lost key | {{rental-key}} |
`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
});

afterAll(() => rmSync(root, { recursive: true }));

const tokens = { 'rental-late-fee': { text: '$25' } };

describe('a search', () => {
  test.for<[words: string, ...places: string[]]>([
    ['late fee', 'policies/rental.md: text'],
    [
      'Sampleton',
      'dealer.yaml: showrooms.0.label',
      'dealer.yaml: showrooms.0.phone',
      'dealer.yaml: showrooms.0.id',
    ],
    ['$25 an hour', 'policies/rental.md: text'],
    ['(302) 555-0142', 'dealer.yaml: phone'],
    ['July 4', 'dealer.yaml: holidayHours.0.date'],
    ['$15,000', 'vehicles/ev-city.yaml: priceUsd'],
    ['city price', 'vehicles/ev-city.yaml: priceUsd'],
    ['CAFE owners', 'vehicles/ev-city.yaml: description'],
    ['nowhere to be found'],
    ['  '],
  ])('for "%s" leads to its fields', ([words, ...places]) => {
    const found = searchData(root, words, tokens).map(({ path, at }) => `${path}: ${at.join('.')}`);
    expect(found.toSorted()).toEqual(places.toSorted());
  });

  test('puts the record of that name before texts that speak of it', () => {
    expect(searchData(root, 'city', tokens)[0]?.path).toBe('vehicles/the-city.yaml');
  });

  test('tells what a field is called, and what a page prints around the words', () => {
    expect(searchData(root, '555-0199', tokens)).toEqual([
      {
        path: 'dealer.yaml',
        at: ['showrooms', '0', 'phone'],
        record: 'Dealer',
        label: 'Showrooms, Sampleton showroom, Phone',
        value: '+13025550199',
      },
    ]);
    expect(searchData(root, 'late fee', tokens)[0]?.value).toMatch(/^A late fee of \$25 an hour/);
    expect(searchData(root, 'lost key', tokens)[0]?.value).toBe('| Lost key | … |');
    expect(searchData(root, 'more of it', tokens)[0]?.value).toMatch(/^…\S.* more of it\.$/);
  });
});

describe('what a page shows', () => {
  const files = ['vehicles/ev-city.yaml', 'policies/rental.md', 'dealer.yaml', 'gone.yaml'];
  test.for<[shown: string, place: string | undefined]>([
    ['$15,000', 'priceUsd'],
    ['42 miles', 'rangeMiles'],
    ['4 seats', 'seats'],
    ['A cart for the city, and café owners like it. Ask Made-up Carts for one.', 'description'],
    ['A cart for the city, and café owners', 'description'],
    ['A late fee of $25 an hour is due. See the terms for more of it.', 'text'],
    ['Lost key', 'text'],
    ['July 4, 2027', 'holidayHours.0.date'],
    ['(302) 555-0142', 'phone'],
    ['4 weeks', undefined],
    ['Menu', undefined],
    ['', undefined],
  ])('as "%s" leads to its field', ([shown, place]) => {
    expect(findShownField(root, files, shown)?.at.join('.')).toBe(place);
  });
});
