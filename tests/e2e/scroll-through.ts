// Shows a page to its end, for specs about what loads only when it is seen.
import type { Page } from '@playwright/test';
import { expect, waitForScripts } from './fixtures.ts';

/**
 * Brings what loads only when it is seen (pictures, islands, maps) to where it is seen, one after the other, waits for
 * it, and leaves the page at its end. Nothing in the page is waited for in between: a browser may leave out the frame that a script asks for.
 */
export async function scrollThrough(page: Page): Promise<void> {
  // Islands that were passed before it would wait to be seen again.
  await waitForScripts(page);
  await expect.poll(() => page.evaluate(showNextPending), { intervals: [50] }).toBeUndefined();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
}

/** Scrolls to the first part of the page that has not loaded; which one it is, or undefined at the end. */
function showNextPending(): string | undefined {
  const parts = document.querySelectorAll('main img, astro-island[ssr]:not([client=intent]), [data-map-box]');
  for (const part of parts) {
    // A picture that is hidden in this width never loads.
    const isPending =
      part instanceof HTMLImageElement
        ? part.checkVisibility() && !part.complete
        : !part.matches('[data-map-box]:has(> iframe)');
    if (!isPending) continue;
    // To one end of the window and then to the other, so that the part moves even where it was in sight.
    part.scrollIntoView({ block: 'end', behavior: 'instant' });
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    return part.outerHTML.slice(0, 120);
  }
  return undefined;
}
