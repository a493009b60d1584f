// Errand: reading all about a cart and acting on it.
import { expect, test } from './fixtures.ts';

test('a new cart offers every action of the specification', async ({ page }) => {
  await page.goto('/vehicles/ev-nomad-xl');
  await expect(page.getByText('NEW', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Schedule Test Drive/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  const quote = page.getByRole('link', { name: /^Get Financing Quote/ });
  await expect(quote).toHaveAttribute('target', '_blank');
  await expect(quote).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('link', { name: 'Contact Sales Team' }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', '/inventory');
  await expect(page.getByRole('link', { name: 'View More Vehicles' })).toHaveAttribute('href', '/inventory');
  await expect(page.getByRole('link', { name: /View Vehicle Details and Full Specifications/ })).toHaveCount(
    0,
  );
});

test('a used cart shows stock number, year, hours, battery and warranty', async ({ page }) => {
  await page.goto('/vehicles/onward-4-u1042');
  for (const label of ['Stock number', 'Year', 'Hours run', 'Battery age', 'Warranty left']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
});

test('a cart with a page of its maker links to it', async ({ page }) => {
  await page.goto('/vehicles/d6-max-xt6-coastal-build');
  const link = page.getByRole('link', { name: /^View Vehicle Details and Full Specifications/ });
  await expect(link).toHaveAttribute('target', '_blank');
});

test('an out-of-stock cart leads with similar ones that are in stock', async ({ page, request }) => {
  const vehicles = (await (await request.get('/api/vehicles')).json()) as { id: string; inStock: boolean }[];
  const gone = vehicles.find((vehicle) => !vehicle.inStock);
  await page.goto(`/vehicles/${gone?.id}`);
  await expect(page.getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('In stock now')).toBe(0);
  expect(headings.indexOf('Specifications')).toBe(1);
});
