// Errand: using every template on a very narrow phone, and what only phones have. Rules: WCAG 2.2 AA, by axe.
import { comparedCarts, content, furtherCarts } from './examples.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { templates } from './templates.ts';

// Documents have tables.
for (const path of new Set([...templates, ...content.policies.map((policy) => policy.path)])) {
  test(`${path} makes no phone of 320 px scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

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

test('axe finds nothing on the open menu', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the open sheet of filters, which fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expect(page.getByLabel('Brand')).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('axe finds nothing on all filters unfolded', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByText('More filters').click();
  await expect(page.getByLabel('On the road')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the links that stand in for a search without a match', async ({ page }) => {
  await page.goto('/inventory?search=six+seater+submarine');
  await expect(page.getByRole('link', { name: /: \d+ carts?$/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a comparison fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    `/inventory?compare=${[...comparedCarts, ...furtherCarts.slice(0, 1)].map(({ id }) => id).join()}#compare`,
  );
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});
