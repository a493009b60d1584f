// Journey: going on to the next page, which the browser made ready while the visitor pointed at its link.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const findLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

/** URL of a page that Chromium made ready, or tried to. */
interface Attempt {
  key: { action: string; url: string };
}

test('pointing at a link makes its page ready, and no other', async ({ page, baseURL }) => {
  const devTools = await page.context().newCDPSession(page);
  const attempts: Attempt[] = [];
  let areRulesRead = false;
  devTools.on('Preload.preloadingAttemptSourcesUpdated', () => (areRulesRead = true));
  devTools.on('Preload.prerenderStatusUpdated', (attempt) => attempts.push(attempt));
  const isUsed = new Promise<void>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ prefetchStatus }) => {
      if (prefetchStatus === 'PrefetchResponseUsed') resolve();
    });
  });
  await devTools.send('Preload.enable');
  await page.goto('/');
  await expect.poll(() => areRulesRead).toBe(true);
  expect(attempts).toEqual([]);
  await findLink(page, '/rentals').hover();
  const rentals = { action: 'Prerender', url: `${baseURL}rentals` };
  await expect
    .poll(() => attempts.map(({ key: { action, url } }) => ({ action, url })))
    .toContainEqual(rentals);
  expect(new Set(attempts.map(({ key }) => key.url))).toEqual(new Set([rentals.url]));
  // While a tool drives it Chromium stops a prerender at its prefetch; the visit takes what that fetched.
  await findLink(page, '/rentals').click();
  await isUsed;
});

test('a page that is prerendered asks the API only once it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/inventory');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
  expect(asked).toEqual([]);
  const answer = page.waitForResponse('/api/vehicles');
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await answer;
});
