// Errand: going through every template with the keyboard alone.
import { expect, test } from './fixtures.ts';
import { walkWithTab } from './keyboard.ts';
import { templates } from './templates.ts';

for (const path of templates) {
  test(`Tab goes through ${path} in order, and every stop is marked and not covered`, async ({ page }) => {
    // More than a hundred stops, each looked at.
    test.slow();
    await page.goto(path);
    const { stops, faults } = await walkWithTab(page);
    expect(faults).toEqual([]);
    // Skip link, wordmark, menus and the footer's links at least.
    expect(stops).toBeGreaterThan(40);
  });
}
