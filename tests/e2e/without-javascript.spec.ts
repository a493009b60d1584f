// Errand: everything is read, found and sent with JavaScript switched off.
import { content } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { templates } from './templates.ts';

test.use({ javaScriptEnabled: false });

for (const path of templates) {
  test(`${path} shows its heading, menus and footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const call = page.getByRole('link', { name: /^Call/ }).first();
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    const policies = page.getByRole('contentinfo').locator('a[href^="/policies/"]');
    await expect(policies.first()).toBeVisible();
  });
}

test('the inventory lists every vehicle and hides the filters that need a script', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('article')).toHaveCount(content.vehicles.length);
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeHidden();
});

test('the Locations menu opens and leads to a town', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Locations' }).click();
  const town = page.getByRole('banner').locator('details a[href$="-golf-carts"]').first();
  const path = await town.getAttribute('href');
  await town.click();
  await expect(page).toHaveURL(path ?? '');
});

test('the contact form sends and thanks', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/thank-you');
});

test('a rejected form comes back as a page with the messages and what was typed', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, { 'First name': 'Ada <b>', Phone: '12345' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Phone number is required').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada <b>');
});
