// Walks a page with the Tab key and says what is wrong with where the focus lands.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a walk met: how many stops, and what is wrong with them. */
interface Walk {
  stops: number;
  faults: string[];
}

/** Faults of every stop: no mark of the focus, no ring for a map's dot, covered, or out of the order of the document. */
export async function walkWithTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  return walk(page, 'body');
}

/** The same from the skip link on, until the focus leaves the main part: header and footer are those of every page. */
export async function walkMainWithTab(page: Page): Promise<Walk> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return walk(page, 'main');
}

/** The faults of the stop that has the focus now; undefined outside the main part. */
export function describeFocus(page: Page): Promise<string[] | undefined> {
  return page.evaluate(describeStop, 'main');
}

async function walk(page: Page, within: string): Promise<Walk> {
  const faults: string[] = [];
  let stops = 0;
  let isLost = false;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop, within);
    if (stop === undefined) {
      // A map's frame that loads while the focus comes to it drops the focus once; the next Tab goes on from there.
      if (isLost || !(await page.evaluate(() => document.activeElement === document.body))) {
        return { stops, faults };
      }
      isLost = true;
      continue;
    }
    isLost = false;
    stops += 1;
    faults.push(...stop);
    if (stops > 400) throw new Error('the focus never leaves the page');
  }
}

/** Runs in the page: faults of the focused element, or undefined when the focus has left what is walked through. */
function describeStop(within: string): string[] | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(within)) return undefined;
  const seen = window as unknown as { lastStop?: Element };
  const faults: string[] = [];
  const name = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40) || (element.getAttribute('name') ?? element.id)}"`;
  const previous = seen.lastStop;
  if (previous?.isConnected && previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) {
    // Back at the start: the walk is over.
    delete seen.lastStop;
    return undefined;
  }
  seen.lastStop = element;

  // A frame's own document has the focus then, and marks it; what it shows is not this site's.
  if (element instanceof HTMLIFrameElement) return faults;
  const style = getComputedStyle(element);
  const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  if (!hasOutline) faults.push(`${name}: no mark`);
  // The outline of a town on a map frames its name too, and may reach around others; the ring tells which dot is meant.
  const dot = element.querySelector('circle');
  if (element instanceof SVGElement && dot) {
    const { fill, stroke, strokeWidth } = getComputedStyle(dot);
    const isSeen = !/^(none|transparent|rgba\(.*, 0\))$/.test(stroke) && stroke !== fill;
    if (!isSeen || parseFloat(strokeWidth) < 2) faults.push(`${name}: no ring around its dot`);
  }

  // What is for screen readers only is a pixel large, and nobody can tell that the focus is there.
  const box = [...element.getClientRects()].find(({ width, height }) => width >= 5 && height >= 5);
  if (!box || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return [...faults, `${name}: nothing to see`];
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.top + 3],
    [box.right - 3, box.bottom - 3],
  ] as const;
  // Scrolled to, it may be larger than the screen; a corner outside says nothing.
  const onScreen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const isSeen = onScreen.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  if (!isSeen) {
    const [x = 0, y = 0] = onScreen[0] ?? [];
    const cover = document.elementFromPoint(x, y);
    faults.push(`${name}: covered by ${cover?.tagName.toLowerCase() ?? 'the edge of the screen'}`);
  }
  return faults;
}
