// Following old and dead links, and asking the APIs, through the real server.
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { getPageCopy, getRetiredVehicles, getVehicles } from '../../src/content/site.ts';
import { cart } from './examples.ts';
import { expect, test } from './fixtures.ts';

const longId = `${cart.brandId}-${cart.id}`;

test('moved URLs lead on for good', async ({ request }) => {
  const moves = [
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/vehicles', '/inventory'],
    [`/vehicle/${cart.id}`, `/vehicles/${cart.id}`],
    [`/vehicles/${longId}`, `/vehicles/${cart.id}`],
    [`/vehicle/${longId}`, `/vehicles/${cart.id}`],
    ...getRetiredVehicles()
      .slice(0, 1)
      .map(({ id, to }) => [`/vehicles/${id}`, to]),
  ];
  for (const [from = '', to] of moves) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', 'http://localhost').pathname, from).toBe(to);
  }
});

test('unknown URLs answer 404, those of vehicles with a page about them', async ({ request }) => {
  for (const [path, page] of [
    ['/vehicles/no-such-cart', 'vehicleNotFound'],
    ['/vehicle/no-such-cart', 'vehicleNotFound'],
    ['/no-such-page', 'notFound'],
    ['/policies/no-such-policy', 'notFound'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(getPageCopy(page).hero.title);
  }
});

test('the vehicle API lists, finds by both ids, answers HEAD and refuses other methods', async ({
  request,
}) => {
  const list = await request.get('/api/vehicles');
  expect(list.headers()['access-control-allow-origin']).toBe('*');
  expect(await list.json()).toEqual(getVehicles().map(toApiVehicle));
  const byLongId = await request.get(`/api/vehicles/${longId}`);
  expect(await byLongId.json()).toMatchObject({ id: cart.id, price: cart.priceUsd });
  expect((await request.head(`/api/vehicles/${cart.id}`)).status()).toBe(200);
  const unknown = await request.get('/api/vehicles/no-such-cart');
  expect([unknown.status(), await unknown.json()]).toEqual([404, { error: 'Vehicle not found' }]);
  const refused = await request.post('/api/vehicles');
  expect([refused.status(), refused.headers()['allow']]).toEqual([405, 'GET, HEAD']);
});
