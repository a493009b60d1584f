// Journey: getting every kind of answer with the headers that keep it from being misused, from the server as it runs.
import type { APIResponse } from '@playwright/test';
import { cart } from './examples.ts';
import { expect, test } from './fixtures.ts';

function expectSafe(response: APIResponse): void {
  const headers = response.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'storage-access']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
}

for (const { what, path, status } of [
  { what: 'a page', path: '/about', status: 200 },
  { what: 'a share image', path: '/share/home.jpg', status: 200 },
  { what: 'a picture of the feed', path: `/pictures/${cart.id}-1.jpg`, status: 200 },
  { what: 'the feed', path: '/listings.json', status: 200 },
  { what: 'an unknown page', path: '/no-such-page', status: 404 },
  { what: 'an unknown vehicle', path: '/vehicles/no-such-cart', status: 404 },
  { what: 'the vehicle API', path: '/api/vehicles', status: 200 },
  { what: 'a refusal of the contact API', path: '/api/contact', status: 405 },
]) {
  test(`${what} has them, and may be shown by other sites`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expectSafe(response);
    expect(response.headers()['cross-origin-resource-policy']).toBeUndefined();
  });
}

test('a page has them in at most 800 bytes, the line of its status with them', async ({ request }) => {
  const response = await request.get('/about');
  const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  expect(lines.length).toBeGreaterThan(10);
  expect(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length).toBeLessThanOrEqual(800);
});

test('a script has them, and is for this site alone', async ({ request }) => {
  const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(await (await request.get('/inventory')).text()) ?? [];
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expectSafe(response);
  expect(response.headers()['cross-origin-resource-policy']).toBe('same-origin');
});

test('the answer to a message has them, and is for this site alone', async ({ request }) => {
  const response = await request.post('/api/contact', { data: { firstName: 'Ada' } });
  expect(response.status()).toBe(422);
  expectSafe(response);
  expect(response.headers()['cross-origin-resource-policy']).toBe('same-origin');
});
