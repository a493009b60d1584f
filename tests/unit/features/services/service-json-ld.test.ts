import { expect, test } from 'vitest';
import { buildService } from '../../../../src/features/services/service-json-ld.ts';
import { buildDealer } from '../../samples.ts';

const service = {
  id: 'battery',
  title: 'Battery Services',
  rate: '',
  rateType: 'hourly-from' as const,
  description: 'Testing and repair.',
  includes: ['Battery testing'],
};

test('a service is offered from its hourly rate, and work with its own price at that price', () => {
  const prices = { hourlyUsd: 155, fixed: [{ title: 'Battery test', usd: 79 }] };
  expect(buildService(service, prices, buildDealer())).toMatchObject({
    provider: { '@id': 'https://dealer.example/#dealer' },
    offers: [
      { priceSpecification: { price: 155, minPrice: 155, priceCurrency: 'USD', unitCode: 'HUR' } },
      { name: 'Battery test', price: 79, priceCurrency: 'USD' },
    ],
  });
});
