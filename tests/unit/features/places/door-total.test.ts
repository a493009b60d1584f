import { describe, expect, test } from 'vitest';
import { computeDoorTotal } from '../../../../src/features/places/door-total.ts';

const figures = { freeDeliveryFromUsd: 5000 };

describe('computeDoorTotal', () => {
  test.each([
    { cart: 'a new cart', priceUsd: 15_000, isDeliveryFree: true, totalUsd: 15_000 },
    { cart: 'a used cart sold as-is', priceUsd: 5495, isDeliveryFree: true, totalUsd: 5495 },
    { cart: 'a cart at the minimum', priceUsd: 5000, isDeliveryFree: true, totalUsd: 5000 },
    { cart: 'a cart a dollar below it', priceUsd: 4999, isDeliveryFree: false, totalUsd: undefined },
    { cart: 'a used cart below it', priceUsd: 4595, isDeliveryFree: false, totalUsd: undefined },
  ])(
    'brings $cart free only from the minimum on, and has no total below it',
    ({ priceUsd, isDeliveryFree, totalUsd }) => {
      expect(computeDoorTotal({ priceUsd }, figures, { isWhole: true })).toEqual({
        isDeliveryFree,
        totalUsd,
      });
    },
  );

  test('has no total where the price does not hold all that the dealer charges', () => {
    expect(computeDoorTotal({ priceUsd: 15_000 }, figures, { isWhole: false })).toEqual({
      isDeliveryFree: true,
      totalUsd: undefined,
    });
  });
});
