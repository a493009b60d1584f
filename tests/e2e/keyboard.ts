import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Stops of the Tab key in the main part of a page: how many, and those without a visible outline or covered by something. */
export async function walkMainWithTab(page: Page): Promise<{ stops: number; faults: string[] }> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const faults: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(describeFocus);
    if (fault === undefined) return { stops, faults };
    if (fault !== '') faults.push(fault);
  }
  throw new Error('the focus never leaves the page');
}

/** Runs in the page: what is wrong with the focused element, empty if nothing is, undefined outside the main part. */
function describeFocus(): string | undefined {
  const element = document.activeElement;
  if (!element?.closest('main')) return undefined;
  const name = `${element.localName} "${(element.textContent || element.id).trim().slice(0, 40)}"`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A frame marks the focus inside itself.
  const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  if (!isMarked && element.localName !== 'iframe') return `${name}: no outline`;
  const box = [...element.getClientRects()].find(({ width, height }) => width >= 5 && height >= 5);
  if (!box) return `${name}: nothing to see`;
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.top + 3],
    [box.right - 3, box.bottom - 3],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return isSeen ? '' : `${name}: covered`;
}
