// Errand: putting up to three carts side by side, and sharing the comparison.
import { comparedCarts, furtherCarts } from './examples.ts';
import { expect, test } from './fixtures.ts';

const [first, second] = comparedCarts;
const box = (cart?: { name: string }) => ({ name: `Compare ${cart?.name}`, exact: true });

test('two chosen carts stand in one table that marks where they differ', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('checkbox', box(first)).check();
  await expect(page.getByText(`${first.name} is chosen.`)).toBeVisible();
  await page.getByRole('checkbox', box(second)).check();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: first.name })).toBeVisible();
  const { range, topSpeed } = first.specifications;
  const { range: otherRange } = second.specifications;
  const rows = [`Range (differs) ${range} ${otherRange}`, `Top speed ${topSpeed} ${topSpeed}`];
  for (const name of rows) await expect(table.getByRole('row', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/inventory?compare=${first.id},${second.id}`);
});

test('a fourth cart cannot be chosen until one is removed', async ({ page }) => {
  const [third, fourth] = furtherCarts;
  await page.goto(`/inventory?compare=${first.id},${second.id},${third?.id}`);
  await expect(page.getByRole('checkbox', box(first))).toBeChecked();
  await expect(page.getByRole('checkbox', box(fourth))).toBeDisabled();
  await page.getByRole('button', { name: `Remove ${first.name} from the comparison`, exact: true }).click();
  await expect(page.getByRole('checkbox', box(fourth))).toBeEnabled();
});

test('the comparison works by keyboard and Back takes the last choice back', async ({ page }) => {
  await page.goto(`/inventory?compare=${first.id}`);
  const other = page.getByRole('checkbox', box(second));
  await expect(other).toBeEnabled();
  await other.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByText(`${first.name} is chosen.`)).toBeVisible();
});
