// Journey: going through every template in a wide window, on a phone, and in the text that other readers have. Each page is
// opened once, and what falls does not keep the next promise from being asked. Its states are in accessibility.spec.ts.
import { listAxeFindings, listFindings } from './accessibility.ts';
import { listFaintWords } from './contrast.ts';
import { expect, test } from './built-site.ts';
import { walkMainWithTab } from './keyboard.ts';
import { listLayoutFaults, listWideRequests, measureWidth, setText, widestText } from './layout.ts';
import { listMoving, listShifts, watchShifts } from './motion.ts';
import { scrollThrough } from './scroll-through.ts';
import { templates } from './templates.ts';

// The longest of the last files: either worker takes the next page.
test.describe.configure({ mode: 'parallel' });

for (const path of templates) {
  test(`${path} keeps what is promised of every page`, async ({ page }) => {
    // Three engines read it, and a hundred stops of the Tab key are looked at.
    test.slow();
    const promise = expect.soft;
    await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    promise(await listShifts(page), 'nothing moves by itself while it loads and is scrolled').toEqual([]);
    promise(await listMoving(page), 'nothing moves without motion, nor would if it were used').toEqual([]);
    promise(await listFindings(page), 'no accessibility check finds anything').toEqual([]);
    const atDesk = 'every word stands out from its ground';
    promise(await listFaintWords(page, 'no-preference'), atDesk).toEqual([]);
    promise(await listFaintWords(page, 'more'), `${atDesk}, the more so where that is asked for`).toEqual([]);
    const asShown = 'no picture is asked for much larger than it is shown';
    promise(await listWideRequests(page), asShown).toEqual([]);
    // Zoom halves the width that a page has, which 640 of 1280 px stand for.
    await page.setViewportSize({ width: 640, height: 400 });
    promise(await measureWidth(page), 'it fits at 200 % zoom').toBeLessThanOrEqual(640);

    await page.setViewportSize({ width: 390, height: 844 });
    promise(await listWideRequests(page), `${asShown} on a phone`).toEqual([]);
    const onPhone = 'every word stands out from its ground on a phone';
    promise(await listFaintWords(page, 'more'), `${onPhone}, the more so where that is asked for`).toEqual(
      [],
    );
    promise(await listFaintWords(page, 'no-preference'), onPhone).toEqual([]);
    promise(await listAxeFindings(page), 'no accessibility check finds anything on a phone').toEqual([]);
    const { stops, faults } = await walkMainWithTab(page);
    promise(faults, 'every stop of the Tab key is marked, and nothing covers it on a phone').toEqual([]);
    promise(stops, 'the Tab key stops in its own part').toBeGreaterThan(0);
    await page.setViewportSize({ width: 320, height: 640 });
    promise(await measureWidth(page), 'it does not scroll sideways at 320 px').toBeLessThanOrEqual(320);

    await setText(page, widestText);
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      promise(await listLayoutFaults(page), `it holds the widest text at ${width} px`).toEqual([]);
    }
  });
}
