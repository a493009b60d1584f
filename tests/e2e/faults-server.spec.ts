// Journey: buying although a part of the server is out of order: the functions, or the maps of Google.
import type { Route } from '@playwright/test';
import { describeOpeningHours, describePhoneHours } from '../../src/features/dealer/opening-hours.ts';
import { fillMessage } from './fill-message.ts';
import { brandChoice, describeShown, town } from './examples.ts';
import { expect, test } from './fixtures.ts';
import { getDealer, getPageCopy, getVehicles } from '../../src/content/site.ts';

const dealer = getDealer();
const vehicles = getVehicles();

const faults: [what: string, fail: (route: Route) => Promise<void>, words: string][] = [
  [
    'answer 500',
    (route) => route.fulfill({ status: 500, body: 'down' }),
    'Error loading vehicles: Failed to fetch vehicles: 500',
  ],
  ['cannot be reached', (route) => route.abort(), 'Error loading vehicles: Failed to fetch'],
];

for (const [what, fail, words] of faults) {
  test.describe(`while the functions ${what}`, () => {
    test('the inventory shows every cart with price and link, filters, and says so until Try again mends it', async ({
      page,
    }) => {
      let requests = 0;
      await page.route('**/api/vehicles', (route) => {
        requests += 1;
        return fail(route);
      });
      await page.clock.install();
      await page.goto('/inventory');
      const error = page.getByRole('alert').filter({ hasText: words });
      // Pushes the clock on instead of waiting for the retries, by less than a request may take.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1000);
            return error.isVisible();
          },
          { intervals: [250] },
        )
        .toBe(true);
      expect(requests).toBe(4);
      await expect(error).toContainText(getPageCopy('inventory').staleNote);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(vehicles.length);
      for (const { id, priceUsd } of vehicles) {
        const card = cards.filter({ has: page.locator(`a[href="/vehicles/${id}"]`) });
        await expect(card).toContainText(`$${priceUsd.toLocaleString('en-US')}`);
      }
      await expect(page.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      );
      await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption(brandChoice.value);
      await expect(page.getByRole('status').first()).toHaveText(describeShown(brandChoice));
      await page.unroute('**/api/vehicles');
      await error.getByRole('button', { name: 'Try again' }).click();
      await expect(error).toBeHidden();
    });

    test('the form keeps every word and says whom to call', async ({ page }) => {
      await page.route('**/api/contact', fail);
      await page.goto('/contact');
      const form = page.getByRole('form', { name: 'Contact' });
      await expect(form).toHaveJSProperty('noValidate', true);
      await fillMessage(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Failed to send message. Please try again.');
      await expect(toast.getByRole('link', { name: /^Call \(\d{3}\) / })).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      );
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Do you deliver/);
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    });
  });
}

test.describe('while the functions answer 500, without JavaScript', () => {
  // The host's error page is not part of the site and takes no part in its transitions.
  test.use({ javaScriptEnabled: false, expectedErrors: [/ViewTransition opt-in disabled/] });

  test('the telephone stands beside the form, and Back brings back what was typed', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal server error</h1>' }),
    );
    await page.goto('/contact');
    const phone = page.getByRole('main').getByRole('link', { name: /^\(\d{3}\) / });
    await expect(phone.first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Internal server error' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Do you deliver/);
  });
});

test.describe('while Google is blocked', () => {
  // Every address outside this machine is; see fixtures.ts.
  test('a town page says how to call, when and where, and links the map', async ({
    page,
    externalRequests,
  }) => {
    await page.goto(town.path);
    await page.locator('[data-map-box]').scrollIntoViewIfNeeded();
    await expect.poll(() => externalRequests.length).toBe(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^\(\d{3}\) / }).first()).toBeVisible();
    await expect(main.getByText(describePhoneHours(dealer))).toBeVisible();
    await expect(
      main.getByRole('link', { name: `Open ${town.name}, ${town.stateName} in Maps` }),
    ).toBeVisible();
  });

  test('the showroom page has addresses, hours and directions of both showrooms, and leads to the workshop', async ({
    page,
  }) => {
    await page.goto('/showroom');
    expect(dealer.showrooms).not.toEqual([]);
    for (const { name } of dealer.showrooms) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card.getByText(/, [A-Z]{2} \d{5}/)).toBeVisible();
      await expect(card.getByRole('link', { name: /^Directions/ })).toBeVisible();
    }
    await expect(
      page.getByRole('main').getByText(describeOpeningHours(dealer.hours.showroom)).first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: dealer.workshop.name })).toBeVisible();
  });
});
