import { describe, expect, test } from 'vitest';
import { buildReturnPolicy } from '../../../../src/features/vehicles/sale-terms.ts';
import { buildDealer } from '../../samples.ts';

const dealer = buildDealer();
const saleFigures = {
  returnDays: { new: 7, used: 3 },
  restockingPercent: { new: 15, used: 20 },
  freeDeliveryFromUsd: 5000,
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
