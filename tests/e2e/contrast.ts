// Measures every word on the ground that it really stands on; the colors of the theme are computed in
// tests/unit/styles/contrast.test.ts.
import type { Page } from '@playwright/test';

/** Words whose contrast is below 7:1, or 4.5:1 in buttons and badges, and below 7:1 anywhere where more is asked for. */
export async function listFaintWords(page: Page, contrast: 'no-preference' | 'more'): Promise<string[]> {
  await page.emulateMedia({ contrast });
  return page.evaluate(listFaint, contrast === 'more');
}

// Runs in the page, so it carries everything with it.
function listFaint(isMore: boolean): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('no canvas to read colors with');
  const known = new Map<string, readonly number[]>();
  /** Red, green, blue and opacity, from 0 to 255, of a color in any notation. */
  const readColor = (color: string): readonly number[] => {
    const kept = known.get(color);
    if (kept) return kept;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const read = [...canvas.getImageData(0, 0, 1, 1).data];
    known.set(color, read);
    return read;
  };
  const measureLuminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const findGround = (element: Element | null): readonly number[] => {
    if (element === null) return [255, 255, 255, 255];
    const color = readColor(getComputedStyle(element).backgroundColor);
    return color[3] === 255 ? color : findGround(element.parentElement);
  };

  const faint = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.nodeValue?.trim();
    const element = walker.currentNode.parentElement;
    if (!words || !element?.checkVisibility() || element.closest('script, style, :disabled')) continue;
    const style = getComputedStyle(element);
    const color = readColor(element instanceof SVGElement ? style.fill : style.color);
    const [dark = 0, light = 0] = [measureLuminance(color), measureLuminance(findGround(element))].toSorted(
      (a, b) => a - b,
    );
    const contrast = (light + 0.05) / (dark + 0.05);
    const control = element.closest('a, button, summary');
    const isLinkInText = control && getComputedStyle(control).display === 'inline';
    const isBadge = readColor(style.backgroundColor)[3] === 255;
    const least = isMore || !((control && !isLinkInText) || isBadge) ? 7 : 4.5;
    if (contrast < least) faint.add(`${contrast.toFixed(2)}: ${words}`);
  }
  return [...faint];
}
