// Journey: narrowing the list on a phone whose browser knows no popovers, so that the sheet of filters cannot open.
import { expect, test } from './built-site.ts';
import { forgetNewerFeatures } from './oldest-browser.ts';

// The page's own policy refuses the styles that are changed below.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await forgetNewerFeatures(page);
  // Attributes and selectors of popovers become ones that no browser knows.
  await page.route('/inventory', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover', 'unknown') });
  });
});

test('the filters stand above the list, without the buttons of a sheet', async ({ page }) => {
  await page.goto('/inventory');
  expect(await page.evaluate(() => 'hidePopover' in HTMLElement.prototype)).toBe(false);
  const filters = page.getByRole('search');
  await filters.getByRole('combobox', { name: 'Condition', exact: true }).selectOption('custom');
  await expect(page.getByRole('button', { name: 'Custom , remove this filter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeHidden();
  await expect(filters.getByRole('button')).toBeHidden();
  const [above, below] = [await filters.boundingBox(), await page.getByRole('article').first().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('leaving the filters throws nothing', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('combobox', { name: 'Sort by', exact: true })).toBeEnabled();
  await page.getByLabel('Search').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main button:focus')).toBeVisible();
});
