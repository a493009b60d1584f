// Journey: going through the pages with the keyboard alone.
import { comparedCarts, policyPath } from './examples.ts';
import { expect, test } from './built-site.ts';
import { describeFocus, walkMainWithTab, walkWithTab } from './keyboard.ts';
import { setText, widestText } from './layout.ts';

const phone = { width: 390, height: 844 };

// A phone has the menu in place of dropdowns, and folds the groups of the footer.
for (const { screen, size, least } of [
  { screen: 'a wide screen', size: { width: 1280, height: 800 }, least: 30 },
  { screen: 'a small screen', size: phone, least: 25 },
]) {
  test(`Tab goes through a whole page on ${screen} in order, and every stop is marked and not covered`, async ({
    page,
  }) => {
    // More than a hundred stops, each looked at.
    test.slow();
    await page.setViewportSize(size);
    await page.goto('/');
    const { stops, faults } = await walkWithTab(page);
    expect(faults).toEqual([]);
    // Skip link, wordmark, menus and the footer's links at least.
    expect(stops).toBeGreaterThan(least);
  });
}

// What is arranged otherwise than on a small screen, where templates.spec.ts goes through every template.
for (const path of ['/inventory', policyPath]) {
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

test('what has the focus while the file of the inventory arrives stays in sight', async ({ page }) => {
  const file = Promise.withResolvers<undefined>();
  await page.route(/\/InventoryBrowser\.[\w-]+\.js/, async (route) => {
    await file.promise;
    await route.continue();
  });
  await page.goto('/inventory');
  await page.getByRole('main').focus();
  const listed = page.locator('search :focus, article :focus');
  do {
    await page.keyboard.press('Tab');
  } while ((await listed.count()) === 0);
  file.resolve(undefined);
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
  expect(await describeFocus(page)).toEqual([]);
});

test('neither phone bar nor the bar of chosen carts covers a stop of the inventory', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.goto(`/inventory?compare=${comparedCarts.map(({ id }) => id).join()}`);
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  const { stops, faults } = await walkMainWithTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(0);
});

test('a box that scrolls sideways is a stop for as long as there is something to scroll', async ({
  page,
}) => {
  await page.goto('/eco-impact');
  const box = page.getByRole('region', { name: 'Examples' });
  await expect(box).not.toHaveAttribute('tabindex');
  await setText(page, widestText);
  await page.setViewportSize({ width: 320, height: 800 });
  // Phones fold what it stands in.
  await page.getByRole('main').locator('summary').filter({ hasText: 'Examples' }).click();
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
