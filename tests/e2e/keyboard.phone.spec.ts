// Journey: going through every template with a keyboard on a small screen, above whose lower edge the phone bar stands.
import { expect, test } from './fixtures.ts';
import { walkMainWithTab, walkWithTab } from './keyboard.ts';
import { comparedCarts } from './examples.ts';
import { templates } from './templates.ts';

test('Tab goes through a whole page on a small screen, and nothing covers a stop', async ({ page }) => {
  // More than a hundred stops, each looked at.
  test.slow();
  await page.goto('/');
  const { stops, faults } = await walkWithTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(35);
});

for (const path of templates) {
  test(`neither header nor phone bar covers a stop of ${path} on a small screen`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const { stops, faults } = await walkMainWithTab(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
  });
}

test('neither phone bar nor the bar of chosen carts covers a stop of the inventory', async ({ page }) => {
  test.slow();
  await page.goto(`/inventory?compare=${comparedCarts.map(({ id }) => id).join()}`);
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  const { stops, faults } = await walkMainWithTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(0);
});
