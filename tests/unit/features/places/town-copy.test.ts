import { describe, expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import { chooseTextsForTown, type TownTraits } from '../../../../src/features/places/town-copy.ts';

const page = getPageCopy('town');
const choose = (changes: Partial<TownTraits> = {}) =>
  chooseTextsForTown(
    page,
    { answer: 'Some carts.' },
    { setting: 'suburb', isSeat: false, isRentalDeliveryFree: true, rule: undefined, ...changes },
  );

test('the totals of rentals say whether delivery is free', () => {
  const { free, paid, note } = page.rental;
  expect(choose().rentalNotes).toEqual([free, note]);
  expect(choose({ isRentalDeliveryFree: false }).rentalNotes).toEqual([paid, note]);
});

describe('the answer on roads', () => {
  const { registeredOnly, closed } = page.answers.roads;
  const { privateLand } = page.rental;
  const summary = 'Our rule.';

  test.each([
    [undefined, ['Some carts.'], undefined, undefined],
    [[], ['Some carts.', summary], undefined, undefined],
    [['golf carts'], [summary], registeredOnly, privateLand],
    [['golf carts', 'low-speed vehicles'], [summary], closed, privateLand],
  ] as const)('where a rule forbids %j is %j', (forbids, answers, note, rentalLand) => {
    const copy = choose({ rule: forbids && { summary, forbids: [...forbids] } });
    expect(copy.roads).toMatchObject({ answers, note, isClosed: forbids?.length === 2 });
    expect(copy.rentalLand).toBe(rentalLand);
  });
});
