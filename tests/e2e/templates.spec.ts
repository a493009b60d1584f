// What every template promises: axe finds nothing, nothing moves by itself, it fits a narrow phone and wide text.
import { listAxeFindings } from './accessibility.ts';
import { expect, test } from './built-site.ts';
import { listCutText, measureWidth, setWideText } from './layout.ts';
import { scrollThrough } from './scroll-through.ts';
import { templates } from './templates.ts';

test.describe.configure({ mode: 'parallel' });

for (const path of templates) {
  test(`${path} is accessible, does not move by itself, and fits 320 px and wide text`, async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shift += entry.value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await scrollThrough(page);
    expect.soft(await page.evaluate<number>('window.shift ?? 0'), 'layout shift').toBeLessThan(0.01);
    expect.soft(await listAxeFindings(page), 'axe').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await measureWidth(page), 'width of a narrow phone').toBeLessThanOrEqual(320);
    await setWideText(page);
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await measureWidth(page), `width with wide text`).toBeLessThanOrEqual(width);
      expect.soft(await listCutText(page), `cut text at ${width} px`).toEqual([]);
    }
  });
}
