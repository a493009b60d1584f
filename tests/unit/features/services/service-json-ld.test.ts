import { describe, expect, test } from 'vitest';
import { buildService } from '../../../../src/features/services/service-json-ld.ts';
import { buildDealer } from '../../samples.ts';

const dealer = buildDealer();

describe('buildService', () => {
  const service = {
    id: 'battery',
    title: 'Battery Services',
    rate: '',
    rateType: 'hourly-from' as const,
    description: 'Testing and repair.',
    includes: ['Battery testing'],
  };

  test('starts at the hourly rate where there is one', () => {
    expect(buildService(service, { hourlyUsd: 155, fixed: [] }, dealer)).toMatchObject({
      name: 'Battery Services',
      provider: { '@id': 'https://dealer.example/#dealer' },
      offers: [{ priceSpecification: { price: 155, minPrice: 155, priceCurrency: 'USD', unitCode: 'HUR' } }],
    });
  });

  test('offers work with a price of its own at that price', () => {
    expect(buildService(service, { fixed: [{ title: 'Battery test', usd: 79 }] }, dealer)).toMatchObject({
      offers: [{ name: 'Battery test', price: 79, priceCurrency: 'USD' }],
    });
  });

  test('offers no price where there is none', () => {
    expect(buildService(service, { fixed: [] }, dealer)).not.toHaveProperty('offers');
  });
});
