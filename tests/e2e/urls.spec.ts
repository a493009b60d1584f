// Journey: following old, misspelled and dead links, and asking the APIs through the real server.
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { cart } from './examples.ts';
import { expect, test } from './fixtures.ts';
import { getPageCopy, getRetiredVehicles, getVehicles } from '../../src/content/site.ts';

const retiredVehicles = getRetiredVehicles();
const vehicles = getVehicles();
const [record] = vehicles;

test('moved URLs lead on for good', async ({ request }) => {
  const moves = [
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/vehicles', '/inventory'],
    [`/vehicle/${record?.id}`, `/vehicles/${record?.id}`],
    [`/vehicles/${record?.brandId}-${record?.id}`, `/vehicles/${record?.id}`],
    [`/vehicle/${record?.brandId}-${record?.id}`, `/vehicles/${record?.id}`],
    ...retiredVehicles.slice(0, 1).map(({ id, to }) => [`/vehicles/${id}`, to]),
  ];
  for (const [from = '', to] of moves) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    const { pathname } = new URL(response.headers()['location'] ?? '', 'http://localhost');
    expect(pathname, from).toBe(to);
  }
});

test('every page of the sitemap answers at its own URL', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths).toContain('/about');
  const moved: string[] = [];
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) moved.push(path);
  }
  expect(moved).toEqual([]);
});

test('an unknown vehicle answers 404 with the page for vehicles', async ({ request }) => {
  for (const path of ['/vehicles/no-such-cart', '/vehicle/no-such-cart']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(getPageCopy('vehicleNotFound').hero.title);
  }
});

test('any other unknown URL answers 404 with the page that says so', async ({ request }) => {
  for (const path of ['/no-such-page', '/policies/no-such-policy']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(getPageCopy('notFound').hero.title);
  }
});

test('the vehicle API lists, finds by both ids, answers HEAD and refuses other methods', async ({
  request,
}) => {
  const list = await request.get('/api/vehicles');
  expect(list.status()).toBe(200);
  expect(list.headers()['access-control-allow-origin']).toBe('*');
  expect(await list.json()).toEqual(vehicles.map(toApiVehicle));
  const byLongId = await request.get(`/api/vehicles/${record?.brandId}-${record?.id}`);
  expect(await byLongId.json()).toMatchObject({ id: record?.id, price: record?.priceUsd });
  expect((await request.head(`/api/vehicles/${cart.id}`)).status()).toBe(200);
  const unknown = await request.get('/api/vehicles/no-such-cart');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ error: 'Vehicle not found' });
  const refused = await request.post('/api/vehicles');
  expect(refused.status()).toBe(405);
  expect(refused.headers()['allow']).toBe('GET, HEAD');
});

test('the contact API refuses what it cannot store', async ({ request }) => {
  const notJson = await request.post('/api/contact', {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from('{'),
  });
  expect(notJson.status()).toBe(400);
  const invalid = await request.post('/api/contact', { data: { firstName: 'Ada' } });
  expect(invalid.status()).toBe(422);
  expect(await invalid.json()).toMatchObject({ error: 'Last name is required' });
  expect((await request.get('/api/contact')).status()).toBe(405);
});
