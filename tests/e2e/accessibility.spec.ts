// Errand: using every state of a page with assistive technology; the templates themselves are in comfort.spec.ts.
import { comparedCarts, content } from './examples.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const compare = comparedCarts.map(({ id }) => id).join();

test('axe finds nothing on an open dropdown', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Locations' }).click();
  await expectAccessible(page);
});

test('axe finds nothing on the inventory, filtered with a comparison', async ({ page }) => {
  await page.goto(
    `/inventory?search=${encodeURIComponent(comparedCarts[0].name)}&compare=${compare}#compare`,
  );
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the empty inventory', async ({ page }) => {
  await page.goto('/inventory?search=submarine');
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the inventory with its error line', async ({ page }) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/inventory');
  await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: 404')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the inventory while its scripts are on their way', async ({ page }) => {
  await page.route('**/InventoryBrowser*.js', () => undefined);
  await page.goto(`/inventory?compare=${compare}`);
  await expect(page.getByText('Loading vehicles')).toBeAttached();
  await expect(page.locator('[data-pending]')).toHaveCount(6);
  await expect(page.locator('[data-pending]').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  await expectAccessible(page);
});

test('axe finds nothing on a rejected contact form', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a result of the calculator', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByText(content.pages.ecoImpact.calculator.celebration.title)).toBeVisible();
  await expectAccessible(page);
});
