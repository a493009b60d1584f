// Journey: reading with the widest text that a visitor may have, and on the narrowest phone, where
// templates.spec.ts does not go.
import { comparedCarts, shownCart, town } from './examples.ts';
import { expect, test, waitForScripts } from './built-site.ts';
import { walkWithTab } from './keyboard.ts';
import { listBrokenWords, listLayoutFaults, measureWidth, setText, spaceText, widestText } from './layout.ts';
import { getPageCopy, getPolicies, getRentalCatalog, getVehicles } from '../../src/content/site.ts';

test('no document makes a phone of 320 px scroll sideways by its tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of getPolicies()) {
    await page.goto(path);
    expect(await measureWidth(page), path).toBeLessThanOrEqual(320);
  }
});

for (const query of ['', `?compare=${comparedCarts.map(({ id }) => id).join()}`]) {
  test(`/inventory${query} does not scroll sideways at 320 px with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/inventory${query}`);
    await waitForScripts(page);
    await spaceText(page);
    expect(await measureWidth(page)).toBeLessThanOrEqual(320);
    await setText(page, { ...widestText, size: 16 });
    expect(await measureWidth(page)).toBeLessThanOrEqual(320);
  });
}

// They spell the site's URL out, which is longer than a narrow phone is wide.
test('the terms hold the widest text', async ({ page }) => {
  await page.goto('/terms');
  await setText(page, widestText);
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await listLayoutFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('a comparison of three carts breaks no price at 320 px with the widest text', async ({ page }) => {
  // The most expensive have the longest sums.
  const carts = getVehicles()
    .toSorted((a, b) => b.priceUsd - a.priceUsd)
    .slice(0, 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/inventory?compare=${carts.map(({ id }) => id).join()}#compare`);
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await setText(page, widestText);
  const broken = await listBrokenWords(page);
  expect(broken.filter((line) => /^\$[\d.,]+ in td/.test(line))).toEqual([]);
  const overfull = await page
    .locator('dialog td')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(overfull).toEqual([]);
});

test('the menus of the header fit into the window with a wide face and wide spacing', async ({ page }) => {
  await page.goto('/');
  await setText(page, { ...widestText, size: 16 });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const label of ['Locations', 'About']) {
      const menu = page.locator('details', { has: page.locator('summary', { hasText: label }) }).first();
      await menu.locator('summary').click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      expect(await listLayoutFaults(page), `${label} at ${width} px`).toEqual([]);
      await menu.locator('summary').click();
    }
  }
});

test('the menu of phones fits into the window with the widest text', async ({ page }) => {
  await page.goto('/');
  await setText(page, widestText);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(menu.getByText('Regular showroom hours')).toBeVisible();
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('what a link asks the contact form for fits into the narrowest phone with the widest text', async ({
  page,
}) => {
  const [plan = ''] = Object.keys(getRentalCatalog().plans);
  const rental = new URLSearchParams({ plan, town: town.path });
  const drive = new URLSearchParams({ vehicle: shownCart.vehicle.id, wish: 'test-drive' });
  for (const query of [rental, drive]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/contact?${query.toString()}`);
    await expect(page.getByText(getPageCopy('contact').form.cartTitle)).toBeVisible();
    await setText(page, widestText);
    expect(await listLayoutFaults(page), query.toString()).toEqual([]);
  }
});

test('every stop of the Tab key is seen at 320 px with the widest text', async ({ page }) => {
  await page.goto('/thank-you');
  await setText(page, widestText);
  await page.setViewportSize({ width: 320, height: 800 });
  // Where they are folded, the groups of the footer have most of the stops.
  await page.locator('footer details').evaluateAll((groups: HTMLDetailsElement[]) => {
    for (const group of groups) group.open = true;
  });
  const { stops, faults } = await walkWithTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(20);
});
