// Journey: reading every template with assistive technology, while nothing jumps, at 200 % zoom, without motion, and with
// forced colors.
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './accessibility.ts';
import { scrollThrough } from './scroll-through.ts';
import { templates } from './templates.ts';

/** Runs in the page before it loads: gives it a function that lists what has moved by itself until then. */
function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      const nodes = sources?.map(({ node }) => node?.nodeName ?? 'unknown').join(', ');
      if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${nodes}`);
    }
  };
  const observer = new PerformanceObserver((list) => {
    note(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  const listShifts = () => {
    // Also what is seen, but not reported yet.
    note(observer.takeRecords());
    return shifts;
  };
  Object.assign(window, { listShifts });
}

for (const path of templates) {
  test(`${path} is accessible, does not move by itself, nor at all without motion, and fits at 200 % zoom`, async ({
    page,
  }) => {
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const shifts = await page.evaluate('listShifts()');
    expect(shifts, 'moves while it loads and is scrolled').toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    const moving = await page.evaluate(() => [
      ...[...document.querySelectorAll('*')]
        .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0)
        .map((element) => element.outerHTML.slice(0, 80)),
      ...document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => ((animation.effect as KeyframeEffect).target as Element).tagName),
    ]);
    expect(moving, 'moves, or would if it were used').toEqual([]);
    await expectAccessible(page);

    // Zoom halves the width that a page has, which 640 of 1280 px stand for.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
}

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons keep an edge, and the marked link of the menu stays marked', async ({ page }) => {
    await page.goto('/rentals');
    const call = page.getByRole('main').getByRole('link', { name: 'Call Now' }).first();
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/rentals"]');
    expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe('0px');
    expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  });
});
