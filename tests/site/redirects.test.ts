import { describe, expect, test } from 'vitest';
import { getRetiredVehicles, getVehicles } from '../../src/content/site.ts';
import { pages } from './built-site.ts';
import { redirects } from './redirect-lines.ts';

const retiredVehicles = getRetiredVehicles();
const vehicles = getVehicles();

const paths = pages.map((page) => page.path);
const errorPaths = ['/404', '/vehicle-not-found'];
const moves = redirects.filter(({ status }) => status.startsWith('301'));
const findLine = (from: string) => redirects.find((line) => line.from === from);

describe('the redirects', () => {
  test.each([
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/vehicles', '/inventory'],
    ['/vehicle', '/inventory'],
  ])('move %s to %s for good', (from, to) => {
    expect(findLine(from)).toEqual({ from, to, status: '301' });
  });

  test('cover the three other URLs of every vehicle', () => {
    const missing = vehicles.flatMap(({ id, brandId }) =>
      [`/vehicle/${id}`, `/vehicles/${brandId}-${id}`, `/vehicle/${brandId}-${id}`].filter(
        (from) => findLine(from)?.to !== `/vehicles/${id}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('lead every retired vehicle somewhere', () => {
    const missing = retiredVehicles.filter(({ id, to }) => findLine(`/vehicles/${id}`)?.to !== to);
    expect(missing).toEqual([]);
  });

  test.each(errorPaths)('answer 404 for %s and its file', (path) => {
    expect(findLine(path)).toMatchObject({ to: `${path}.html`, status: '404!' });
    expect(findLine(`${path}.html`)).toMatchObject({ to: path, status: '404!' });
  });

  test('lead to pages that exist, without a second step', () => {
    expect(moves.filter(({ to }) => !paths.includes(to))).toEqual([]);
    expect(moves.filter(({ to }) => findLine(to) !== undefined)).toEqual([]);
  });

  test('hide no page', () => {
    const visible = paths.filter((path) => !errorPaths.includes(path));
    expect(redirects.filter(({ from }) => visible.includes(from))).toEqual([]);
  });

  test('say each URL once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });

  test('end with the catch-alls, which answer 404', () => {
    expect(redirects.slice(-3)).toEqual([
      { from: '/vehicles/*', to: '/vehicle-not-found', status: '404' },
      { from: '/vehicle/*', to: '/vehicle-not-found', status: '404' },
      { from: '/*', to: '/404', status: '404' },
    ]);
    expect(redirects.slice(0, -3).filter(({ from }) => from.includes('*'))).toEqual([]);
  });
});
