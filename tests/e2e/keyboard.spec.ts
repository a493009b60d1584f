// Going through pages with the keyboard alone.
import { expect, test } from './built-site.ts';
import { comparedCarts, town } from './examples.ts';
import { walkMainWithTab } from './keyboard.ts';

const compare = comparedCarts.map(({ id }) => id).join();

const inventory = `/inventory?search=city&compare=${compare}`;
for (const [path, width] of [
  ['/', 1280],
  ['/contact', 390],
  [town.path, 390],
  [inventory, 1280],
  [inventory, 390],
] as const)
  test(`every stop of Tab on ${path} at ${width} px has an outline and is not covered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const { stops, faults } = await walkMainWithTab(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(3);
  });

test('a table that scrolls sideways is a stop of Tab while there is something to scroll', async ({
  page,
}) => {
  await page.goto('/eco-impact');
  const table = page.getByRole('region', { name: 'Examples' });
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('main').locator('summary').filter({ hasText: 'Examples' }).click();
  await expect(table).toHaveAttribute('tabindex', '0');
});
