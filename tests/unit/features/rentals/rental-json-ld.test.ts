import { describe, expect, test } from 'vitest';
import { buildRental } from '../../../../src/features/rentals/rental-json-ld.ts';
import { buildDealer } from '../../samples.ts';

const dealer = buildDealer();

describe('buildRental', () => {
  test('leases each plan at its price for its days', () => {
    const plan = {
      id: 'weekly',
      title: 'Weekly Rental',
      badge: 'Most Popular',
      description: 'A week.',
      priceUsd: 1050,
      days: 7,
      renewalDailyUsd: 150,
    };
    const group = {
      id: '4-seater',
      title: '4 Seater',
      description: 'Four seats.',
      vehicleIds: ['ev-nomad'],
      depositFigureId: 'deposit',
      plans: [plan],
    };
    expect(buildRental(group, dealer)).toMatchObject({
      '@type': 'Service',
      name: '4 Seater rental',
      provider: { '@id': 'https://dealer.example/#dealer' },
      offers: [
        {
          '@type': 'Offer',
          name: '4 Seater: Weekly Rental',
          url: 'https://dealer.example/rentals#4-seater',
          price: 1050,
          priceCurrency: 'USD',
          eligibleDuration: { value: 7, unitCode: 'DAY' },
          businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        },
      ],
    });
  });
});
