// Journey: following a link that somebody has prepared with bad intent. What stands in a URL is text, whatever it says.
import { contactLabels } from '../../src/features/contact/contact-inputs.ts';
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

test('a broken escape in a query is taken for text', async ({ request }) => {
  expect((await request.get('/?q=%E0%A4%A')).status()).toBe(200);
  expect((await request.get('/api/vehicles?q=%E0%A4%A')).status()).toBe(200);
});
