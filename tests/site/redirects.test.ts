import { expect, test } from 'vitest';
import { getRetiredVehicles, getVehicles } from '../../src/content/site.ts';
import { pages, redirects } from './built-site.ts';

const paths = pages.map(({ path }) => path);
const errorPaths = ['/404', '/vehicle-not-found'];
const findLine = (from: string) => redirects.find((line) => line.from === from);

test.each([
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
  ['/vehicles', '/inventory'],
  ['/vehicle', '/inventory'],
])('%s moves to %s for good', (from, to) => {
  expect(findLine(from)).toEqual({ from, to, status: '301' });
});

test('the other URLs of every vehicle lead to its page, those of a retired one where its record says', () => {
  const moved = getVehicles().map(({ id, brandId }) => ({ id, brandId, to: `/vehicles/${id}` }));
  const missing = [...moved, ...getRetiredVehicles()].flatMap(({ id, brandId, to }) =>
    [`/vehicles/${id}`, `/vehicle/${id}`, `/vehicles/${brandId}-${id}`, `/vehicle/${brandId}-${id}`].filter(
      (from) => from !== to && findLine(from)?.to !== to,
    ),
  );
  expect(missing).toEqual([]);
});

test('every redirect leads to a page without a second step, and none hides a page or comes twice', () => {
  const moves = redirects.filter(({ status }) => status.startsWith('301'));
  expect(moves.filter(({ to }) => !paths.includes(to) || findLine(to) !== undefined)).toEqual([]);
  const visible = paths.filter((path) => !errorPaths.includes(path));
  expect(redirects.filter(({ from }) => visible.includes(from))).toEqual([]);
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
});

test.each(errorPaths)('%s and its file answer 404', (path) => {
  expect(findLine(path)).toMatchObject({ to: `${path}.html`, status: '404!' });
  expect(findLine(`${path}.html`)).toMatchObject({ to: path, status: '404!' });
});

test('the catch-alls come last and answer 404', () => {
  expect(redirects.filter(({ from }) => from.includes('*'))).toEqual(redirects.slice(-3));
  expect(redirects.slice(-3)).toEqual([
    { from: '/vehicles/*', to: '/vehicle-not-found', status: '404' },
    { from: '/vehicle/*', to: '/vehicle-not-found', status: '404' },
    { from: '/*', to: '/404', status: '404' },
  ]);
});
