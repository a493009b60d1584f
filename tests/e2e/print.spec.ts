// Taking the site along on paper.
import type { Page } from '@playwright/test';
import { formatPrice } from '../../src/features/vehicles/vehicle-copy.ts';
import { formatPhone, formatUsd } from '../../src/lib/format.ts';
import { getDealer, getRentalGroups, getVehicles } from '../../src/content/site.ts';
import { cart, policyPath } from './examples.ts';
import { expect, test } from './built-site.ts';

const { name, phone } = getDealer();

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${name}, ${formatPhone(phone)}`).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: /^(Call Now|Schedule)/ }).locator('visible=true')).toHaveCount(
    0,
  );
}

test('the page of a cart prints its price and features under the name of the dealer', async ({ page }) => {
  await page.goto(`/vehicles/${cart.id}`);
  await expectPaper(page);
  for (const text of [formatUsd(cart.priceUsd), ...cart.features])
    await expect(page.getByRole('main').getByText(text).first(), text).toBeVisible();
});

test('the inventory prints as a list without pictures, a price for each cart', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeEnabled();
  await expectPaper(page);
  for (const vehicle of getVehicles()) {
    const line = page.getByRole('article').filter({ has: page.locator(`a[href="/vehicles/${vehicle.id}"]`) });
    await expect(line.getByText(formatPrice(vehicle), { exact: true })).toBeVisible();
    await expect(line.getByRole('img')).toBeHidden();
  }
});

test('rentals and a policy print whole, also what phones fold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rentals');
  await expectPaper(page);
  for (const { priceUsd } of getRentalGroups().flatMap(({ plans }) => plans))
    await expect(page.getByText(formatUsd(priceUsd), { exact: true }).first()).toBeVisible();
  await page.goto(policyPath);
  await expectPaper(page);
  await expect(page.locator('main details > :not(summary)').last()).toBeVisible();
});
