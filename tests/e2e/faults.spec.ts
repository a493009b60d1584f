// Buying although the API, an island, fonts, pictures or the browser's storage fail.
import type { Page } from '@playwright/test';
import { formatPhone, formatUsd } from '../../src/lib/format.ts';
import { phoneHref } from '../../src/lib/paths.ts';
import { getDealer, getPageCopy, getVehicles } from '../../src/content/site.ts';
import { brandChoice, cart, describeShown } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { forgetNewerFeatures } from './oldest-browser.ts';
import { scrollThrough } from './scroll-through.ts';

const dealer = getDealer();
const vehicles = getVehicles();
const findCall = (page: Page, note: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: note })
    .getByRole('link', { name: `Call ${formatPhone(dealer.phone)}` });

/** Lets the retries pass and returns the error line; a second at a time, since a request may take ten. */
async function waitForError(page: Page) {
  const words = 'Error loading vehicles: Failed to fetch vehicles: 500';
  const error = page.getByRole('alert').filter({ hasText: words });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return error.isVisible();
    })
    .toBe(true);
  return error;
}

test('an API that answers 500 leaves the list, says so, and is asked again by the button', async ({
  page,
}) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ status: 500 }));
  await page.clock.install();
  await page.goto('/inventory');
  const error = await waitForError(page);
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption(brandChoice.value);
  await expect(page.getByRole('status').first()).toHaveText(describeShown(brandChoice));
  await page.unroute('**/api/vehicles');
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(error).toBeHidden();
});

for (const width of [320, 390, 768, 1280])
  test(`the error line moves no cart on a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/api/vehicles', (route) => route.fulfill({ status: 500 }));
    await page.clock.install();
    await page.goto('/inventory');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('checkbox')).toBeVisible();
    const before = await card.boundingBox();
    const error = await waitForError(page);
    await expect(error.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    expect(await card.boundingBox()).toEqual(before);
  });

test.describe('an island that fails', () => {
  test.use({ expectedErrors: [/NotFoundError|not a child of this node|net::ERR_FAILED|Error hydrating/] });

  test('leaves links to every vehicle on the inventory, with the telephone', async ({ page }) => {
    await page.goto('/inventory');
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
    // React cannot remove what is gone.
    await page.locator('ul.vehicle-columns').evaluate((list) => list.remove());
    await page.getByRole('searchbox').fill('submarine');
    const call = findCall(page, getPageCopy('inventory').failureNote);
    await expect(call).toHaveAttribute('href', phoneHref(dealer.phone));
    const links = page.getByRole('main').getByRole('listitem').locator('a[href^="/vehicles/"]');
    await expect(links).toHaveCount(vehicles.length);
  });

  test('leaves the telephone beside the contact form, and the draft after a reload', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { error: 'Later.' } }));
    await openForm(page);
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('#toasts > *').evaluate((toast) => toast.remove());
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(findCall(page, getPageCopy('contact').form.failureNote)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  test('leaves the whole list with prices where its script never comes', async ({ page }) => {
    await page.route(/\/InventoryBrowser\.[\w-]+\.js/, (route) => route.abort());
    await page.goto(`/inventory?brand=${brandChoice.value}`);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
    await expect(card).toContainText(formatUsd(cart.priceUsd));
  });
});

const browsers: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['of the oldest versions the site supports', forgetNewerFeatures],
  [
    'with a clock in 2001 and storage forbidden',
    async (page) => {
      await page.clock.setFixedTime('2001-01-01T12:00:00Z');
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get });
        Object.defineProperty(document, 'cookie', { get });
      });
    },
  ],
];
for (const [what, prepare] of browsers)
  test(`a browser ${what} filters, calculates, opens the menu and sends a message`, async ({ page }) => {
    await prepare(page);
    await page.goto('/inventory');
    await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption(brandChoice.value);
    await expect(page.getByRole('status').first()).toHaveText(describeShown(brandChoice));
    await page.goto('/eco-impact');
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await expect(page.getByRole('definition').first()).toContainText(/\$[1-9]/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/contact"]').click();
    await expect(page.getByRole('form', { name: 'Contact' })).toHaveJSProperty('noValidate', true);
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/thank-you');
  });

test.describe('without fonts and pictures', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a card and its page have words in place of each picture', async ({ page }) => {
    await page.route(/\.(woff2|avif|webp|jpe?g|png)$/, (route) => route.abort());
    await page.goto('/inventory');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
    await expect(card).toContainText(formatUsd(cart.priceUsd));
    await card.getByRole('link').click();
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\w/);
    await scrollThrough(page);
    await expect(page.locator('main img:not([alt])')).toHaveCount(0);
  });
});
