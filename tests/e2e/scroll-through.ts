// Shows a page to its end, for specs about what loads only when it is seen.
import type { Page } from '@playwright/test';
import { expect, waitForScripts } from './fixtures.ts';

/** Brings every part of the page to where it is seen, and waits for what loads only then: pictures, islands, maps. */
export async function scrollThrough(page: Page): Promise<void> {
  // Islands that were passed before it would wait to be seen again.
  await waitForScripts(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      // A busy browser may leave out a frame, and gives one again at the next scroll.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    }
  });
  await expect(page.locator('astro-island[ssr]:not([client=intent])')).toHaveCount(0);
  await expect(page.locator('[data-map-box]:not(:has(> iframe))')).toHaveCount(0);
  const listPending = () =>
    page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      // One that is hidden in this width never loads.
      images.filter((image) => image.checkVisibility() && !image.complete).map((image) => image.src),
    );
  await expect.poll(listPending).toEqual([]);
}
