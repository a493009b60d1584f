// What a visitor opens or brings about is as accessible as the page it is on.
import type { Page } from '@playwright/test';
import { contactPathFor } from '../../src/lib/contact-path.ts';
import { listAxeFindings } from './accessibility.ts';
import { expect, test } from './built-site.ts';
import { cart, comparedCarts } from './examples.ts';
import { openForm } from './fill-message.ts';
import { measureWidth } from './layout.ts';

const phone = { width: 390, height: 844 };
const compare = comparedCarts.map(({ id }) => id).join();

const states: Record<string, (page: Page) => Promise<void>> = {
  'the open menu of a phone': async (page) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
  'the filters of a phone': async (page) => {
    await page.setViewportSize(phone);
    await page.goto('/inventory?search=city');
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
  },
  'a comparison': async (page) => {
    await page.goto(`/inventory?compare=${compare}#compare`);
    await expect(page.getByRole('table')).toBeVisible();
  },
  'a search that finds nothing': async (page) => {
    await page.goto('/inventory?search=submarine');
    await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  },
  'the error line of the inventory': async (page) => {
    await page.route('**/api/vehicles', (route) => route.fulfill({ status: 404 }));
    await page.goto('/inventory');
    await expect(page.getByText('Failed to fetch vehicles: 404')).toBeVisible();
  },
  'a rejected message about a test drive': async (page) => {
    await openForm(page, '', contactPathFor({ kind: 'test-drive', vehicles: [cart.id] }));
    await page.getByRole('form').getByRole('button').click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
  'a result of the calculator': async (page) => {
    await page.goto('/eco-impact');
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await expect(page.getByText(/saved on gas/)).toBeVisible();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing on ${name}, which fits 320 px`, async ({ page }) => {
    await open(page);
    expect(await listAxeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureWidth(page)).toBeLessThanOrEqual(320);
  });
}

test('with forced colors buttons keep an edge and the current link of the menu an underline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/rentals');
  const call = page.getByRole('main').getByRole('link', { name: 'Call Now' }).first();
  await expect(call).not.toHaveCSS('border-top-width', '0px');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/rentals"]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});
