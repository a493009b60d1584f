// Finds what moves on a page by itself, and what moves although a visitor wants no motion.
import type { Page } from '@playwright/test';

/** Notes from now on what moves by itself on the pages that are opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts);
}

/** What has moved by itself on the page until now. */
export function listShifts(page: Page): Promise<string[]> {
  return page.evaluate('listShifts()');
}

/** What moves without motion, or would if it were used. */
export async function listMoving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() => [
    ...[...document.querySelectorAll('*')]
      .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
    ...document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => ((animation.effect as KeyframeEffect).target as Element).tagName),
  ]);
}

/** Runs in the page before it loads: gives it a function that lists what has moved by itself until then. */
function observeShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
  // A thousandth of what counts as good: a font that comes late on a slow machine moves a word of the menu by some pixels.
  const leastShift = 0.0001;
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      const nodes = sources?.map(({ node }) => node?.nodeName ?? 'unknown').join(', ');
      if (!hadRecentInput && value >= leastShift) shifts.push(`${value.toFixed(4)}: ${nodes}`);
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
