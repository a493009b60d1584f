// Journey: finding the right cart among all of them, and sharing what was found.
import { formatCount } from '../../src/lib/format.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { formatPrice } from '../../src/features/vehicles/vehicle-copy.ts';
import {
  brandChoice,
  cart,
  countShown,
  describeShown,
  firstChoice,
  secondChoice,
  twoSeatCounts,
} from './examples.ts';
import { expect, test } from './built-site.ts';
import { findFinderAnswers } from './finder-answers.ts';
import { getVehicles } from '../../src/content/site.ts';

const vehicles = getVehicles();
const foundByFirst = describeShown(firstChoice);
const foundByBoth = describeShown(firstChoice, secondChoice);
const bothChosen = [firstChoice, secondChoice].map(({ name, value }) => `${name}=${value}`).join('&');

test('two filters together show what fulfills both, the URL says so, and Back and Forward go through them', async ({
  page,
}) => {
  await page.goto('/inventory');
  const found = page.getByRole('status').first();
  await page.getByRole('combobox', { name: firstChoice.label, exact: true }).selectOption(firstChoice.value);
  await expect(found).toHaveText(foundByFirst);
  await page
    .getByRole('combobox', { name: secondChoice.label, exact: true })
    .selectOption(secondChoice.value);
  await expect(found).toHaveText(foundByBoth);
  await expect(page.getByRole('article')).toHaveCount(countShown(firstChoice, secondChoice));
  await expect(page).toHaveURL(`/inventory?${bothChosen}`);
  await page.goBack();
  await expect(found).toHaveText(foundByFirst);
  await page.goForward();
  await expect(found).toHaveText(foundByBoth);
});

test('several numbers of seats are ticked together, and stand together in the URL', async ({ page }) => {
  const [first, second] = twoSeatCounts;
  const seats = `${first},${second}`;
  await page.goto('/inventory');
  const group = page.getByRole('group', { name: 'Seats' });
  await group.getByRole('checkbox', { name: formatCount(Number(second), 'seat'), exact: true }).check();
  await group.getByRole('checkbox', { name: formatCount(Number(first), 'seat'), exact: true }).check();
  const found = describeShown({ name: 'seats', value: seats });
  await expect(page.getByRole('status').first()).toHaveText(found);
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await page.reload();
  await expect(page.getByRole('status').first()).toHaveText(found);
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('where a search finds nothing, what was probably meant is a link to as many carts as it says', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.getByLabel('Search').fill(`${twoSeatCounts[1]} seater with wings`);
  const count = countShown({ name: 'seats', value: twoSeatCounts[1] });
  await page
    .getByRole('link', {
      name: `${formatCount(Number(twoSeatCounts[1]), 'seat')}: ${formatCount(count, 'cart')}`,
    })
    .click();
  await expect(page).toHaveURL(`/inventory?seats=${twoSeatCounts[1]}`);
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('the last answer on the page of questions opens a list with as many carts in stock as it says', async ({
  page,
}) => {
  for (const at of [0, -1]) {
    await page.goto('/which-cart');
    const { seats, use, price } = findFinderAnswers(page, at);
    await seats.click();
    await use.click();
    const [count] = /\d+(?=\sin\sstock\s*$)/.exec((await price.textContent()) ?? '') ?? [];
    await price.click();
    await expect(page).toHaveURL(/\/inventory\?price=.+&seats=.+/);
    await expect(page.getByRole('status').first()).toHaveText(
      RegExp(`^${formatCount(Number(count), 'vehicle')}$|, ${count}\\sin\\sstock$`),
    );
    await expect(page.getByRole('article').filter({ hasNotText: 'Out of Stock' })).toHaveCount(Number(count));
  }
});

test('a shared link shows the same list, and unknown values in it are ignored', async ({ page }) => {
  await page.goto(`/inventory?${brandChoice.name}=${brandChoice.value}&price=free&color=red`);
  await expect(page.getByRole('status').first()).toHaveText(describeShown(brandChoice));
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue(brandChoice.value);
  await expect(page.getByRole('combobox', { name: 'Price', exact: true })).toHaveValue('all');
});

test('a search without a match says so and offers to clear all filters', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByLabel('Search').fill('submarine');
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await expect(page).toHaveURL('/inventory');
});

test('a chip removes its filter', async ({ page }) => {
  await page.goto(`/inventory?${bothChosen}`);
  await page.getByRole('button', { name: `${secondChoice.words} , remove this filter`, exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(foundByFirst);
});

test('price and stock follow the API, the rest of the card stays as it was built', async ({ page }) => {
  const fresh = { ...toApiVehicle(cart), name: 'Fresh from the API', price: 41, inStock: false };
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [fresh] }));
  await page.goto('/inventory');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
  await expect(card).toContainText('$41');
  await expect(card).toContainText('Out of Stock');
  await expect(card.getByRole('heading')).toHaveText(cart.fullName);
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

test('a card leads to its vehicle', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('link', { name: cart.fullName, exact: true }).click();
  await expect(page).toHaveURL(`/vehicles/${cart.id}`);
  await expect(page.getByRole('heading', { level: 1, name: cart.fullName })).toBeVisible();
});

test('cards are sorted by price both ways, what is out of stock last', async ({ page }) => {
  const listPrices = (step: 1 | -1) =>
    vehicles
      .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || step * (a.priceUsd - b.priceUsd))
      .map((vehicle) => formatPrice(vehicle));
  const shown = page.getByRole('article').getByText(/^(Was )?\$[\d,]+$/);
  await page.goto('/inventory?sort=price-high');
  await expect(shown).toHaveText(listPrices(-1));
  await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption('price-low');
  await expect(shown).toHaveText(listPrices(1));
});

test('on a screen of 1280 by 900 px the filters stand whole beside the list, and its order above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/inventory');
  const filters = page.getByRole('search');
  await expect(filters.getByLabel('Search')).toBeEnabled();
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  expect(await filters.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(filters.getByLabel('Search')).toBeInViewport({ ratio: 1 });
  const order = await page.getByRole('combobox', { name: 'Sort by', exact: true }).boundingBox();
  const card = await page.getByRole('article').first().boundingBox();
  expect(order?.x).toBeGreaterThan(card?.x ?? Infinity);
  expect(order?.y).toBeLessThan(card?.y ?? 0);
});

test('an answer that is a page of HTML leaves the list as it was built and says so', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/vehicles', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Down</p>' }),
  );
  await page.goto('/inventory');
  const error = page.getByText(/^Error loading vehicles: Failed to fetch vehicles: /);
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return error.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('article').first()).toBeVisible();
});
