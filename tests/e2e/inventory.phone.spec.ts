// Errand: going through the list on a phone, where it ends at a link to the rest, and narrowing it by chips and in a sheet.
import type { Page } from '@playwright/test';
import { formatCount } from '../../src/lib/format.ts';
import { getPageCopy, getVehicles } from '../../src/content/site.ts';
import { expect, test } from './built-site.ts';
import { countShown, firstChoice, twoSeatCounts } from './examples.ts';
import { holdScript } from './hold-script.ts';

const vehicles = getVehicles();
const unfoldedCount = 12;
const [seats, otherSeats] = twoSeatCounts;
const seatsCount = countShown({ name: 'seats', value: seats });

/** All cards, also those that the link to the rest uncovers. */
const listCards = (page: Page) => page.getByRole('article', { includeHidden: true });
const findRestLink = (page: Page) => page.getByRole('link', { name: /^Show all/ });
const findSeatsChip = (page: Page, count: string) =>
  page.getByRole('button', { name: formatCount(Number(count), 'seat'), exact: true });

test('a long list ends at a link that uncovers the rest, also after going back', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('article')).toHaveCount(unfoldedCount);
  await findRestLink(page).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await expect(findRestLink(page)).toBeHidden();
  const next = page.getByRole('article').nth(unfoldedCount);
  await expect(next).toBeInViewport();
  await next.getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicles\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

test('going back from the comparison leads to the list as it was uncovered', async ({ page }) => {
  await page.goto('/inventory');
  await findRestLink(page).click();
  for (const at of [unfoldedCount, unfoldedCount + 1]) await page.getByRole('checkbox').nth(at).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/#compare$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the rest of the list uncovers it, too', async ({ page }) => {
    await page.goto('/inventory');
    await findRestLink(page).click();
    await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  });
});

test('a chip narrows the list in its place, and what was chosen to compare stays chosen', async ({
  page,
}) => {
  const chosen = vehicles.find((vehicle) => String(vehicle.seats) === seats);
  await page.goto('/inventory#more');
  const box = page.getByRole('checkbox', { name: `Compare ${chosen?.fullName}`, exact: true });
  await box.check();
  await findSeatsChip(page, seats).click();
  await expect(listCards(page)).toHaveCount(seatsCount);
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(page).toHaveURL(`/inventory?seats=${seats}&compare=${chosen?.id}#more`);
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: /remove this filter/ }).click();
  await expect(listCards(page)).toHaveCount(vehicles.length);
});

test('a chip that is pressed before its script has come narrows the list all the same', async ({ page }) => {
  await page.route(/\/InventoryBrowser\.[\w-]+\.js/, () => undefined);
  await page.goto('/inventory');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await findSeatsChip(page, seats).click();
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await expect(listCards(page)).toHaveCount(seatsCount);
});

test('no chip takes away a filter of the URL that its script has not read yet', async ({ page }) => {
  const release = await holdScript(page, 'InventoryBrowser');
  await page.goto(`/inventory?seats=${seats}`);
  await expect(findSeatsChip(page, otherSeats)).toBeHidden();
  release();
  await findSeatsChip(page, otherSeats).click();
  await expect(page).toHaveURL(`/inventory?seats=${seats},${otherSeats}`);
});

test('filters from the page of questions are chips, beside the way back to it', async ({ page }) => {
  await page.goto('/which-cart');
  await page.getByRole('main').locator('a[href*="price="]').first().click();
  await expect(page.getByRole('button', { name: /remove this filter/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/which-cart');
});

test('every chip finds carts', async ({ page }) => {
  await page.goto('/inventory');
  const quickChips = page.getByRole('main').locator('form button');
  const chip = page.getByRole('button', { name: /remove this filter/ });
  const count = await quickChips.count();
  expect(count).toBeGreaterThanOrEqual(getPageCopy('inventory').chips.length);
  for (let at = 0; at < count; at += 1) {
    await quickChips.nth(at).click();
    await expect(chip).toBeInViewport({ ratio: 1 });
    await expect(listCards(page)).not.toHaveCount(0);
    await chip.click();
    await expect(listCards(page)).toHaveCount(vehicles.length);
  }
});

test('the sheet of filters says how many carts are left and gives way to them', async ({ page }) => {
  await page.goto('/inventory');
  const opener = page.getByRole('button', { name: /^Filter/ });
  const sheet = page.getByRole('search');
  await opener.click();
  await sheet.getByRole('combobox', { name: firstChoice.label, exact: true }).selectOption(firstChoice.value);
  await expect(opener).toHaveText(/\(1\)/);
  await sheet
    .getByRole('button', { name: `Show ${formatCount(countShown(firstChoice), 'vehicle')}` })
    .click();
  await expect(sheet).toBeHidden();
  await expect(listCards(page)).toHaveCount(countShown(firstChoice));
});

test('Escape and Tab leave the sheet of filters', async ({ page }) => {
  await page.goto('/inventory');
  const opener = page.getByRole('button', { name: 'Filter and sort' });
  const sheet = page.getByRole('search');
  await opener.press('Enter');
  await expect(sheet.getByLabel('Search')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await sheet.getByRole('button', { name: /^Show/ }).focus();
  await page.keyboard.press('Tab');
  await expect(sheet).toBeHidden();
});
