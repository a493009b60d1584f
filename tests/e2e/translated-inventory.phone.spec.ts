// Journey: choosing a cart in another language, with a browser that translates pages.
import type { Page } from '@playwright/test';
import { type InventoryQuery } from '../../src/features/inventory/inventory-query.ts';
import { buildInventoryOptions } from '../../src/features/inventory/inventory-options.ts';
import { formatCount, formatUsd } from '../../src/lib/format.ts';
import { cart, comparedCarts, countShown, describeShown } from './examples.ts';
import { expect, test } from './built-site.ts';
import { holdScript } from './hold-script.ts';
import { translatePage } from './translate-page.ts';
import { getPageCopy, getVehicles } from '../../src/content/site.ts';

const vehicles = getVehicles();
const options = buildInventoryOptions(vehicles, getPageCopy('inventory').filters);
const choices = [
  { name: 'use', label: 'Use' },
  { name: 'price', label: 'Price' },
] as const;

/** All cards, those too that a phone has behind the link to the rest. */
const listCards = (page: Page) => page.getByRole('article', { includeHidden: true });

const findBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ });

async function openInventory(page: Page) {
  await page.goto('/inventory');
  await expect(findBoxes(page).first()).toBeEnabled();
  await translatePage(page);
}

/** Expects the count and the cards of a list of these choices. */
async function expectFound(page: Page, ...chosen: { name: keyof InventoryQuery; value: string }[]) {
  const count = countShown(...chosen);
  await expect(page.getByRole('status').first()).toHaveText(describeShown(...chosen));
  await expect(listCards(page)).toHaveCount(count);
  await expect(page.locator('search button').last()).toHaveText(`Show ${formatCount(count, 'vehicle')}`);
}

test('the filters of a translated inventory find their carts and say how many', async ({ page }) => {
  await openInventory(page);
  const filters = page.getByRole('search');
  const opener = page.locator('button[popovertarget]').first();
  await opener.click();
  for (const { name, label } of choices) {
    const choice = filters.getByRole('combobox', { name: label, exact: true });
    const value = options[name].at(-1)?.value ?? '';
    await choice.selectOption(value);
    await expectFound(page, { name, value });
    await expect(opener).toHaveText(/^Filters \(1\)/);
    await choice.selectOption('all');
    await expect(opener).toHaveText(/^Filter and sort/);
  }
  const seats = options.seats.slice(1, 3).map(({ value }) => value);
  for (const at of [0, 1]) await filters.getByRole('checkbox').nth(at).check();
  await expectFound(page, { name: 'seats', value: seats.join() });
  for (const at of [0, 1]) await filters.getByRole('checkbox').nth(at).uncheck();
  const order = options.sort.at(-1)?.value ?? '';
  await filters.getByRole('combobox', { name: 'Sort by' }).selectOption(order);
  await expectFound(page, { name: 'sort', value: order });
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(filters).toBeHidden();
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

test('the chips of a translated inventory come and go, and a search that finds nothing says so', async ({
  page,
}) => {
  await openInventory(page);
  const removeChip = page.getByRole('button', { name: /remove this filter/ });
  const search = page.locator('#filter-search');
  const quickChips = page.locator('form.contents button');
  await quickChips.first().click();
  await expect(removeChip).toHaveCount(1);
  await removeChip.click();
  await expect(removeChip).toHaveCount(0);
  await expectFound(page);
  await page.locator('button[popovertarget]').first().click();
  await search.fill(cart.fullName);
  await expectFound(page, { name: 'search', value: cart.fullName });
  await search.fill('submarine');
  await expect(page.getByText('No vehicles found')).toBeAttached();
  await expect(listCards(page)).toHaveCount(0);
  await page.getByRole('search').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expectFound(page);
});

test('carts of a translated inventory are chosen, compared and left again', async ({ page }) => {
  await openInventory(page);
  const boxes = findBoxes(page);
  const bar = page.getByRole('status').last();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const dialog = page.getByRole('dialog');
  for (const [index, words] of [
    '1 chosen to compare. Choose one or two more.',
    '2 chosen to compare',
    '3 chosen to compare. 3 at most. Uncheck one to swap.',
  ].entries()) {
    await boxes.nth(index).check();
    await expect(bar).toHaveText(words);
    await expect(listCards(page)).toHaveCount(vehicles.length);
  }
  await compare.click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveText('2 chosen to compare');
  await boxes.nth(1).uncheck();
  await expect(bar).toHaveText('1 chosen to compare. Choose one or two more.');
  await page.getByRole('button', { name: 'Clear comparison' }).click();
  await expect(bar).toHaveText('');
  for (const { fullName } of comparedCarts)
    await page.getByRole('checkbox', { name: `Compare ${fullName}`, exact: true }).check();
  await compare.click();
  for (const { priceUsd } of comparedCarts)
    await expect(dialog.getByText(formatUsd(priceUsd)).first()).toBeVisible();
});

test('a translated card shows what the fresh list says, and a list that fails says so', async ({ page }) => {
  let status = 404;
  const translated = Promise.withResolvers<undefined>();
  await page.route('**/api/vehicles', async (route) => {
    await translated.promise;
    if (status !== 200) return route.fulfill({ status });
    const list = (await (await route.fetch()).json()) as { id: string }[];
    const sold = { price: 41, inStock: false };
    return route.fulfill({
      json: list.map((vehicle) => (vehicle.id === cart.id ? { ...vehicle, ...sold } : vehicle)),
    });
  });
  await openInventory(page);
  translated.resolve(undefined);
  const alert = page.getByRole('main').getByRole('alert');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(alert).toContainText('Failed to fetch vehicles: 404');
  status = 403;
  await tryAgain.click();
  await expect(alert).toContainText('Failed to fetch vehicles: 403');
  status = 200;
  await tryAgain.click();
  await expect(alert).toBeEmpty();
  const card = listCards(page).filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
  await expect(card).toContainText('$41');
  await expect(card).toContainText('Out of Stock');
  await expect(card).not.toContainText(formatUsd(cart.priceUsd));
});

test.describe('where its script comes after the translation', () => {
  // React reports that it has drawn the island again.
  test.use({ expectedErrors: [/Minified React error #418/] });

  test('the inventory finds and compares carts', async ({ page }) => {
    const release = await holdScript(page, 'InventoryBrowser');
    await page.goto('/inventory');
    await translatePage(page);
    release();
    await findBoxes(page).first().check();
    await expect(page.getByRole('status').last()).toHaveText(/^1 chosen/);
    await page.getByRole('searchbox').fill(cart.fullName);
    await expectFound(page, { name: 'search', value: cart.fullName });
  });
});
