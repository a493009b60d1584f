// Journey: going through the pages with the keyboard alone.
import { cart, county, policyPath } from './examples.ts';
import { expect, test } from './fixtures.ts';
import { walkMainWithTab, walkWithTab } from './keyboard.ts';

test('Tab goes through a whole page in order, and every stop is marked and not covered', async ({ page }) => {
  // More than a hundred stops, each looked at.
  test.slow();
  await page.goto('/');
  const { stops, faults } = await walkWithTab(page);
  expect(faults).toEqual([]);
  // Skip link, wordmark, menus and the footer's links at least.
  expect(stops).toBeGreaterThan(40);
});

// What is arranged otherwise than on a small screen, where keyboard.phone.spec.ts goes through every template.
for (const path of ['/inventory', `/vehicles/${cart.id}`, county.path, policyPath]) {
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

test('a box that scrolls sideways is a stop for as long as there is something to scroll', async ({
  page,
}) => {
  await page.goto('/eco-impact');
  const box = page.getByRole('region', { name: 'Examples' });
  await expect(box).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(box).toHaveAttribute('tabindex', '0');
  await box.focus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(box, 'who stands on it keeps their place').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).not.toHaveAttribute('tabindex');
});
