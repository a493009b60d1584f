import { describe, expect, test } from 'vitest';
import { formatRedirects, listRedirects } from '../../../src/build/redirects.ts';

const redirects = listRedirects(
  [{ id: 'ev-nomad', brandId: 'denago' }],
  [{ id: 'turfman-100', brandId: 'evolution', to: '/evolution' }],
);
const find = (from: string) => redirects.filter((redirect) => redirect.from === from);

describe('listRedirects', () => {
  test.each([
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/vehicles', '/inventory'],
    ['/vehicle', '/inventory'],
    ['/vehicle/ev-nomad', '/vehicles/ev-nomad'],
    ['/vehicles/denago-ev-nomad', '/vehicles/ev-nomad'],
    ['/vehicle/denago-ev-nomad', '/vehicles/ev-nomad'],
    ['/vehicle/turfman-100', '/evolution'],
    ['/vehicles/turfman-100', '/evolution'],
    ['/vehicle/evolution-turfman-100', '/evolution'],
    ['/vehicles/evolution-turfman-100', '/evolution'],
  ])('moves %s to %s for good', (from, to) => {
    expect(find(from)).toEqual([{ from, to, status: 301 }]);
  });

  test('leaves the page of a vehicle alone', () => {
    expect(find('/vehicles/ev-nomad')).toEqual([]);
  });

  test.each([
    ['/404', '/404.html'],
    ['/404.html', '/404'],
    ['/vehicle-not-found', '/vehicle-not-found.html'],
    ['/vehicle-not-found.html', '/vehicle-not-found'],
  ])('answers 404 for %s too, although there is a file', (from, to) => {
    expect(find(from)).toEqual([{ from, to, status: 404, force: true }]);
  });

  test('leaves the URLs of pages alone', () => {
    expect(['/', '/about', '/vehicles/ev-nomad'].flatMap(find)).toEqual([]);
  });

  test('ends with the catch-alls: vehicles that do not exist, then everything else', () => {
    expect(redirects.slice(-3)).toEqual([
      { from: '/vehicles/*', to: '/vehicle-not-found', status: 404 },
      { from: '/vehicle/*', to: '/vehicle-not-found', status: 404 },
      { from: '/*', to: '/404', status: 404 },
    ]);
  });

  test('has no catch-all before the last three lines', () => {
    expect(redirects.slice(0, -3).filter(({ from }) => from.includes('*'))).toEqual([]);
  });
});

describe('formatRedirects', () => {
  test('writes one line for each, in order', () => {
    const text = formatRedirects([
      { from: '/about.html', to: '/about', status: 301, force: true },
      { from: '/vehicle', to: '/inventory', status: 301 },
      { from: '/*', to: '/404', status: 404 },
    ]);
    expect(text).toBe('/about.html /about 301!\n/vehicle /inventory 301\n/* /404 404\n');
  });
});
