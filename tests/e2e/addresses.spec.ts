// Errand: following old, misspelt and dead links, and asking the APIs through the real server.
import { expect, test } from './fixtures.ts';

test.describe('moved addresses', () => {
  for (const [from, to] of [
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/vehicles', '/inventory'],
    ['/vehicle/ev-city', '/vehicles/ev-city'],
    ['/vehicles/denago-ev-city', '/vehicles/ev-city'],
    ['/vehicle/evolution-d5-maverick-4-plus', '/vehicles/d5-maverick-4-plus'],
    ['/vehicles/turfman-100', '/evolution'],
  ] as const) {
    test(`${from} leads to ${to} for good`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers()['location'] ?? '', 'http://localhost').pathname).toBe(to);
    });
  }
});

test('every page of the sitemap answers at its own address', async ({ request }) => {
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

test('an unknown vehicle answers 404 with the Vehicle Not Found view', async ({ request }) => {
  for (const path of [
    '/vehicles/no-such-cart',
    '/vehicle/no-such-cart',
    '/vehicle-not-found',
    '/vehicle-not-found.html',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const text = await response.text();
    expect(text).toContain('Vehicle Not Found');
    expect(text).toContain('looking for doesn');
    expect(text).toContain('Back to Inventory');
  }
});

test('any other unknown address answers 404 with the 404 Page Not Found page', async ({ request }) => {
  for (const path of ['/no-such-page', '/policies/no-such-policy', '/404', '/404.html']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  }
});

test('the vehicle API lists, finds by both ids, answers HEAD and refuses other methods', async ({
  request,
}) => {
  const list = await request.get('/api/vehicles');
  expect(list.status()).toBe(200);
  expect(list.headers()['access-control-allow-origin']).toBe('*');
  const vehicles = (await list.json()) as { id: string }[];
  expect(vehicles.length).toBeGreaterThanOrEqual(37);
  expect(await (await request.get('/api/vehicles/denago-ev-city')).json()).toMatchObject({
    id: 'ev-city',
    price: 15000,
  });
  expect((await request.head('/api/vehicles/ev-city')).status()).toBe(200);
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
