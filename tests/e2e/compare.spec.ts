// Errand: putting up to three carts side by side, and sharing the comparison.
import { expect, test } from './fixtures.ts';

test('two chosen carts stand in one table that marks where they differ', async ({ page }) => {
  await page.goto('/inventory?brand=denago');
  await page.getByRole('checkbox', { name: 'Compare Denago EV City' }).check();
  await expect(page.getByText('Denago EV City is chosen.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Compare Denago EV Nomad XL', exact: true }).check();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: /Denago EV City/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Range \(differs\) 40 miles 55 miles$/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Top speed 25 mph 25 mph$/ })).toBeVisible();
  await expect(page).toHaveURL('/inventory?brand=denago&compare=ev-city,ev-nomad-xl');
});

test('a fourth cart cannot be chosen until one is removed', async ({ page }) => {
  await page.goto('/inventory?compare=ev-city,ev-nomad,ev-nomad-xl');
  const fourth = page.getByRole('checkbox', { name: 'Compare Denago EV Rover XXL' });
  await expect(page.getByRole('checkbox', { name: 'Compare Denago EV City' })).toBeChecked();
  await expect(fourth).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Denago EV City from the comparison' }).click();
  await expect(fourth).toBeEnabled();
});

test('the comparison works by keyboard and Back takes the last choice back', async ({ page }) => {
  await page.goto('/inventory?compare=ev-city');
  const second = page.getByRole('checkbox', { name: 'Compare Denago EV Nomad XL', exact: true });
  await expect(second).toBeEnabled();
  await second.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByText('Denago EV City is chosen.')).toBeVisible();
});
