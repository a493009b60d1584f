// Finding a page by the menus of the header.
import { formatPhone } from '../../src/lib/format.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { getDealer } from '../../src/content/site.ts';
import { expect, test, waitForScripts } from './built-site.ts';

test('a dropdown opens by keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  const about = page.locator('summary', { hasText: 'About' });
  await about.press('Enter');
  const financing = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/financing"]');
  await expect(financing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(financing).toBeHidden();
  await expect(about).toBeFocused();
});

test('a click elsewhere closes an open dropdown', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  await page.locator('summary', { hasText: 'Locations' }).click();
  const town = page.getByRole('banner').locator('details a[href$="-golf-carts"]').first();
  await expect(town).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(town).toBeHidden();
});

test('each width has one call: the bar of phones, or the header from 768 px on', async ({ page }) => {
  await page.goto(fixedPages.showroom.path);
  const inHeader = page
    .getByRole('banner')
    .getByRole('link', { name: `Call Now ${formatPhone(getDealer().phone)}` });
  const inBar = page.getByRole('navigation', { name: 'Get in touch' }).getByRole('link', { name: 'Call' });
  for (const width of [320, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [shown, hidden] = width < 768 ? [inBar, inHeader] : [inHeader, inBar];
    await expect(shown, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(hidden, `at ${width} px`).toBeHidden();
  }
});
