// Finding a page and acting at once on a phone.
import { contactPath, inventoryPath, thankYouPath } from '../../src/lib/paths.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { getCounties } from '../../src/content/site.ts';
import { expect, test, waitForScripts } from './built-site.ts';
import { county, policyPath } from './examples.ts';

test('the menu lists the counties and marks the current page, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForScripts(page);
  const button = page.locator('summary', { hasText: 'Menu' });
  await button.click();
  await expect(button).toHaveText('Close', { useInnerText: true });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const { name } of getCounties())
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.locator('a[href="/about"]')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a chosen link closes the menu, so that it is closed on the way back', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  // Keeps the next page from coming, so that the menu of this one is seen.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.locator(`a[href="${county.path}"]`).click();
  await expect(menu).toBeHidden();
});

test('no framework is loaded before the menu is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  await waitForScripts(page);
  expect(scripts).toEqual([]);
});

test('the bar has the call, is away where the page offers the same, and is reached by keyboard', async ({
  page,
}) => {
  await page.goto(fixedPages.showroom.path);
  const bar = page.getByRole('navigation', { name: 'Get in touch' });
  const isOnTop = () =>
    bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isOnTop).toBe(false);
  await bar.getByRole('link').first().focus();
  await expect.poll(isOnTop).toBe(true);
});

test('there is no bar for who writes a message or has just sent one, nor over the list of carts', async ({
  page,
}) => {
  const bar = page.locator('.mobile-bar');
  for (const path of [contactPath, thankYouPath]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(bar).toHaveCount(0);
  }
  await page.goto(inventoryPath);
  await page.locator('.vehicle-columns li').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('what a phone folds opens by a press: groups of the footer, sections of a policy', async ({ page }) => {
  await page.goto(policyPath);
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const group = part.locator('details').first();
    const content = group.locator('summary + *');
    await expect(content).toBeHidden();
    await group.locator('summary').click();
    await expect(content).toBeVisible();
  }
});
