// Journey: going on and coming back, which shows the page as it was left, at once and without asking anybody.
import type { Page } from '@playwright/test';
import { contactLabels } from '../../src/features/contact/contact-inputs.ts';
import { fillMessage, openForm } from './fill-message.ts';
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

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-restored', persisted);
    });
  });
});

/** Goes back to a page that the browser has kept. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    // Playwright's own way waits for a document to load, and none does.
    history.back();
  });
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await expect.poll(() => readReturn(page)).toEqual({ path, isRestored: true, reasons: [] });
}

test('going back restores every page', async ({ page }) => {
  test.slow();
  for (const path of templates.filter((template) => !notFoundPages.includes(template))) {
    await page.goto(path);
    await waitForScripts(page);
    await page.goto(path === '/about' ? '/contact' : '/about');
    await goBack(page, path);
  }
});

test('a form that one goes back to has what was typed on the page after it, and what was chosen in it', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('First name').fill('Adam');
  await page.getByLabel(contactLabels.interest).selectOption('parts');
  await openForm(page, '', '/trade-in');
  await fillMessage(page);
  await goBack(page, '/contact');
  const expectAll = async (lastName: string) => {
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(page.getByLabel(contactLabels.interest)).toHaveValue('parts');
  };
  await expectAll('Rivers');
  await page.getByLabel('Last name').press('End');
  await page.getByLabel('Last name').press('X');
  await page.reload();
  await expectAll('RiversX');
});
