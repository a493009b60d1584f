// Following a link that was prepared with bad intent: what a URL says is text.
import { expect, test } from './fixtures.ts';

const markup = '<img src="/evil.png" onerror="window.attacked=1"><script>window.attacked=1</script>';

test('the inventory shows a search for markup as words', async ({ page }) => {
  await page.goto(`/inventory?search=${encodeURIComponent(markup)}`);
  const chip = page.getByRole('button', { name: /<img src="\/evil\.png".+, remove this filter/ });
  await expect(chip).toBeVisible();
  await expect(page.locator('img[src*=evil]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
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
