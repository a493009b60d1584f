// Journey: going on to the next page, which the browser made ready while the visitor pointed at its link.
import type { Page } from '@playwright/test';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test, waitForScripts } from './fixtures.ts';
import { getPageCopy } from '../../src/content/site.ts';

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

/** Has the pages that follow begin as Chromium prerenders them. */
const prerender = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });

/** Shows a prerendered page, which has what this tab stores from then on and not what it stored before. */
const activate = (page: Page, stored: Record<string, string> = {}) =>
  page.evaluate((entries) => {
    window.sessionStorage.clear();
    for (const [key, text] of Object.entries(entries)) window.sessionStorage.setItem(key, text);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  }, stored);

const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...window.sessionStorage }));

test('a page that is prerendered asks the API only once it is shown', async ({ page }) => {
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

for (const [what, from, to] of [
  ['a form', '/trade-in', '/contact'],
  ['a form that a link fills in', '/contact', '/contact?interest=service'],
  ['the form of a page about one thing', '/contact', '/fleet'],
] as const) {
  test(`what is typed after ${what} was prerendered is in it, and its next letter keeps all of it`, async ({
    page,
  }) => {
    await openForm(page, '', from);
    await page.getByLabel('First name').fill('Adam');
    const early = await readStorage(page);
    await fillMessage(page, { 'First name': 'Ada', 'Last name': '' });
    const late = await readStorage(page);
    await page.evaluate((draft) => {
      window.sessionStorage.setItem('contact-form', draft);
    }, early['contact-form'] ?? '');

    await prerender(page);
    await openForm(page, '', to);
    await activate(page, late);
    const expectAll = async (lastName: string) => {
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(page.getByLabel('Last name')).toHaveValue(lastName);
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
      await expect(page.getByLabel('Phone')).toHaveValue('302-555-0199');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Do you deliver to Lewes on Fridays?',
      );
    };
    await expectAll('');
    await page.getByLabel('Last name').press('R');
    await page.reload();
    await expectAll('R');
  });
}

test('the page that says thank you repeats what was sent after it was prerendered', async ({ page }) => {
  await prerender(page);
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { name: getPageCopy('thankYou').sent.title })).toBeHidden();
  await waitForScripts(page);
  await activate(page, { 'sent-message': 'Do you deliver?' });
  await expect(page.getByText('Do you deliver?')).toBeVisible();
});
