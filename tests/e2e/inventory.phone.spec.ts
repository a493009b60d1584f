// Narrowing the list on a phone, where it ends at a link to the rest and the filters are in a sheet.
import type { Page } from '@playwright/test';
import { formatCount } from '../../src/lib/format.ts';
import { getVehicles } from '../../src/content/site.ts';
import { expect, test } from './built-site.ts';
import { countShown, firstChoice } from './examples.ts';

const vehicles = getVehicles();
const unfoldedCount = 12;
const findRestLink = (page: Page) => page.getByRole('link', { name: /^Show all/ });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a long list ends at a link that uncovers the rest, also after going back', async ({ page }) => {
      await page.goto('/inventory');
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(unfoldedCount);
      await findRestLink(page).click();
      await expect(cards).toHaveCount(vehicles.length);
      await cards.nth(unfoldedCount).getByRole('link').click();
      await expect(page).toHaveURL(/\/vehicles\//);
      await page.goBack();
      await expect(cards).toHaveCount(vehicles.length);
    });
  });

test('the sheet of filters says how many carts are left and gives way to them', async ({ page }) => {
  await page.goto('/inventory#more');
  const opener = page.getByRole('button', { name: /^Filter/ });
  const sheet = page.getByRole('search');
  await opener.click();
  await sheet.getByRole('combobox', { name: firstChoice.label, exact: true }).selectOption(firstChoice.value);
  await expect(opener).toHaveText(/\(1\)/);
  const count = countShown(firstChoice);
  await sheet.getByRole('button', { name: `Show ${formatCount(count, 'vehicle')}` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(count);
});

test('Escape closes the sheet of filters and gives the focus back', async ({ page }) => {
  await page.goto('/inventory');
  const opener = page.getByRole('button', { name: 'Filter and sort' });
  const sheet = page.getByRole('search');
  await opener.press('Enter');
  await expect(sheet.getByLabel('Search')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
