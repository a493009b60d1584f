// Errand: following a link that somebody has prepared with bad intent. What stands in an address is text, whatever it says.
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

for (const name of properties) {
  test(`the inventory takes ${name} for no filter, no cart and no order`, async ({ page, request }) => {
    const vehicles = (await (await request.get('/api/vehicles')).json()) as unknown[];
    const filters = ['brand', 'category', 'price', 'condition', 'seats', 'sort', 'compare', name];
    await page.goto(`/inventory?${filters.map((filter) => `${filter}=${name}`).join('&')}`);
    await expect(page.getByLabel('Brand')).toBeEnabled();
    await expect(page.getByRole('status').first()).toHaveText(`${vehicles.length} vehicles`);
    await expect(page.getByRole('heading', { name: 'Compare' })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  });

  test(`the contact form takes ${name} for no interest, cart or plan of ours`, async ({ page }) => {
    await page.goto(`/contact?interest=${name}&vehicle=${name}&plan=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('form', { name: 'Contact' })).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel('I am interested in')).toHaveValue('sales');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
}

test('the thank-you page leads nowhere but within the site, whatever its address asks', async ({
  page,
  externalRequests,
}) => {
  const evil = encodeURIComponent('https://evil.example/');
  const address = `/thank-you?next=${evil}&url=${evil}&redirect=${evil}&return=javascript:window.attacked=1`;
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.locator('a[href*="evil.example"], a[href^=javascript]')).toHaveCount(0);
  expect(externalRequests).toEqual([]);
});

test('an unknown address is not repeated on its page', async ({ request }) => {
  for (const path of ['/wicked-word', '/vehicles/wicked-word', '/api/vehicles/wicked-word']) {
    const response = await request.get(`${path}?q=${encodeURIComponent(markup)}`);
    expect(response.status()).toBe(404);
    const text = await response.text();
    expect(['wicked', 'onerror'].filter((word) => text.includes(word))).toEqual([]);
  }
});
