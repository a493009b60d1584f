// Everything is read, found and sent with JavaScript switched off.
import { getPageCopy, getVehicles } from '../../src/content/site.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { templates } from './templates.ts';

const { labels } = getPageCopy('contact').form;

test.use({ javaScriptEnabled: false });

test('every template shows its heading, the telephone and the policies', async ({ page }) => {
  test.slow();
  for (const path of templates) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const call = page.getByRole('link', { name: /^Call/ }).first();
    await expect(call, path).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    await expect(page.locator('footer a[href^="/policies/"]').first(), path).toBeVisible();
  }
});

test('the inventory has every vehicle, no filters, and says so after a link with filters', async ({
  page,
}) => {
  await page.goto('/which-cart');
  await page.getByRole('main').locator('a[href*="seats="]').first().click();
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeHidden();
  const { text, linkLabel } = getPageCopy('inventory').withoutScript;
  await expect(page.locator('main noscript p')).toHaveText(`${text} ${linkLabel}`);
});

test('the calculator says that it needs a script', async ({ page }) => {
  await page.goto('/eco-impact');
  await expect(page.getByText(getPageCopy('ecoImpact').calculator.withoutScript)).toBeVisible();
});

test('the Locations menu opens and leads to a town', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Locations' }).click();
  const town = page.getByRole('banner').locator('details a[href$="-golf-carts"]').first();
  const path = await town.getAttribute('href');
  await town.click();
  await expect(page).toHaveURL(path ?? '');
});

for (const [path, label, text] of [
  ['/contact', 'First name', 'Ada <b>'],
  ['/trade-in', labels.tradeCart, 'A cart of 2016 <b>'],
  ['/fleet', labels.cartCount, '12'],
] as const)
  test(`${path} comes back with what was typed where something is wrong, and is sent then`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillMessage(page, { Phone: '12345' });
    const field = page.getByRole('textbox', { name: label });
    await field.fill(text);
    await page.getByRole('form').getByRole('button').click();
    await expect(page.getByText('Phone number is required').first()).toBeVisible();
    await expect(field).toHaveValue(text);
    await page.getByLabel('Phone').fill('302-555-0199');
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/thank-you');
  });
