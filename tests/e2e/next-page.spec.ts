// The next page may be prerendered while the visitor points at its link.
import type { Page } from '@playwright/test';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test, waitForScripts } from './fixtures.ts';

const findLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

test('pointing at a link makes its page ready, and no other', async ({ page, baseURL }) => {
  const devTools = await page.context().newCDPSession(page);
  const urls: string[] = [];
  devTools.on('Preload.prerenderStatusUpdated', ({ key }) => urls.push(key.url));
  await devTools.send('Preload.enable');
  const areRulesRead = new Promise((resolve) =>
    devTools.once('Preload.preloadingAttemptSourcesUpdated', resolve),
  );
  await page.goto('/');
  await areRulesRead;
  expect(urls).toEqual([]);
  await findLink(page, '/rentals').hover();
  await expect.poll(() => [...new Set(urls)]).toEqual([`${baseURL}rentals`]);
});

/** Has the pages that follow start as prerendered ones do. */
const prerender = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });

/** Shows a prerendered page. */
const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

test('a prerendered inventory asks the API only once it is shown', async ({ page }) => {
  await prerender(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/inventory');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
  expect(asked).toEqual([]);
  const answer = page.waitForResponse('/api/vehicles');
  await activate(page);
  await answer;
});

test('a prerendered form has what was typed meanwhile on the page before it', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  const draft = await page.evaluate<Record<string, string>>(() => ({ ...window.sessionStorage }));
  await page.evaluate(() => window.sessionStorage.clear());
  await prerender(page);
  await page.goto('/fleet');
  await waitForScripts(page);
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.evaluate((stored) => {
    for (const [key, text] of Object.entries(stored)) window.sessionStorage.setItem(key, text);
  }, draft);
  await activate(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});
