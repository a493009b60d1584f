// Errand: going through every template with the keyboard alone.
import { expect, test } from './fixtures.ts';
import { walkMainWithTab, walkWithTab } from './keyboard.ts';
import { templates } from './templates.ts';

test('Tab goes through a whole page in order, and every stop is marked and not covered', async ({ page }) => {
  // More than a hundred stops, each looked at.
  test.slow();
  await page.goto('/');
  const { stops, faults } = await walkWithTab(page);
  expect(faults).toEqual([]);
  // Skip link, wordmark, menus and the footer's links at least.
  expect(stops).toBeGreaterThan(40);
});

for (const path of templates) {
  test(`the skip link of ${path} leads to its own part, where every stop is marked and not covered`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    const { stops, faults } = await walkMainWithTab(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
  });
}
