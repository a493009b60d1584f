// Journey: taking the site along on paper: a cart's page, the price list, the rentals, a policy.
import { formatPrice } from '../../src/features/vehicles/vehicle-copy.ts';
import { cart, comparedCarts, furtherCarts } from './examples.ts';
import {
  getDealer,
  getPageCopy,
  getPolicies,
  getPriceCopy,
  getRentalGroups,
  getVehicles,
} from '../../src/content/site.ts';
import { formatPhone, formatUsd } from '../../src/lib/format.ts';
import { listSpecifications } from '../../src/features/vehicles/specifications.ts';
import { expect, test } from './built-site.ts';

const dealer = getDealer();
const policies = getPolicies();
const priceCopy = getPriceCopy();
const rentalGroups = getRentalGroups();
const vehicles = getVehicles();

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('the page of a cart prints what a buyer takes along, and no buttons', async ({ page }) => {
  await page.goto(`/vehicles/${cart.id}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 960 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: cart.fullName, level: 1 })).toBeVisible();
  for (const text of [formatUsd(cart.priceUsd), priceCopy.lineOfOne, ...cart.features])
    await expect(main.getByText(text).first(), text).toBeVisible();
  for (const { label, value } of listSpecifications(cart)) {
    const row = main.getByText(label, { exact: true }).locator('..').filter({ hasText: value });
    await expect(row.locator('visible=true'), label).not.toHaveCount(0);
  }
  await expect(main.getByRole('img').locator('visible=true')).toHaveCount(1);
  await expect(page.getByText(`${dealer.name}, ${formatPhone(dealer.phone)}`).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('link', { name: /Schedule Test Drive/ })).toBeHidden();
});

test('the inventory prints as a list: one line a cart with its price and stock, the dealer and the day', async ({
  page,
}) => {
  await page.goto('/inventory');
  // The list is the island's once it filters.
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeEnabled();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(countPages(pdf)).toBeLessThanOrEqual(Math.ceil(vehicles.length / 24));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 960 });
  const lines = page.getByRole('article');
  await expect(lines).toHaveCount(vehicles.length);
  for (const vehicle of vehicles) {
    const line = lines.filter({ has: page.getByRole('link', { name: vehicle.fullName, exact: true }) });
    const price = formatPrice(vehicle);
    await expect(line.getByText(price, { exact: true })).toBeVisible();
    await expect(
      line.getByText(vehicle.inStock ? 'In stock' : 'Out of stock', { exact: true }),
    ).toBeVisible();
    await expect(line.getByRole('img')).toBeHidden();
    expect((await line.boundingBox())?.height).toBeLessThan(45);
  }
  await expect(page.getByText(`${dealer.name}, ${formatPhone(dealer.phone)}`).first()).toBeVisible();
  await expect(page.getByText(/ 20\d\d\. /).first()).toBeVisible();
});

test('a comparison of three carts prints on one page, in place of the list', async ({ page }) => {
  const carts = [...comparedCarts, ...furtherCarts].slice(0, 3);
  await page.goto(`/inventory?compare=${carts.map(({ id }) => id).join()}#compare`);
  // The sheet opens at once and its table follows, in the sheet and on paper alike.
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const { fullName: name } of carts)
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the rentals print with every plan and no empty picture or button', async ({ page }) => {
  await page.goto('/rentals');
  await page.emulateMedia({ media: 'print' });
  for (const plan of rentalGroups.flatMap((group) => group.plans)) {
    await expect(page.getByText(formatUsd(plan.priceUsd), { exact: true }).first()).toBeVisible();
  }
  await expect(
    page.getByRole('link', { name: /Reserve Today|Call Now/ }).locator('visible=true'),
  ).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: getPageCopy('rentals').requestLabel }).locator('visible=true'),
  ).toHaveCount(0);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(rentalGroups.length + 1);
});

test('a policy prints its tables whole, under the name of the dealer', async ({ page }) => {
  const [policy] = policies.filter(({ body }) => body.includes('| --- |') || body.includes('---|'));
  await page.goto(policy?.path ?? '/policies/rental-policy');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 960 });
  await expect(page.getByText(`${dealer.name}, ${formatPhone(dealer.phone)}`).first()).toBeVisible();
  const wide = await page
    .locator('table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
    );
  expect(wide).toBe(0);
});
