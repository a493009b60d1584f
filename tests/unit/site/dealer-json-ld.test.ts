import { expect, test } from 'vitest';
import { buildDealer, type DealerDetails } from '../../../src/site/dealer-json-ld.ts';
import { buildCounty, buildDealer as buildDealerRecord, buildShowroom } from '../samples.ts';

const imageUrl = 'https://dealer.example/share/home.jpg';
const details: DealerDetails = { counties: [buildCounty()], priceRangeUsd: [4595, 27500] };
const build = (
  changes: Parameters<typeof buildDealerRecord>[0] = {},
  changedDetails: Partial<DealerDetails> = {},
) => buildDealer(buildDealerRecord(changes), { ...details, ...changedDetails }, imageUrl);

test('says of the dealer what the records say, with opening hours by day', () => {
  expect(build()).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://dealer.example/#dealer',
    name: 'Sample Carts',
    url: 'https://dealer.example/',
    priceRange: '$4,595-$27,500',
    areaServed: [{ '@id': 'https://dealer.example/sussex-county-golf-carts#place', name: 'Sussex County' }],
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  });
});

test('adds holidays, closed ones from midnight to midnight', () => {
  const holidayHours = [
    { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '13:00' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ];
  expect(build({ holidayHours })).toMatchObject({
    openingHoursSpecification: [
      { opens: '09:00', closes: '17:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('lists showrooms that people can visit, and no others', () => {
  const online = buildShowroom({ id: 'web', name: 'Web shop', type: 'online' });
  const { department, address } = build({ showrooms: [buildShowroom(), online] });
  expect(address).toHaveLength(1);
  expect(department).toMatchObject([
    {
      '@id': 'https://dealer.example/showroom#lewes',
      name: 'Sample Carts, Lewes showroom',
      address: { addressLocality: 'Lewes', addressRegion: 'DE' },
      geo: { '@type': 'GeoCoordinates', latitude: 38.7746, longitude: -75.1393 },
    },
  ]);
});

test('has a rating and reviews only where the page prints them', () => {
  expect(build()).not.toHaveProperty('aggregateRating');
  expect(build()).not.toHaveProperty('review');
  const entry = {
    author: 'Ellen R.',
    place: 'Lewes',
    rating: 5,
    datePublished: '2026-06-14',
    headline: 'They asked first',
    body: 'Before showing us anything they asked who rides along.',
  };
  expect(build({}, { reviews: { entries: [entry], ratings: { dealer: 4.8, products: 4.7 } } })).toMatchObject(
    {
      aggregateRating: { ratingValue: 4.8, reviewCount: 1 },
      review: [
        {
          author: { name: entry.author },
          datePublished: entry.datePublished,
          reviewRating: { ratingValue: 5 },
        },
      ],
    },
  );
});
