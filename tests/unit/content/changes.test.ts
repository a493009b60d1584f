import { describe, expect, test } from 'vitest';
import { revertValueAt, compareFiles } from '../../../src/content/changes.ts';
import { labelField, labelPlace, getEntryTitle } from '../../../src/content/labels.ts';

describe('a change is told', () => {
  test.for<[sentence: string, path: string, before: string, now: string, lines: string[]]>([
    [
      'with the vehicle and both prices',
      'vehicles/ev-nomad.yaml',
      'name: EV Nomad\npriceUsd: 8495\n',
      'name: EV Nomad\npriceUsd: 8295\n',
      ['Price of EV Nomad: $8,495, now $8,295'],
    ],
    [
      'of a policy with its fields, and with each place of its text',
      'policies/terms.md',
      '---\ntitle: Terms\n---\n\nOne.\n\nTwo.\n\nThree.\n',
      '---\ntitle: Our terms\n---\n\nOne!\n\nTwo.\n\nThree.\n\nFour.\n',
      [
        'Title of Our terms: “Terms”, now “Our terms”',
        'Text of Our terms: “One.”, now “One!”',
        'Text of Our terms: “Four.”, new',
      ],
    ],
    [
      'with the entry of the list that it is in, wherever that stands now',
      'figures/rental.yaml',
      'figures:\n  - id: a\n    label: Age\n    value: 18\n  - id: b\n    label: Fee\n    value: 1\n',
      'figures:\n  - id: b\n    label: Fee\n    value: 2\n  - id: a\n    label: Age\n    value: 18\n',
      ['Value of Fee, Rental: 1, now 2'],
    ],
    [
      'as new and as taken out',
      'dealer.yaml',
      'phone: "1"\nemail: x\n',
      'phone: "1"\nopen: true\n',
      ['Email of Dealer: “x”, taken out', 'Open of Dealer: yes, new'],
    ],
    [
      'of a list of words as one, and of a long text by its beginning',
      'vehicles/a.yaml',
      `name: A\nuses: [golf]\ndescription: ${'word '.repeat(30)}\n`,
      'name: A\nuses: [golf, work]\ndescription: Short.\n',
      [
        'Uses of A: “golf”, now “golf, work”',
        `Description of A: “${'word '.repeat(16).trim()}…”, now “Short.”`,
      ],
    ],
    [
      'with the way to its place',
      'brands/denago.yaml',
      'name: Denago\npage:\n  lineup:\n    title: A\n',
      'name: Denago\npage:\n  lineup:\n    title: B\n',
      ['Title of lineup, page, Denago: “A”, now “B”'],
    ],
    [
      'of a long text by the part that differs',
      'vehicles/a.yaml',
      `name: A\ndescription: ${'word '.repeat(20)}that it has ${'two '.repeat(30)}\n`,
      `name: A\ndescription: ${'word '.repeat(20)}that it got ${'two '.repeat(30)}\n`,
      [
        `Description of A: “…word word word that it has ${'two '.repeat(13)}t…”, now “…word word word that it got ${'two '.repeat(13)}t…”`,
      ],
    ],
    [
      'with the cents of an amount that has some',
      'rental-plans.yaml',
      'renewalDailyUsd: 228.34\n',
      'renewalDailyUsd: 235\n',
      ['Renewal daily of Rental plans: $228.34, now $235'],
    ],
    [
      'of a record that was added as one',
      'dealer.yaml',
      'phone: "1"\n',
      'phone: "1"\nnotice:\n  text: Closed.\n  from: 2026-12-24\n',
      ['Notice of Dealer: text “Closed.”, from December 24, 2026, new'],
    ],
    [
      'of a list of which entries came or went as one, with all that changed in it',
      'dealer.yaml',
      'hours:\n  showroom:\n    - days: [Monday, Saturday]\n      opens: 9\n    - days: [Sunday]\n      opens: 11\n',
      'hours:\n  showroom:\n    - days: [Monday]\n      opens: 9\n    - days: [Saturday]\n      opens: 10\n    - days: [Sunday]\n      opens: 12\n',
      [
        'Showroom of hours, Dealer: days “Monday, Saturday”, opens 9, taken out; days “Monday”, opens 9, new; ' +
          'days “Saturday”, opens 10, new; Opens of Sunday, showroom, hours, Dealer: 11, now 12',
      ],
    ],
    [
      'with a telephone number and a day as people read them',
      'dealer.yaml',
      'phone: "+13025550142"\nuntil: 2027-01-15\n',
      'phone: "+13025550199"\nuntil: 2027-02-30\n',
      [
        'Phone of Dealer: (302) 555-0142, now (302) 555-0199',
        'Until of Dealer: January 15, 2027, now “2027-02-30”',
      ],
    ],
    [
      'of a review that was put before others as one that is new',
      'reviews.yaml',
      'reviews:\n  - author: Ellen R.\n    rating: 5\n  - author: Marcus T.\n    rating: 4\n',
      'reviews:\n  - author: Maria T.\n    rating: 5\n  - author: Ellen R.\n    rating: 5\n  - author: Marcus T.\n    rating: 4\n',
      ['Reviews: author “Maria T.”, rating 5, new'],
    ],
    [
      'as a comment where no value differs',
      'dealer.yaml',
      'a: 1\n',
      '# x\na: 1\n',
      ['Changed in its order or a comment: Dealer'],
    ],
    [
      'as a mistake where the file cannot be read',
      'dealer.yaml',
      'a: 1\n',
      'a: [\n',
      ['Changed, with a mistake: Dealer'],
    ],
    [
      'as a mistake where a text begins with a sign, which names another place of the file',
      'dealer.yaml',
      'a: 1\n',
      'a: *new*\n',
      ['Changed, with a mistake: Dealer'],
    ],
    ['not at all where nothing is', 'dealer.yaml', 'a: 1\n', 'a: 1\n', []],
  ])('%s', ([, path, before, now, lines]) => {
    expect(compareFiles(path, before, now).map(({ summary }) => summary)).toEqual(lines);
  });
});

