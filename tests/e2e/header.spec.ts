// Journey: finding a page by the menus of the header.
import { formatPhone } from '../../src/lib/format.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { expect, test, waitForScripts } from './built-site.ts';
import { getDealer } from '../../src/content/site.ts';

test('a dropdown opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  const about = page.locator('summary', { hasText: 'About' });
  await about.focus();
  await page.keyboard.press('Enter');
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

test('the current page is marked, home only on its own URL', async ({ page }) => {
  await page.goto('/rentals');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('a[href="/rentals"]')).toHaveAttribute('aria-current', 'page');
  await expect(main.locator('a[href="/"]')).not.toHaveAttribute('aria-current', 'page');
});

test('a screen has one call: on phones in their bar, from 768 px on in the header, with the number', async ({
  page,
}) => {
  await page.goto(fixedPages.showroom.path);
  const banner = page.getByRole('banner');
  const number = formatPhone(getDealer().phone);
  for (const width of [320, 390, 600, 767, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const isPhone = width < 768;
    const inHeader = banner.getByRole('link', { name: `Call Now ${number}` });
    const inBar = page.getByRole('navigation', { name: 'Get in touch' }).getByRole('link', { name: 'Call' });
    await expect(isPhone ? inBar : inHeader, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(isPhone ? inHeader : inBar, `at ${width} px`).toBeHidden();
    await expect(banner.getByText('Regular showroom hours').first()).toBeVisible({ visible: width >= 1024 });
  }
});

test('the menu stands beside the name at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  const name = await banner.getByRole('link', { name: 'home page' }).boundingBox();
  const menu = await banner.locator('summary', { hasText: 'Menu' }).boundingBox();
  expect(menu?.y).toBe(name?.y);
});

for (const width of [320, 1280]) {
  test(`the header stays while a page of ${width} px is scrolled, without the line of hours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = page.getByRole('banner');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(banner.getByRole('link', { name: 'home page' })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByText('Regular showroom hours').first()).not.toBeInViewport();
  });
}

test('moving to another page starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/services"]').click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
