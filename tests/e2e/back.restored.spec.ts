// Journey: going on and coming back, which shows the page as it was left, at once and without asking anybody.
import type { Page } from '@playwright/test';
import { expect, test, waitForScripts } from './fixtures.ts';
import { templates } from './templates.ts';

/** Whether the page came back as it was left; where it did not, the browser says why. */
const readReturn = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return {
      path: location.pathname,
      isRestored: document.documentElement.hasAttribute('data-restored'),
      reasons: navigation?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [],
    };
  });

/** No browser keeps a page that answers 404. */
const notFoundPages = ['/404', '/vehicle-not-found'];

test('going back restores every page', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-restored', persisted);
    });
  });
  for (const path of templates.filter((template) => !notFoundPages.includes(template))) {
    await page.goto(path);
    await waitForScripts(page);
    await page.goto(path === '/about' ? '/contact' : '/about');
    await page.evaluate(() => {
      // Playwright's own way waits for a document to load, and none does.
      history.back();
    });
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await expect.poll(() => readReturn(page)).toEqual({ path, isRestored: true, reasons: [] });
  }
});