describe('brought back is', () => {
  const before = {
    price: 1,
    notice: { text: 'x', from: 'y' },
    days: [{ name: 'A' }, { name: 'B', open: true }],
    text: 'One.\n\nTwo.',
  };
  test.for<[what: string, now: object, at: string[], expected: object]>([
    ['a value', { ...before, price: 2 }, ['price'], before],
    ['a list, whole', { ...before, days: [{ name: 'A' }, { name: 'C' }] }, ['days'], before],
    [
      'a record that was taken out, whole',
      { price: 1, days: before.days, text: before.text },
      ['notice', 'from'],
      before,
    ],
    ['a record that was added, out again', { ...before, more: { a: 1 } }, ['more', 'a'], before],
    [
      'an entry that was taken out, whole',
      { ...before, days: [{ name: 'B', open: true }] },
      ['days', 'A', 'name'],
      before,
    ],
    [
      'an entry that was added, out again',
      { ...before, days: [{ name: 'C', open: false }, ...before.days] },
      ['days', 'C', 'open'],
      before,
    ],
    [
      'a place of a long text, and leaves the others',
      { ...before, text: 'One!\n\nTwo.\n\nFour.' },
      ['text', '0'],
      { ...before, text: 'One.\n\nTwo.\n\nFour.' },
    ],
    [
      'a value of an entry, wherever that stands now, and nothing else',
      { ...before, price: 2, days: [{ name: 'B', open: false }, { name: 'A' }] },
      ['days', 'B', 'open'],
      { ...before, price: 2, days: [{ name: 'B', open: true }, { name: 'A' }] },
    ],
  ])('%s', ([, now, at, expected]) => {
    expect(revertValueAt(now, before, at)).toEqual(expected);
  });
});

test("a field's label is its name in words, with its unit", () => {
  expect(
    ['priceUsd', 'rangeMiles', 'chargingHoursMin', 'brandId', 'vehicleIds', 'savingsPercent', 'alt'].map(
      labelField,
    ),
  ).toEqual([
    'Price',
    'Range (miles)',
    'Charging hours (at least)',
    'Brand',
    'Vehicles',
    'Savings (%)',
    'What the picture shows',
  ]);
});

test('the way to a value is told by what each entry calls itself, else by its number', () => {
  const value = { figures: [{ label: 'Late fee', value: 25 }], uses: ['golf'] };
  expect([
    labelPlace(value, ['figures', '0', 'value']),
    labelPlace(value, ['uses', '0']),
    labelPlace(undefined, ['priceUsd']),
    labelPlace(value, []),
  ]).toEqual(['Figures, Late fee, Value', 'Uses, 1', 'Price', '']);
});

test("an entry's title is what it says of itself", () => {
  const days = ['Monday', 'Tuesday'];
  expect(
    [
      { name: 'A', label: 'B' },
      { id: 'c', title: 'C' },
      { author: 'Ann B.', place: 'Lewes' },
      { opens: '09:00', days },
      'word',
      null,
    ].map(getEntryTitle),
  ).toEqual(['B', 'C', 'Ann B.', 'Monday, Tuesday', undefined, undefined]);
});
