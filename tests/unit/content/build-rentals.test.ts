import { describe, expect, test } from 'vitest';
import { buildRentals } from '../../../src/content/builders/build-rentals.ts';
import { openContent } from '../../../src/content/load.ts';
import { smallData } from '../../data/data-copy.ts';

const content = openContent(smallData);
const { rentalGroups: groups } = content;
const roadsUnconfirmed = { sentence: 'None is confirmed.', note: 'For private land.' };
const find = (own: Partial<(typeof groups)[number]> = {}) => {
  const changed = groups.map((group) => ({ ...group, ...own }));
  const facts = { ...content, showrooms: content.dealer.showrooms };
  return buildRentals({ groups: changed, roadsUnconfirmed }, facts).findRentalRoadsUnconfirmed();
};

describe('what is said while no rental is confirmed for the road', () => {
  test('is there while nobody has checked which carts are rented', () => {
    expect(find({ verified: false })).toBe(roadsUnconfirmed);
  });

  test('is there while no record of a rented cart says that it is for the road', () => {
    expect(find({ vehicleIds: ['onward-4-u1042'] })).toBe(roadsUnconfirmed);
  });

  test('is gone once one is confirmed', () => {
    expect(find({ vehicleIds: ['ev-city'] })).toBeUndefined();
  });
});
