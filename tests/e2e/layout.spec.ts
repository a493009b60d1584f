// Journey: reading every template with the widest text that a visitor may have. The full grid is layout.grid.spec.ts.
import { expect, test } from './fixtures.ts';
import { walkWithTab } from './keyboard.ts';
import { describeText, listLayoutFaults, openWithText } from './layout.ts';
import { templates } from './templates.ts';

test.use({ bypassCSP: true });

const text = { face: 'wide', size: 24, isSpaced: true } as const;

// The terms spell the site's URL out, which is longer than a narrow phone is wide.
for (const path of [...templates, '/terms']) {
  test(`${path} holds ${describeText(text)}`, async ({ page }) => {
    await openWithText(page, path, text);
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await listLayoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the menus of the header fit into the window with a wide face and wide spacing', async ({ page }) => {
  await openWithText(page, '/', { face: 'wide', size: 16, isSpaced: true });
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

test('the menu of phones fits into the window with the largest text', async ({ page }) => {
  await openWithText(page, '/', text);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(menu.getByText('Showrooms open')).toBeVisible();
  expect(await listLayoutFaults(page)).toEqual([]);
});

for (const width of [320, 1024, 1280]) {
  test(`every stop of the Tab key is seen at ${width} px with the largest text`, async ({ page }) => {
    await openWithText(page, '/thank-you', text);
    await page.setViewportSize({ width, height: 800 });
    // Where they are folded, the groups of the footer have most of the stops.
    await page.locator('footer details').evaluateAll((groups: HTMLDetailsElement[]) => {
      for (const group of groups) group.open = true;
    });
    const { stops, faults } = await walkWithTab(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(35);
  });
}
