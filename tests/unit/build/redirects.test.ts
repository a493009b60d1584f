import { expect, test } from 'vitest';
import { listRedirects } from '../../../src/build/redirects.ts';

const redirects = listRedirects(
  [{ id: 'ev-nomad', brandId: 'denago' }],
  [{ id: 'turfman-100', brandId: 'evolution', to: '/evolution' }],
);

test.each([
  ['/vehicle', '/inventory'],
  ['/vehicle/ev-nomad', '/vehicles/ev-nomad'],
  ['/vehicles/denago-ev-nomad', '/vehicles/ev-nomad'],
  ['/vehicle/denago-ev-nomad', '/vehicles/ev-nomad'],
  ['/vehicle/turfman-100', '/evolution'],
  ['/vehicles/turfman-100', '/evolution'],
  ['/vehicle/evolution-turfman-100', '/evolution'],
  ['/vehicles/evolution-turfman-100', '/evolution'],
])('%s moves to %s for good', (from, to) => {
  expect(redirects).toContain(`${from} ${to} 301`);
});

test('the page of a vehicle is left alone', () => {
  expect(redirects.filter((line) => line.startsWith('/vehicles/ev-nomad '))).toEqual([]);
});

test('the catch-alls come last: vehicles that do not exist, then everything else', () => {
  expect(redirects.slice(-3)).toEqual([
    '/vehicles/* /vehicle-not-found 404',
    '/vehicle/* /vehicle-not-found 404',
    '/* /404 404',
  ]);
});
