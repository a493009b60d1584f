import { expect, test } from 'vitest';
import { buildRentalService } from '../../../../src/features/rentals/rental-json-ld.ts';
import { buildDealer } from '../../samples.ts';
import { buildGroup } from './group.ts';

test('a plan is offered for lease at its price for its days', () => {
  expect(buildRentalService(buildGroup('four', { 7: 1050 }), buildDealer())).toMatchObject({
    '@type': 'Service',
    provider: { '@id': 'https://dealer.example/#dealer' },
    offers: [
      {
        url: 'https://dealer.example/rentals#four',
        price: 1050,
        priceCurrency: 'USD',
        eligibleDuration: { value: 7, unitCode: 'DAY' },
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      },
    ],
  });
});
