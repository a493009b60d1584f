import { describe, expect, test } from 'vitest';
import { buildTownHead } from '../../../../src/features/places/place-heads.ts';
import { buildCounty, buildDealer, buildTownRecord, buildShowroom } from '../../samples.ts';

describe('buildTownHead', () => {
  test('points a second page about a town to its main page', () => {
    const town = buildTownRecord({ path: '/milton-golf-carts-kent', canonicalPath: '/milton-golf-carts' });
    const copy = { title: 'Milton', description: 'Carts in Milton.' };
    const head = buildTownHead(town, buildCounty(), copy, buildShowroom(), buildDealer());
    expect(head).toMatchObject({
      path: '/milton-golf-carts-kent',
      canonicalPath: '/milton-golf-carts',
      page: { type: 'WebPage', aboutId: 'https://dealer.example/milton-golf-carts#place' },
    });
    expect(head.things).toMatchObject([
      {},
      {
        '@type': 'Service',
        areaServed: { '@id': 'https://dealer.example/milton-golf-carts#place' },
        provider: { '@id': `https://dealer.example/showroom#${buildShowroom().id}` },
      },
    ]);
    expect(head.crumbs.map(({ path }) => path)).toEqual([
      '/',
      '/sussex-county-golf-carts',
      '/milton-golf-carts-kent',
    ]);
  });
});
