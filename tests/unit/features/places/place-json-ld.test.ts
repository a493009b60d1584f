import { describe, expect, test } from 'vitest';
import { buildCountyPlace, buildTown } from '../../../../src/features/places/place-json-ld.ts';
import { buildCounty, buildDealer, buildTownRecord } from '../../samples.ts';

const dealer = buildDealer();

describe('buildCountyPlace', () => {
  test('has name, state, coordinates and people', () => {
    expect(buildCountyPlace(buildCounty(), dealer)).toEqual({
      '@type': 'AdministrativeArea',
      '@id': 'https://dealer.example/sussex-county-golf-carts#place',
      name: 'Sussex County',
      url: 'https://dealer.example/sussex-county-golf-carts',
      containedInPlace: { '@type': 'State', name: 'Delaware' },
      geo: { '@type': 'GeoCoordinates', latitude: 38.68, longitude: -75.33 },
      additionalProperty: { '@type': 'PropertyValue', name: 'Population, 2020 census', value: 237378 },
    });
  });
});

describe('buildTown', () => {
  test.each([
    ['City', 'City'],
    ['Town', 'City'],
    ['Borough', 'AdministrativeArea'],
    ['Township', 'AdministrativeArea'],
    ['Village', 'AdministrativeArea'],
  ] as const)('is for a %s of the type %s, inside its county', (type, expected) => {
    expect(buildTown(buildTownRecord({ type }), buildCounty(), dealer)).toMatchObject({
      '@type': expected,
      '@id': 'https://dealer.example/milton-golf-carts#place',
      name: 'Milton',
      geo: { latitude: 38.7776, longitude: -75.3099 },
      containedInPlace: {
        '@id': 'https://dealer.example/sussex-county-golf-carts#place',
        name: 'Sussex County',
      },
      additionalProperty: { value: 3291 },
    });
  });

  test('is on a second page about the same town the same place', () => {
    const copy = buildTownRecord({ path: '/milton-golf-carts-kent', canonicalPath: '/milton-golf-carts' });
    expect(buildTown(copy, buildCounty(), dealer)).toMatchObject({
      '@id': 'https://dealer.example/milton-golf-carts#place',
      url: 'https://dealer.example/milton-golf-carts',
    });
  });
});
