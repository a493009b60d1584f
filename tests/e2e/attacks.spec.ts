// Following a link that was prepared with bad intent: what a URL says is text.
import { contactLabels } from '../../src/features/contact/contact-inputs.ts';
import { describeShown } from './examples.ts';
import { openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';

const markup = '<img src="/evil.png" onerror="window.attacked=1"><script>window.attacked=1</script>';

test('the inventory shows a search for markup as words', async ({ page }) => {
  await page.goto(`/inventory?search=${encodeURIComponent(markup)}`);
  const chip = page.getByRole('button', { name: /<img src="\/evil\.png".+, remove this filter/ });
  await expect(chip).toBeVisible();
  await expect(page.locator('img[src*=evil]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('a property of objects is no filter, cart, order, interest or plan', async ({ page }) => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const filters = ['brand', 'category', 'price', 'condition', 'seats', 'sort', 'compare', name];
    await page.goto(`/inventory?${filters.map((filter) => `${filter}=${name}`).join('&')}`);
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true }), name).toBeEnabled();
    await expect(page.getByRole('status').first(), name).toHaveText(describeShown());
    await openForm(page, `?interest=${name}&vehicle=${name}&plan=${encodeURIComponent(markup)}`);
    await expect(page.getByLabel(contactLabels.interest), name).toHaveValue('sales');
  }
});

test('an unknown URL is not repeated on its page', async ({ request }) => {
  for (const path of ['/wicked-word', '/vehicles/wicked-word', '/api/vehicles/wicked-word']) {
    const response = await request.get(`${path}?q=${encodeURIComponent(markup)}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toMatch(/wicked|onerror/);
  }
});

test('a broken escape in a query is taken for text', async ({ request }) => {
  expect((await request.get('/?q=%E0%A4%A')).status()).toBe(200);
  expect((await request.get('/api/vehicles?q=%E0%A4%A')).status()).toBe(200);
});
