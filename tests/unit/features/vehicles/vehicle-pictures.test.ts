import { describe, expect, test } from 'vitest';
import {
  countSeatRows,
  describeListing,
  listPictureAlts,
  listPictureFiles,
} from '../../../../src/features/vehicles/vehicle-pictures.ts';
import { buildNewRecord } from '../../samples.ts';

const illustration = {
  body: 'ev-nomad',
  paint: 'coral',
  upholstery: 'sand',
  lastRow: 'forward',
  trim: 'base',
} as const;
const illustrationViews = ['front', 'side', 'rear', 'dashboard'] as const;
const photos = [{ file: 'nomad.jpg', alt: 'A red Nomad in our yard' }];
const words = {
  paintNames: new Map([
    ['coral', 'coral orange'],
    ['pearl', 'pearl white'],
  ]),
};

describe('listPictureFiles', () => {
  test('takes the photographs of a vehicle that has some, and no illustration beside them', () => {
    const record = buildNewRecord({ photos, illustration, illustrationViews });
    expect(listPictureFiles(record)).toEqual(['vehicles/photos/nomad.jpg']);
  });

  test('takes the views of the illustration that are there where there are no photographs', () => {
    const record = buildNewRecord({ id: 'ev-nomad-xl', illustration, illustrationViews });
    expect(listPictureFiles(record)).toEqual([
      'illustrations/vehicles/ev-nomad-xl-front.jpg',
      'illustrations/vehicles/ev-nomad-xl-side.jpg',
      'illustrations/vehicles/ev-nomad-xl-rear.jpg',
      'illustrations/vehicles/ev-nomad-xl-dashboard.jpg',
    ]);
  });

  test('finds nothing for a vehicle with neither', () => {
    expect(listPictureFiles(buildNewRecord())).toEqual([]);
  });
});

describe('listPictureAlts', () => {
  const describePictures = (changes: Parameters<typeof buildNewRecord>[0]) =>
    listPictureAlts(buildNewRecord({ illustrationViews, ...changes }), 'Denago EV Nomad', words);

  test("says what the staff wrote about the dealer's photographs", () => {
    expect(describePictures({ photos, illustration })).toEqual(['A red Nomad in our yard']);
  });

  test('says of an illustration that it is one, its color, its view and its rows of seats', () => {
    expect(describePictures({ seats: 4, illustration })).toEqual([
      'Illustration of the Denago EV Nomad in coral orange, seen from the front left, with two rows of seats',
      "Illustration of the Denago EV Nomad in coral orange, seen from the driver's side",
      'Illustration of the Denago EV Nomad in coral orange, seen from the rear left',
      'Illustration of the Denago EV Nomad in coral orange: the dashboard and the steering wheel',
    ]);
  });

  test('names both paints of a two-tone cart', () => {
    const [front] = describePictures({ illustration: { ...illustration, secondPaint: 'pearl' } });
    expect(front).toContain('in coral orange and pearl white,');
  });

  test('counts a row that faces back apart', () => {
    const backwards = { ...illustration, lastRow: 'rear-facing' as const };
    expect(describePictures({ seats: 4, illustration: backwards })[0]).toContain(
      'with one row of seats and one more that faces back',
    );
    expect(describePictures({ seats: 6, illustration: backwards })[0]).toContain(
      'with two rows of seats and one more that faces back',
    );
  });
});

describe('describeListing', () => {
  const drawn = buildNewRecord({ photos: [], illustration, illustrationViews });

  test.each([
    {
      what: 'photographs',
      vehicles: [buildNewRecord({ photos, illustration, illustrationViews })],
      words: 'Plus tax.',
    },
    { what: 'a new cart that is drawn', vehicles: [drawn], words: 'Plus tax. Pictures are illustrations.' },
    {
      what: 'used carts that are drawn',
      vehicles: [{ ...drawn, condition: 'used' as const }],
      words: 'Plus tax. Drawings, not photos of these carts.',
    },
  ])('says over $what: $words', ({ vehicles, words }) => {
    expect(describeListing('Plus tax.', vehicles)).toBe(words);
  });
});

describe('countSeatRows', () => {
  test.each([
    [2, 'forward', { rows: 1, rearFacingRow: false }],
    [4, 'forward', { rows: 2, rearFacingRow: false }],
    [4, 'rear-facing', { rows: 1, rearFacingRow: true }],
    [8, 'forward', { rows: 4, rearFacingRow: false }],
    [1, 'forward', { rows: 1, rearFacingRow: false }],
  ] as const)('gives %i seats with the last row %s %o', (seats, lastRow, rows) => {
    expect(countSeatRows(seats, { lastRow })).toEqual(rows);
  });
});
