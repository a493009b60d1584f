import { describe, expect, test } from 'vitest';
import { buildHead } from '../../../src/lib/seo/head.ts';
import {
  buildGraph,
  buildItemList,
  buildPlace,
  buildRentalCatalog,
  buildService,
  buildTown,
  buildVehicleProduct,
  formatGraph,
} from '../../../src/lib/seo/json-ld.ts';
import { buildVehicle } from '../../../src/lib/vehicle-view.ts';
import {
  buildDealer,
  buildNewRecord,
  buildSampleVehicle,
  buildShowroom,
  buildTownRecord,
  buildUsedRecord,
} from '../samples.ts';

const imageUrl = 'https://dealer.example/share/rentals.png';
const head = buildHead(
  { title: 'Rentals', description: 'Rent a cart by the day.', keywords: ['rental'] },
  '/rentals/weekly',
  {
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Rentals', path: '/rentals' },
      { label: 'Weekly', path: '/rentals/weekly' },
    ],
  },
);

/** The graph as a crawler reads it: printed and parsed again. */
function parseGraph(graph: Parameters<typeof formatGraph>[0]): Record<string, unknown>[] {
  const parsed = JSON.parse(formatGraph(graph)) as {
    '@context': string;
    '@graph': Record<string, unknown>[];
  };
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

describe('buildGraph', () => {
  const nodes = parseGraph(buildGraph(head, buildDealer(), imageUrl));
  const find = (type: string) => nodes.find((node) => node['@type'] === type);

  test('holds dealer, site, page and breadcrumbs, then the page’s own things', () => {
    const things = [{ '@type': 'Thing', name: 'Own' } as const];
    const types = parseGraph(buildGraph({ ...head, things }, buildDealer(), imageUrl)).map(
      (node) => node['@type'],
    );
    expect(types).toEqual(['AutoDealer', 'WebSite', 'WebPage', 'BreadcrumbList', 'Thing']);
  });

  test('links page, site, dealer and breadcrumbs by ids that exist', () => {
    const ids = nodes.map((node) => node['@id']);
    expect(ids).toEqual([
      'https://dealer.example/#dealer',
      'https://dealer.example/#site',
      'https://dealer.example/rentals/weekly#page',
      'https://dealer.example/rentals/weekly#breadcrumbs',
    ]);
    expect(find('WebPage')).toMatchObject({
      isPartOf: { '@id': ids[1] },
      about: { '@id': ids[0] },
      breadcrumb: { '@id': ids[3] },
    });
    expect(find('WebSite')).toMatchObject({ publisher: { '@id': ids[0] } });
  });

  test('says of the page what its head says', () => {
    expect(find('WebPage')).toMatchObject({
      url: 'https://dealer.example/rentals/weekly',
      name: 'Rentals',
      description: 'Rent a cart by the day.',
      primaryImageOfPage: { url: imageUrl, width: '1200', height: '630' },
    });
  });

  test('names a page by its canonical address', () => {
    const copy = { ...head, path: '/copy', canonicalPath: '/original' };
    const page = parseGraph(buildGraph(copy, buildDealer(), imageUrl))[2];
    expect(page).toMatchObject({
      '@id': 'https://dealer.example/original#page',
      url: 'https://dealer.example/original',
    });
  });

  test('numbers the breadcrumbs from 1, each with its full address', () => {
    expect(find('BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Rentals', item: 'https://dealer.example/rentals' },
      { '@type': 'ListItem', position: 3, name: 'Weekly', item: 'https://dealer.example/rentals/weekly' },
    ]);
  });

  test('has no breadcrumbs and no link to them on a page directly under home', () => {
    const flat = parseGraph(buildGraph({ ...head, crumbs: [] }, buildDealer(), imageUrl));
    expect(flat.map((node) => node['@type'])).toEqual(['AutoDealer', 'WebSite', 'WebPage']);
    expect(flat[2]).not.toHaveProperty('breadcrumb');
  });

  test('says of the dealer what the dealer file says, with opening hours by day', () => {
    expect(find('AutoDealer')).toMatchObject({
      name: 'Sample Carts',
      url: 'https://dealer.example/',
      telephone: '+13025550142',
      email: 'hello@dealer.example',
      sameAs: ['https://social.example/facebook'],
      openingHoursSpecification: [
        {
          dayOfWeek: [
            'https://schema.org/Monday',
            'https://schema.org/Tuesday',
            'https://schema.org/Wednesday',
            'https://schema.org/Thursday',
            'https://schema.org/Friday',
            'https://schema.org/Saturday',
          ],
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
    const [dealer] = parseGraph(buildGraph(head, buildDealer({ holidayHours }), imageUrl));
    expect(dealer?.['openingHoursSpecification']).toMatchObject([
      { opens: '09:00', closes: '17:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ]);
  });

  test('lists showrooms that people can visit, and no others', () => {
    const showrooms = [buildShowroom(), buildShowroom({ id: 'web', name: 'Web shop', type: 'online' })];
    const [dealer] = parseGraph(buildGraph(head, buildDealer({ showrooms }), imageUrl));
    expect(dealer?.['department']).toMatchObject([
      {
        '@id': 'https://dealer.example/showroom#lewes',
        name: 'Sample Carts, Lewes showroom',
        address: {
          streetAddress: '1420 Saltgrass Lane',
          addressLocality: 'Lewes',
          addressRegion: 'DE',
          postalCode: '19958',
        },
        geo: { latitude: 38.7746, longitude: -75.1393 },
      },
    ]);
  });
});

describe('formatGraph', () => {
  test('escapes "<", so that no text ends the script element, and stays the same value', () => {
    const graph = buildGraph({ ...head, title: '</script><b>' }, buildDealer(), imageUrl);
    expect(formatGraph(graph)).not.toContain('<');
    expect(parseGraph(graph)[2]).toMatchObject({ name: '</script><b>' });
  });
});

describe('buildVehicleProduct', () => {
  const dealer = buildDealer();
  const build = (record: Parameters<typeof buildVehicle>[0]) =>
    buildVehicleProduct(record, buildVehicle(record, 'Denago'), imageUrl, dealer);

  test('offers a vehicle at the price that the page prints, sold by the dealer of the graph', () => {
    expect(build(buildNewRecord({ priceUsd: 12345 }))).toMatchObject({
      '@id': 'https://dealer.example/vehicles/ev-nomad#vehicle',
      name: 'Denago EV Nomad',
      model: 'EV Nomad',
      sku: 'ev-nomad',
      brand: { name: 'Denago' },
      image: imageUrl,
      offers: {
        price: 12345,
        priceCurrency: 'USD',
        url: 'https://dealer.example/vehicles/ev-nomad',
        seller: { '@id': 'https://dealer.example/#dealer' },
      },
    });
  });

  test.each([
    ['new and in stock', buildNewRecord(), 'InStock', 'NewCondition'],
    ['new and out of stock', buildNewRecord({ inStock: false }), 'OutOfStock', 'NewCondition'],
    ['used and in stock', buildUsedRecord(), 'InStock', 'UsedCondition'],
    ['used and out of stock', buildUsedRecord({ inStock: false }), 'OutOfStock', 'UsedCondition'],
  ])('says %s in the words of schema.org', (_, record, availability, condition) => {
    expect(build(record)).toMatchObject({
      offers: {
        availability: `https://schema.org/${availability}`,
        itemCondition: `https://schema.org/${condition}`,
      },
    });
  });

  test('gives the model year of a used unit only', () => {
    expect(build(buildUsedRecord({ year: 2019 }))).toMatchObject({ vehicleModelDate: '2019' });
    expect(build(buildNewRecord())).not.toHaveProperty('vehicleModelDate');
  });
});

describe('buildItemList', () => {
  test('counts the vehicles and links each by its full address', () => {
    const vehicles = [buildSampleVehicle(), buildSampleVehicle({ id: 'ev-city', name: 'Denago EV City' })];
    expect(buildItemList('Inventory', vehicles, buildDealer())).toEqual({
      '@type': 'ItemList',
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
    expect(buildService(service, 155, buildDealer())).toMatchObject({
      name: 'Battery Services',
      provider: { '@id': 'https://dealer.example/#dealer' },
      offers: { priceSpecification: { minPrice: 155, priceCurrency: 'USD', unitCode: 'HUR' } },
    });
  });

  test('offers no price where there is none', () => {
    expect(buildService(service, undefined, buildDealer())).not.toHaveProperty('offers');
  });
});

describe('buildRentalCatalog', () => {
  test('leases each plan at its price', () => {
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
      depositFigureId: 'deposit',
      plans: [plan],
    };
    expect(buildRentalCatalog(group)).toMatchObject({
      name: '4 Seater rental',
      itemListElement: [
        {
          '@type': 'Offer',
          name: '4 Seater: Weekly Rental',
          price: 1050,
          priceCurrency: 'USD',
          businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        },
      ],
    });
  });
});

describe('buildPlace', () => {
  test('has name, state and coordinates', () => {
    expect(buildPlace('Sussex County', 'Delaware', { lat: 38.68, lng: -75.33 })).toEqual({
      '@type': 'AdministrativeArea',
      name: 'Sussex County, Delaware',
      geo: { '@type': 'GeoCoordinates', latitude: 38.68, longitude: -75.33 },
    });
  });
});

describe('buildTown', () => {
  test.each([
    ['City', 'City'],
    ['Town', 'AdministrativeArea'],
    ['Borough', 'AdministrativeArea'],
  ] as const)('is for a %s of the type %s, inside its county', (type, expected) => {
    expect(buildTown(buildTownRecord({ type }), 'Sussex County', 'Delaware')).toMatchObject({
      '@type': expected,
      name: 'Milton, Delaware',
      containedInPlace: { name: 'Sussex County, Delaware' },
    });
  });
});
