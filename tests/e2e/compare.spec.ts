// Errand: putting up to three carts side by side, sharing the comparison, and asking for one quote.
import type { Page } from '@playwright/test';
import { listBareTerms } from '../../src/features/financing/credit-terms.ts';
import { computeExample } from '../../src/features/financing/payment-example.ts';
import { formatFigures } from '../../src/features/vehicles/specifications.ts';
import { formatUsdCents } from '../../src/lib/format.ts';
import { findPaymentExample, getPageCopy } from '../../src/content/site.ts';
import { expect, test } from './built-site.ts';
import { cart, comparedCarts, furtherCarts } from './examples.ts';

const copy = getPageCopy('inventory').comparison;
const [first, second] = comparedCarts;
const [third, fourth] = furtherCarts;
type Named = { id: string; fullName: string } | undefined;
const findBox = (page: Page, vehicle: Named) =>
  page.getByRole('checkbox', { name: `Compare ${vehicle?.fullName}`, exact: true });
const findRemove = (page: Page, vehicle: Named) =>
  page.getByRole('button', { name: `Remove ${vehicle?.fullName} from the comparison`, exact: true });
const findChosen = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: `${count} chosen` });
const pathOf = (...vehicles: Named[]) => `/inventory?compare=${vehicles.map((v) => v?.id).join()}`;

test('two carts are chosen and compared, the rows that differ first, and one request asks for both', async ({
  page,
}) => {
  await page.goto('/inventory');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await findBox(page, first).check();
  await expect(findChosen(page, 1)).toBeInViewport();
  await expect(compare).toBeHidden();
  await findBox(page, second).check();
  await expect(page).toHaveURL(pathOf(first, second));
  await compare.click();
  await expect(page).toHaveURL(`${pathOf(first, second)}#compare`);

  const dialog = page.getByRole('dialog', { name: 'Compare' });
  const findRow = (label: string) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
  await expect(dialog.getByRole('columnheader')).toHaveText([first.fullName, second.fullName]);
  const ranges = [first, second].map((vehicle) => formatFigures(vehicle).range);
  await expect(findRow('Range').getByRole('cell')).toHaveText(ranges);
  await expect(findRow('Top speed').getByRole('cell')).toHaveText([formatFigures(first).topSpeed]);
  const same = dialog.locator('tbody').filter({ hasText: copy.sameLabel });
  await expect(same).toContainText('Top speed');
  await expect(same).not.toContainText('Range');

  await dialog.getByRole('link', { name: copy.quoteLabel }).click();
  for (const { fullName } of comparedCarts) {
    const form = page.getByRole('form', { name: 'Contact' });
    await expect(form.getByRole('link', { name: fullName, exact: true })).toBeVisible();
  }
});

test('a fourth cart cannot be chosen until one is removed, and the bar says why', async ({ page }) => {
  await page.goto(pathOf(first, second, third));
  const reason = '3 at most. Uncheck one to swap.';
  await expect(findBox(page, fourth)).toBeDisabled();
  await expect(findBox(page, fourth)).toHaveAccessibleDescription(reason);
  await expect(page.getByText(reason)).toBeVisible();
  await findBox(page, first).uncheck();
  await expect(findBox(page, fourth)).toBeEnabled();
  await expect(page.getByText(reason)).toBeHidden();
});

test('the comparison works by keyboard, and Back takes back one step after the other', async ({ page }) => {
  await page.goto(pathOf(first));
  await expect(findBox(page, second)).toBeEnabled();
  await findBox(page, second).focus();
  await page.keyboard.press('Space');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(`${pathOf(first, second)}#compare`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(page).toHaveURL(pathOf(first, second));
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(findChosen(page, 1)).toBeVisible();
});

test('removing carts leaves the focus in the comparison, which one cart alone closes', async ({ page }) => {
  await page.goto(`${pathOf(first, second, third)}#compare`);
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await findRemove(page, second).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await findRemove(page, first).click();
  await expect(dialog).toBeHidden();
  await expect(findChosen(page, 1)).toBeVisible();
});

test('the comparison ends with what a month may cost, and all terms of credit right below that', async ({
  page,
}) => {
  const carts = comparedCarts.filter(({ inStock }) => inStock);
  await page.goto(`${pathOf(first, second)}#compare`);
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('table')).toBeVisible();
  const rows = await dialog.locator('tbody tr').allInnerTexts();
  const [monthly = '', total = ''] = rows.slice(-2);
  const terms = await dialog.locator('table + p').innerText();
  const example = findPaymentExample();
  for (const vehicle of carts) {
    const loan = example && computeExample(example, vehicle);
    expect(monthly).toContain(formatUsdCents(loan?.paymentUsd ?? 0));
    expect(total).toContain(formatUsdCents(loan?.totalUsd ?? 0));
  }
  // As one line: the payments of each cart and everything that belongs to them.
  const line = `${monthly} a month. ${total} ${terms}`.replaceAll(/\s+/g, ' ');
  expect(listBareTerms([line.replace('Total of payments', 'total of payments')], [])).toEqual([]);
});

test("a cart's page leads to a comparison of it with the carts beside it", async ({ page }) => {
  await page.goto(`/vehicles/${cart.id}`);
  await page.getByRole('link', { name: /^Compare side by side/ }).click();
  const names = page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader').getByRole('link');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveText(cart.fullName);
});

test('a comparison of one cart, or of unknown ones, opens nothing', async ({ page }) => {
  for (const path of [pathOf(first), '/inventory?compare=submarine,yacht']) {
    await page.goto(`${path}#compare`);
    await expect(findBox(page, second)).toBeEnabled();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
