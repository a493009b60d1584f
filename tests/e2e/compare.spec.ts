// Putting up to three carts side by side; the errand of it on a phone asks for one quote, too.
import type { Page } from '@playwright/test';
import { expect, test } from './built-site.ts';
import { comparedCarts, furtherCarts } from './examples.ts';

const [first, second] = comparedCarts;
const [third, fourth] = furtherCarts;

type Named = { id: string; fullName: string } | undefined;
const findBox = (page: Page, vehicle: Named) =>
  page.getByRole('checkbox', { name: `Compare ${vehicle?.fullName}`, exact: true });
const findRemove = (page: Page, vehicle: Named) =>
  page.getByRole('button', { name: `Remove ${vehicle?.fullName} from the comparison`, exact: true });
const pathOf = (...vehicles: Named[]) =>
  `/inventory?compare=${vehicles.map((vehicle) => vehicle?.id).join()}`;

test('a fourth cart cannot be chosen until one is removed, and the bar says why', async ({ page }) => {
  await page.goto(pathOf(first, second, third));
  const reason = '3 at most. Uncheck one to swap.';
  await expect(findBox(page, fourth)).toBeDisabled();
  await expect(findBox(page, fourth)).toHaveAccessibleDescription(reason);
  await expect(page.getByText(reason)).toBeVisible();
  await findBox(page, first).uncheck();
  await expect(findBox(page, fourth)).toBeEnabled();
});

test('the comparison works by keyboard, and Back opens it again', async ({ page }) => {
  await page.goto(pathOf(first));
  await expect(findBox(page, second)).toBeEnabled();
  await findBox(page, second).press('Space');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(page).toHaveURL(`${pathOf(first, second)}#compare`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
  // The URL follows a moment later.
  await expect(page).toHaveURL(pathOf(first, second));
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test('one cart alone closes the comparison', async ({ page }) => {
  await page.goto(`${pathOf(first, second)}#compare`);
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await findRemove(page, first).click();
  await expect(dialog).toBeHidden();
  await expect(findBox(page, second)).toBeChecked();
});
