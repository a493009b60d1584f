import { describe, expect, test } from 'vitest';
import {
  buildReturnPolicy,
  buildShippingService,
  isDeliveredFree,
} from '../../../../src/features/vehicles/sale-terms.ts';
import { buildDealer, buildShowroom } from '../../samples.ts';

const dealer = buildDealer({
  showrooms: [buildShowroom(), buildShowroom({ id: 'web', type: 'online', postalCode: '10001' })],
});
const saleFigures = {
  returnDays: { new: 7, used: 3 },
  restockingPercent: { new: 15, used: 20 },
  freeDeliveryFromUsd: 5000,
  deliveryDays: { min: 2, max: 5 },
};
const facts = { dealer, saleFigures, returnPolicyPath: '/policies/return-policy' };

describe('buildReturnPolicy', () => {
  test.each([
    ['new', 7, 15],
    ['used', 3, 20],
  ] as const)('takes a %s vehicle back within its days, less its fee', (condition, days, percent) => {
    expect(buildReturnPolicy({ condition }, facts)).toMatchObject({
      applicableCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: days,
      restockingFee: percent,
      merchantReturnLink: 'https://dealer.example/policies/return-policy',
    });
  });

  test.each([
    ['sold as it stands', { condition: 'used', asIs: true }, 'MerchantReturnNotPermitted'],
    ['built to order', { condition: 'custom' }, 'MerchantReturnUnspecified'],
  ] as const)('promises no days for a vehicle that is %s', (_, vehicle, category) => {
    const policy = buildReturnPolicy(vehicle, facts);
    expect(policy).toMatchObject({ returnPolicyCategory: `https://schema.org/${category}` });
    expect(policy).not.toHaveProperty('merchantReturnDays');
  });
});

describe('isDeliveredFree', () => {
  test.each([
    [5000, true],
    [4999, false],
  ])('of a vehicle at $%d, where purchases from $5,000 on come free: %s', (priceUsd, isFree) => {
    expect(isDeliveredFree({ priceUsd }, saleFigures)).toBe(isFree);
  });
});

describe('buildShippingService', () => {
  test('delivers free from an amount on, to the postal codes of showrooms that people can visit', () => {
    expect(buildShippingService(saleFigures, dealer)).toMatchObject({
      handlingTime: { duration: { minValue: 2, maxValue: 5, unitCode: 'DAY' } },
      shippingConditions: {
        orderValue: { minValue: 5000, currency: 'USD' },
        shippingDestination: [{ addressCountry: 'US', postalCode: '19958' }],
        shippingRate: { value: 0, currency: 'USD' },
        transitTime: { duration: { minValue: 0, maxValue: 0, unitCode: 'DAY' } },
      },
    });
  });
});
