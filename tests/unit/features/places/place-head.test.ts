import { expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import { buildTownHead } from '../../../../src/features/places/place-head.ts';
import { buildCounty, buildDealer, buildShowroom, buildTownRecord } from '../../samples.ts';

const build = (changes: Parameters<typeof buildTownRecord>[0]) =>
  buildTownHead(
    {
      town: buildTownRecord(changes),
      county: buildCounty(),
      copy: getPageCopy('town'),
      showroom: buildShowroom(),
    },
    buildDealer(),
  );

test.each([
  ['City', 'City'],
  ['Town', 'City'],
  ['Borough', 'AdministrativeArea'],
  ['Township', 'AdministrativeArea'],
  ['Village', 'AdministrativeArea'],
] as const)('the place of a %s is of the type %s, inside its county', (type, expected) => {
  expect(build({ type }).things[0]).toMatchObject({
    '@type': expected,
    '@id': 'https://dealer.example/milton-golf-carts#place',
    geo: { latitude: 38.7776, longitude: -75.3099 },
    containedInPlace: { '@id': 'https://dealer.example/sussex-county-golf-carts#place' },
    additionalProperty: { value: 3291 },
  });
});

test('a second page about a town names the main page, also as the place that is served', () => {
  const head = build({ path: '/milton-golf-carts-kent', canonicalPath: '/milton-golf-carts' });
  const placeId = 'https://dealer.example/milton-golf-carts#place';
  expect(head).toMatchObject({
    path: '/milton-golf-carts-kent',
    canonicalPath: '/milton-golf-carts',
    page: { type: 'WebPage', aboutId: placeId },
    things: [
      { '@id': placeId, url: 'https://dealer.example/milton-golf-carts' },
      { areaServed: { '@id': placeId }, provider: { '@id': 'https://dealer.example/showroom#lewes' } },
    ],
  });
  expect(head.crumbs.map(({ path }) => path)).toEqual([
    '/',
    '/sussex-county-golf-carts',
    '/milton-golf-carts-kent',
  ]);
});
