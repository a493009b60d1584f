// Journey: finding a page on a phone.
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { county, policyPath } from './examples.ts';
import { expect, test, waitForScripts } from './built-site.ts';
import { getCounties, getRentalGroups } from '../../src/content/site.ts';

test('the menu opens below a button that then says to close it, lists the counties and closes by Escape with the focus there', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForScripts(page);
  const button = page.locator('summary', { hasText: 'Menu' });
  await expect(button).toHaveText('Menu', { useInnerText: true });
  await button.click();
  await expect(button).toHaveText('Close', { useInnerText: true });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const { name } of getCounties()) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.locator('a[href="/about"]')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a menu that was opened before its script came closes by Escape, too', async ({ page }) => {
  let comesNow: () => void = () => undefined;
  const isCalledFor = new Promise<void>((resolve) => (comesNow = resolve));
  await page.route(/\/_astro\/page\./, async (route) => {
    await isCalledFor;
    await route.continue();
  });
  await page.goto('/about');
  await page.locator('summary', { hasText: 'Menu' }).click();
  comesNow();
  await waitForScripts(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('a chosen link closes the menu at once, so that it is closed on the way back', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  // The next page does not come, so that the menu of this one is seen.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.locator(`a[href="${county.path}"]`).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('no framework is loaded before somebody reaches for the menu', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await expect(page.locator('summary', { hasText: 'Menu' })).toBeVisible();
  await waitForScripts(page);
  expect(scripts).toEqual([]);
});

test('the call stays within reach until the closing band or the footer offers the same', async ({ page }) => {
  // Without an action of its own, for which the bar would step aside.
  await page.goto(fixedPages.showroom.path);
  const bar = page.getByRole('navigation', { name: 'Get in touch' });
  /** Whether somebody who taps on the middle of the bar taps on the bar. */
  const isOnTop = () =>
    bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect(bar).toBeInViewport();
  expect(await isOnTop()).toBe(true);
  await page
    .getByRole('main')
    .locator('section')
    .last()
    .evaluate((band) => {
      band.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
  await expect.poll(isOnTop).toBe(false);
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await expect.poll(isOnTop).toBe(false);
  // By keyboard it is still reached, and then seen.
  await bar.getByRole('link').first().focus();
  await expect.poll(isOnTop).toBe(true);
});

test('the groups of the footer are folded, and open without a script', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const group = footer.locator('details').first();
  const link = group.getByRole('link').first();
  await expect(link).toBeHidden();
  await group.locator('summary').click();
  await expect(link).toBeVisible();
});

for (const path of ['/404', '/vehicle-not-found']) {
  test(`every way on from ${path} is a target of 24 px at least, also above the phone bar`, async ({
    page,
  }) => {
    await page.goto(path);
    const small = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            const rows = Array.from({ length: Math.floor(height) }, (_, row) => top + row + 0.5);
            const isHit = (y: number) => link.contains(document.elementFromPoint(left + width / 2, y));
            return width < 24 || rows.filter(isHit).length < 24;
          })
          .map((link) => link.textContent.trim()),
      );
    expect(small).toEqual([]);
  });
}

test('the towns of the showrooms are folded, county by county, and open by a press', async ({ page }) => {
  await page.goto(fixedPages.showroom.path);
  const link = page.locator(`a[href="${county.municipalities[0]?.path}"]`);
  const group = page.getByRole('main').locator('details').filter({ has: link });
  const town = group.locator(link);
  await expect(town).toBeHidden();
  await group.locator('summary').click();
  await expect(town).toBeVisible();
});

test('the plans of every kind of rental are folded, and open by a press', async ({ page }) => {
  await page.goto(fixedPages.rentals.path);
  for (const { title, plans } of getRentalGroups()) {
    const planLink = page.getByRole('main').locator(`a[href*="plan=${plans[0]?.id}"]`);
    await expect(planLink).toBeHidden();
    await page.getByRole('region', { name: title, exact: true }).locator('summary').click();
    await expect(planLink).toBeVisible();
  }
});

test('the sections of a policy are folded, open by a press, and a link to one leads to it', async ({
  page,
}) => {
  await page.goto(policyPath);
  const sections = page.getByRole('main').locator('details');
  const text = sections.first().locator('summary + *');
  await expect(text).toBeHidden();
  await sections.first().locator('summary').click();
  await expect(text).toBeVisible();
  await page.goto(
    `${policyPath}#${await page.getByRole('main').locator('div[id]').last().getAttribute('id')}`,
  );
  await expect(sections.last().locator('summary')).toBeInViewport();
});
