// Errand: finding the right cart among all of them, and sharing what was found.
import type { Page } from '@playwright/test';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { formatCount, formatUsd } from '../../src/lib/format.ts';
import { getVehicles } from '../../src/content/site.ts';
import { expect, test } from './built-site.ts';
import {
  brandChoice,
  cart,
  countShown,
  describeShown,
  firstChoice,
  secondChoice,
  twoSeatCounts,
} from './examples.ts';

const vehicles = getVehicles();
const bothChosen = [firstChoice, secondChoice].map(({ name, value }) => `${name}=${value}`).join('&');

const findSelect = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const findCount = (page: Page) => page.getByRole('status').first();

test('two filters show what matches both, the URL says so, and Back and Forward go through them', async ({
  page,
}) => {
  await page.goto('/inventory');
  for (const { label, value } of [firstChoice, secondChoice])
    await findSelect(page, label).selectOption(value);
  await expect(findCount(page)).toHaveText(describeShown(firstChoice, secondChoice));
  await expect(page.getByRole('article')).toHaveCount(countShown(firstChoice, secondChoice));
  await expect(page).toHaveURL(`/inventory?${bothChosen}`);
  await page.goBack();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice));
  await page.goForward();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice, secondChoice));
  await page.getByRole('button', { name: `${secondChoice.words} , remove this filter`, exact: true }).click();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice));
});

test('several numbers of seats are chosen together, and survive a reload', async ({ page }) => {
  const seats = twoSeatCounts.join();
  const found = describeShown({ name: 'seats', value: seats });
  await page.goto('/inventory');
  for (const count of twoSeatCounts)
    await page.getByRole('checkbox', { name: formatCount(Number(count), 'seat'), exact: true }).check();
  await expect(findCount(page)).toHaveText(found);
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await page.reload();
  await expect(findCount(page)).toHaveText(found);
});

test('a search without a match suggests what was probably meant, and clears all filters', async ({
  page,
}) => {
  const [, seats] = twoSeatCounts;
  const count = countShown({ name: 'seats', value: seats });
  await page.goto(`/inventory?search=${seats}+seater+with+wings`);
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await expect(page).toHaveURL('/inventory');
  await page.goBack();
  const name = `${formatCount(Number(seats), 'seat')}: ${formatCount(count, 'cart')}`;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('each link of the page of questions opens a list with as many carts in stock as it says', async ({
  page,
}) => {
  await page.goto('/which-cart');
  const links = page.getByRole('main').getByRole('link', { name: /\d+ in stock/ });
  for (const at of [0, 1, -1]) {
    const [count] = /\d+(?= in stock)/.exec((await links.nth(at).textContent()) ?? '') ?? [];
    await links.nth(at).click();
    await expect(page).toHaveURL(/\/inventory\?.*seats=/);
    await expect(page.getByRole('article').filter({ hasNotText: 'Out of Stock' })).toHaveCount(Number(count));
    await page.goBack();
  }
});

test('a shared link shows the same list, and unknown values in it are ignored', async ({ page }) => {
  await page.goto(`/inventory?${brandChoice.name}=${brandChoice.value}&price=free&color=red`);
  await expect(findCount(page)).toHaveText(describeShown(brandChoice));
  await expect(findSelect(page, 'Brand')).toHaveValue(brandChoice.value);
  await expect(findSelect(page, 'Price')).toHaveValue('all');
});

test('carts are sorted by price, those out of stock last', async ({ page }) => {
  await page.goto('/inventory');
  await findSelect(page, 'Sort by').selectOption('price-low');
  const prices = vehicles
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || a.priceUsd - b.priceUsd)
    .map(({ priceUsd }) => new RegExp(RegExp.escape(formatUsd(priceUsd))));
  await expect(page.getByRole('article').getByText(/^(Was )?\$[\d,]+$/)).toHaveText(prices);
});

test('price and stock follow the API, the rest of the card stays as it was built', async ({ page }) => {
  const fresh = { ...toApiVehicle(cart), name: 'Fresh from the API', price: 41, inStock: false };
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [fresh] }));
  await page.goto('/inventory');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
  await expect(card).toContainText('$41');
  await expect(card).toContainText('Out of Stock');
  await expect(card.getByRole('heading').getByRole('link')).toHaveAccessibleName(cart.fullName);
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

for (const { what, body } of [
  { what: 'a page of HTML', body: '<!doctype html><p>Down</p>' },
  { what: 'no list of vehicles', body: '{"vehicles":[]}' },
]) {
  test(`an answer that is ${what} keeps the list and says so`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/vehicles', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/inventory');
    const error = page.getByText(/^Error loading vehicles: Failed to fetch vehicles: /);
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return error.isVisible();
      })
      .toBe(true);
    await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  });
}

test.describe('while typing', () => {
  /** The search field, with a clock that stands still, so that typing never pauses. */
  async function openSearch(page: Page) {
    await page.clock.install();
    await page.goto('/inventory');
    const field = page.getByLabel('Search');
    await expect(field).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    return field;
  }

  test('a link that is followed keeps the search in the URL', async ({ page }) => {
    const field = await openSearch(page);
    await field.pressSequentially('ea');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/vehicles\//);
    await page.clock.resume();
    await page.goBack();
    await expect(page).toHaveURL('/inventory?search=ea');
    await expect(field).toHaveValue('ea');
  });

  test('another choice gets its own history entry, and Back leads to what was typed', async ({ page }) => {
    const field = await openSearch(page);
    await field.pressSequentially('nomad');
    await findSelect(page, 'Sort by').selectOption('price-low');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/inventory?search=nomad&sort=price-low');
    await page.goBack();
    await expect(page).toHaveURL('/inventory?search=nomad');
    await expect(field).toHaveValue('nomad');
  });

  test('Back is not undone by what was typed', async ({ page }) => {
    const field = await openSearch(page);
    await findSelect(page, 'Sort by').selectOption('price-low');
    await field.pressSequentially('nomad');
    await page.evaluate(() => {
      history.back();
    });
    await expect(field).toHaveValue('');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/inventory');
  });

  test('a browser that refuses to change the URL filters all the same', async ({ page }) => {
    await page.addInitScript(() => {
      history.pushState = history.replaceState = () => {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
      };
    });
    const field = await openSearch(page);
    await field.fill('e');
    await page.clock.runFor(1000);
    await findSelect(page, 'Brand').selectOption(brandChoice.value);
    await expect(page.getByRole('button', { name: 'remove this filter' })).toHaveCount(2);
  });
});
