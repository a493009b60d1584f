// Journey: finding a page by the menus of the header.
import { expect, test, waitForScripts } from './built-site.ts';

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

test('the call is in the header at every width, in words from 360 px on, the hours from 1024 px on', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const width of [320, 360, 390, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByRole('link', { name: 'Call Now' }), `at ${width} px`).toBeInViewport({
      ratio: 1,
    });
    const words = await banner.getByText('Call Now').boundingBox();
    expect((words?.width ?? 0) > 0, `words at ${width} px`).toBe(width >= 360);
    await expect(banner.getByText('Showrooms open').first()).toBeVisible({ visible: width >= 1024 });
  }
});

test('the menu stands beside the call at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  const call = await banner.getByRole('link', { name: 'Call Now' }).boundingBox();
  const menu = await banner.getByText('Menu', { exact: true }).boundingBox();
  expect(menu?.y).toBe(call?.y);
});

for (const width of [320, 1280]) {
  test(`the header stays while a page of ${width} px is scrolled, without the line of hours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = page.getByRole('banner');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(banner.getByText('Call Now')).toBeInViewport({ ratio: 1 });
    await expect(banner.getByText('Showrooms open').first()).not.toBeInViewport();
  });
}

test('moving to another page starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/services"]').click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
