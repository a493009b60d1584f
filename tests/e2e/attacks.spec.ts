// Journey: following a link that somebody has prepared with bad intent. What stands in a URL is text, whatever it says.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { contactLabels } from '../../src/features/contact/submit-contact.ts';
import { describeShown } from './examples.ts';
import { expect, test } from './fixtures.ts';

const markup = '<img src="/evil.png" onerror="window.attacked=1"><script>window.attacked=1</script>';
const properties = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

test('the inventory shows a search for markup as words', async ({ page }) => {
  await page.goto(`/inventory?search=${encodeURIComponent(markup)}`);
  await expect(
    page.getByRole('button', { name: /<img src="\/evil\.png".+, remove this filter/ }),
  ).toBeVisible();
  await expect(page.locator('img[src*=evil]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('the inventory takes a property of objects for no filter, no cart and no order', async ({ page }) => {
  const count = describeShown();
  for (const name of properties) {
    const filters = ['brand', 'category', 'price', 'condition', 'seats', 'sort', 'compare', name];
    await page.goto(`/inventory?${filters.map((filter) => `${filter}=${name}`).join('&')}`);
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true }), name).toBeEnabled();
    await expect(page.getByRole('status').first(), name).toHaveText(count);
    await expect(page.getByRole('heading', { name: 'Compare' }), name).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype)), name).toEqual([]);
  }
});

test('the contact form takes a property of objects for no interest, cart or plan of ours', async ({
  page,
}) => {
  for (const name of properties) {
    await page.goto(`/contact?interest=${name}&vehicle=${name}&plan=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('form', { name: 'Contact' }), name).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel(contactLabels.interest), name).toHaveValue('sales');
    await expect(page.getByRole('textbox', { name: 'Message' }), name).toHaveValue('');
  }
});

test('the thank-you page leads nowhere but within the site, whatever its URL asks', async ({
  page,
  externalRequests,
}) => {
  const evil = encodeURIComponent('https://evil.example/');
  const url = `/thank-you?next=${evil}&url=${evil}&redirect=${evil}&return=javascript:window.attacked=1`;
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(url);
  await expect(page.locator('a[href*="evil.example"], a[href^=javascript]')).toHaveCount(0);
  expect(externalRequests).toEqual([]);
});

test('an unknown URL is not repeated on its page', async ({ request }) => {
  for (const path of ['/wicked-word', '/vehicles/wicked-word', '/api/vehicles/wicked-word']) {
    const response = await request.get(`${path}?q=${encodeURIComponent(markup)}`);
    expect(response.status()).toBe(404);
    const text = await response.text();
    expect(['wicked', 'onerror'].filter((word) => text.includes(word))).toEqual([]);
  }
});

test.describe('the server', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  const page = fc.constantFrom(
    '/',
    '/about',
    '/vehicles/',
    '/api/vehicles',
    '/api/vehicles/',
    '/api/contact',
  );
  /** No escape at all, or one byte of several. */
  const brokenEscape = fc.oneof(
    fc.stringMatching(/^%[0-9a-f]?[g-z]$/),
    fc.integer({ min: 0x80, max: 0xff }).map((byte) => `%${byte.toString(16)}`),
  );
  const brokenTarget = fc.oneof(
    fc.tuple(page, word, brokenEscape, word).map((parts) => parts.join('')),
    fc.tuple(word, brokenEscape).map((host) => `http://${host.join('')}/about`),
    fc.constant('//'),
  );
  const brokenHost = fc.oneof(
    fc.tuple(word, fc.constantFrom(' ', '<', '>', '^', '|', '[', '%'), fc.constant('-'), word),
    fc.tuple(
      word,
      fc.integer({ min: 65_536 }).map((port) => `:${port}`),
    ),
  );
  const malformed = fc.oneof(
    brokenTarget.map((target) => ({ target, host: '127.0.0.1' })),
    fc.tuple(page, brokenHost).map(([target, host]) => ({ target, host: host.join('') })),
  );

  test('answers a hundred malformed URLs and hosts with 400, and goes on', async ({ request, baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port);
    await fc.assert(
      fc.asyncProperty(malformed, async ({ target, host }) => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
      }),
      { numRuns: 100, seed: 20_261_122 },
    );
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/api/vehicles')).status()).toBe(200);
  });

  test('takes a broken escape in a query for text', async ({ request }) => {
    expect((await request.get('/?q=%E0%A4%A')).status()).toBe(200);
    expect((await request.get('/api/vehicles?q=%E0%A4%A')).status()).toBe(200);
  });

  test('outlives a body that is too big for it', async ({ request }) => {
    const answer = await request.post('/api/contact', { data: Buffer.alloc(7_000_000) });
    expect(answer.ok()).toBe(false);
    expect((await request.get('/')).status()).toBe(200);
  });

  for (const [what, head] of [
    ['a body', 'POST /api/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 500'],
    ['a change to another protocol', 'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket'],
  ] as const) {
    test(`outlives ${what} that breaks off`, async ({ request, baseURL }) => {
      const { port } = new URL(baseURL ?? '');
      for (let times = 0; times < 20; times += 1) {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        await new Promise((resolve) => socket.write(`${head}\r\nHost: 127.0.0.1\r\n\r\n{"a`, resolve));
        // The server is in the middle of it once it answers somebody else.
        expect((await request.get('/favicon.ico')).status()).toBe(200);
        socket.resetAndDestroy();
      }
      expect((await request.get('/')).status()).toBe(200);
    });
  }
});
