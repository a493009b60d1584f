// Journey: buying with a browser whose clock is wrong, whose storage is full, that forbids it, or that is years old.
import type { Page } from '@playwright/test';
import { describeShown, firstChoice } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { forgetNewerFeatures } from './oldest-browser.ts';

/** What is wrong, and how a browser gets it. What has nothing to do with each other is tried at once. */
const conditions: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  [
    'a clock in 2001 and full storage',
    async (page) => {
      await page.clock.setFixedTime('2001-01-01T12:00:00Z');
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
    },
  ],
  [
    'a clock in 2040 and nothing that the oldest browsers lack',
    async (page) => {
      await page.clock.setFixedTime('2040-06-15T12:00:00Z');
      await forgetNewerFeatures(page);
    },
  ],
  [
    'cookies and storage forbidden',
    (page) =>
      page.addInitScript(() => {
        const forbidden = {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
          Object.defineProperty(window, name, forbidden);
        }
        Object.defineProperty(document, 'cookie', forbidden);
        Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
        Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined });
      }),
  ],
];

for (const [what, prepare] of conditions) {
  test(`a browser with ${what} filters and compares, calculates, opens the menu and sends a message`, async ({
    page,
  }) => {
    await prepare(page);
    await test.step('filters and compares carts, and gets the fresh list once', async () => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/vehicles')) asked += 1;
      });
      const answer = page.waitForResponse('**/api/vehicles');
      await page.goto('/inventory');
      await answer;
      await page
        .getByRole('combobox', { name: firstChoice.label, exact: true })
        .selectOption(firstChoice.value);
      const found = describeShown(firstChoice);
      await expect(page.getByRole('status').first()).toHaveText(found);
      await page.getByRole('listitem').getByRole('checkbox').first().check();
      await expect(page.getByText('1 chosen')).toBeVisible();
      await expect(page.getByText('Error loading vehicles')).toBeHidden();
      expect(asked).toBe(1);
    });
    await test.step('calculates', async () => {
      await page.goto('/eco-impact');
      await page.getByRole('button', { name: 'Calculate Impact' }).click();
      await expect(page.getByRole('definition').first()).toContainText(/\$[1-9]/);
    });
    await test.step('opens the menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.locator('summary', { hasText: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/contact"]').click();
      await expect(page).toHaveURL('/contact');
    });
    await test.step('sends a message', async () => {
      await expect(page.getByRole('form', { name: 'Contact' })).toHaveJSProperty('noValidate', true);
      await fillMessage(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL('/thank-you');
    });
  });
}

test('opening hours are the same in every year', async ({ page }) => {
  const read = () => page.getByRole('table').allTextContents();
  await page.goto('/contact');
  const hours = await read();
  expect(hours).not.toEqual([]);
  await page.clock.setFixedTime('2040-12-25T12:00:00Z');
  await page.reload();
  expect(await read()).toEqual(hours);
});

test('a draft that another version of the site left does not break the form', async ({ page }) => {
  await page.goto('/contact');
  for (const draft of ['{', 'null', '7', '{}', '[]', '{"search":"","id":7,"values":{"message":{}}}']) {
    await page.evaluate((text) => {
      window.sessionStorage.setItem('contact-form', text);
    }, draft);
    await page.reload();
    await expect(page.getByRole('form', { name: 'Contact' }), draft).toHaveJSProperty('noValidate', true);
    await expect(page.getByRole('textbox', { name: 'Message' }), draft).toHaveValue('');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('link', { name: 'First name is required' }), draft).toBeVisible();
  }
});
