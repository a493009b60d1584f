import { describe, expect, test } from 'vitest';
import { buildItemList, buildRental, buildService } from '../../../../src/lib/seo/offer-nodes.ts';
import { buildDealer, buildNewVehicle } from '../../samples.ts';

const dealer = buildDealer();

describe('buildItemList', () => {
  test('counts the vehicles and links each by its full URL', () => {
    const vehicles = [buildNewVehicle(), buildNewVehicle({ id: 'ev-city', name: 'EV City' })];
    expect(buildItemList('Inventory', '/inventory', vehicles, dealer)).toEqual({
      '@type': 'ItemList',
      '@id': 'https://dealer.example/inventory#list',
      name: 'Inventory',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Denago EV Nomad',
          url: 'https://dealer.example/vehicles/ev-nomad',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Denago EV City',
          url: 'https://dealer.example/vehicles/ev-city',
        },
      ],
    });
  });
});

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
