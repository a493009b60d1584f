// Every kind of answer has the headers that keep it from being misused.
import { cart } from './examples.ts';
import { expect, test } from './fixtures.ts';

for (const [what, path, status] of [
  ['a page', '/about', 200],
  ['a share image', '/share/home.jpg', 200],
  ['a picture of the feed', `/pictures/${cart.id}-1.jpg`, 200],
  ['the feed', '/listings.json', 200],
  ['an unknown page', '/no-such-page', 404],
  ['the vehicle API', '/api/vehicles', 200],
  ['the contact API', '/api/contact', 405],
] as const)
  test(`${what} is sent with the security headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

test('a script and the answer to a message are for this site alone', async ({ request }) => {
  const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(await (await request.get('/inventory')).text()) ?? [];
  for (const response of [
    await request.get(script),
    await request.post('/api/contact', { data: { firstName: 'Ada' } }),
  ])
    expect(response.headers()['cross-origin-resource-policy']).toBe('same-origin');
});

test('the catalog feed is sent as CSV', async ({ request }) => {
  const { 'content-type': type } = (await request.get('/feeds/vehicles.csv')).headers();
  expect(type).toBe('text/csv; charset=utf-8');
});
