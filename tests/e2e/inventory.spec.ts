// Finding the right cart among all of them, and sharing what was found.
import type { Page } from '@playwright/test';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { formatCount } from '../../src/lib/format.ts';
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
  const query = [firstChoice, secondChoice].map(({ name, value }) => `${name}=${value}`).join('&');
  await expect(page).toHaveURL(`/inventory?${query}`);
  await page.goBack();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice));
  await page.goForward();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice, secondChoice));
  await page.getByRole('button', { name: `${secondChoice.words} , remove this filter`, exact: true }).click();
  await expect(findCount(page)).toHaveText(describeShown(firstChoice));
});

test('several numbers of seats are chosen together, and survive a reload', async ({ page }) => {
  const seats = twoSeatCounts.join();
  await page.goto('/inventory');
  for (const count of twoSeatCounts)
    await page.getByRole('checkbox', { name: formatCount(Number(count), 'seat'), exact: true }).check();
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await page.reload();
  await expect(findCount(page)).toHaveText(describeShown({ name: 'seats', value: seats }));
});

test('a search without a match says so, and clears all filters', async ({ page }) => {
  await page.goto('/inventory?search=submarine');
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await expect(page).toHaveURL('/inventory');
});

test('a link of /which-cart opens a list with as many carts in stock as it says', async ({ page }) => {
  await page.goto('/which-cart');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /\d+ in stock/ })
    .last();
  const [count] = /\d+(?= in stock)/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/inventory\?.*seats=/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Out of Stock' })).toHaveCount(Number(count));
});

test('a shared link shows the same list, and unknown values in it are ignored', async ({ page }) => {
  await page.goto(`/inventory?${brandChoice.name}=${brandChoice.value}&price=free&color=red&sort=__proto__`);
  await expect(findCount(page)).toHaveText(describeShown(brandChoice));
  await expect(findSelect(page, 'Brand')).toHaveValue(brandChoice.value);
  await expect(findSelect(page, 'Price')).toHaveValue('all');
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

test('a link with filters shows six placeholder cards until its script has come', async ({ page }) => {
  await page.route('**/InventoryBrowser*.js', () => undefined);
  await page.goto('/inventory?search=city');
  await expect(page.locator('[data-pending]')).toHaveCount(6);
  await expect(page.locator('[data-pending]').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
});

test('an inventory that the browser restores by Back has its filters', async ({ page }) => {
  await page.goto('/inventory');
  await findSelect(page, 'Brand').selectOption(brandChoice.value);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicles\//);
  await page.goBack();
  await expect(findCount(page)).toHaveText(describeShown(brandChoice));
});
