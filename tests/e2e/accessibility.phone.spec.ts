// Journey: using every template on a very narrow phone, and what only phones have. Rules: WCAG 2.2 AA, by three checks.
import type { Page } from '@playwright/test';
import { content } from './examples.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './accessibility.ts';
import { states } from './states.ts';
import { templates } from './templates.ts';

// No test needs what another has left, and the whole file is the longest.
test.describe.configure({ mode: 'parallel' });

test('no document makes a phone of 320 px scroll sideways by its tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of content.policies) {
    await page.goto(path);
    expect(await measureWidth(page), path).toBeLessThanOrEqual(320);
  }
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

for (const path of templates) {
  test(`no accessibility check finds anything on ${path}, which does not scroll sideways at 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureWidth(page)).toBeLessThanOrEqual(320);
  });
}

for (const { name, open } of states.filter(({ on }) => on !== 'desktop')) {
  test(`no accessibility check finds anything on ${name}, which fits a narrow phone, too`, async ({
    page,
  }) => {
    // Three engines read a page of all carts, some of them after several tries to reach the API.
    test.slow();
    await open(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureWidth(page)).toBeLessThanOrEqual(320);
  });
}

/** How wide the page is, with what can be reached by scrolling only. */
function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
