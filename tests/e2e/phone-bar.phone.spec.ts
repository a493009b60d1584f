// Journey: acting at once on a phone. The bar at the thumb is no second way to what the screen already offers.
import { contactPath, inventoryPath, thankYouPath } from '../../src/lib/paths.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { town } from './examples.ts';
import { expect, test } from './built-site.ts';

for (const path of [fixedPages.rentals.path, town.path])
  test(`the bar has at most the call while ${path} shows its own action`, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Get in touch' });
    await expect(page.locator('main .bg-action').first()).toBeInViewport({ ratio: 1 });
    const call = page.locator('.phone-bar [href^="tel:"]');
    // It says when nobody answers, and is away then.
    const isAnswered = (await call.locator('small').count()) === 0;
    await expect(call).toBeVisible({ visible: isAnswered });
    await expect(bar.getByRole('link')).toHaveCount(isAnswered ? 1 : 0);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(bar.getByRole('link')).toHaveCount(2);
  });

test('a page about no cart asks for a quote beside the call in its bar, and the link opens the form for one', async ({
  page,
}) => {
  await page.goto(fixedPages.guide.path);
  const links = page.getByRole('navigation', { name: 'Get in touch' }).getByRole('link');
  await expect(links).toHaveText(['Get a quote', /^\s*Call/]);
  await links.first().click();
  await expect(page).toHaveURL(/\/contact\?.*wish=quote/);
});

test('there is no bar for who writes a message or has just sent one', async ({ page }) => {
  for (const path of [contactPath, thankYouPath]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('.phone-bar')).toHaveCount(0);
  }
});

test('the bar leaves the screen to the inventory while its carts are on it', async ({ page }) => {
  await page.goto(inventoryPath);
  const bar = page.locator('.phone-bar');
  await expect(bar).toBeAttached();
  await page.locator('.vehicle-columns li').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
