// A browser that translates the page puts other elements in the place of its text.
import { getPageCopy, getVehicles } from '../../src/content/site.ts';
import { contactPathFor } from '../../src/lib/contact-path.ts';
import { formatUsd } from '../../src/lib/format.ts';
import { expect, test } from './built-site.ts';
import { cart, comparedCarts, describeShown } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { translatePage } from './translate-page.ts';

const { labels } = getPageCopy('contact').form;

test('a translated inventory filters and compares', async ({ page }) => {
  await page.goto('/inventory#more');
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeEnabled();
  await translatePage(page);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('submarine');
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(0);
  await search.fill('');
  await expect(page.getByRole('status').first()).toHaveText(describeShown());
  await page.getByRole('search').getByRole('button', { name: 'Close' }).click();
  for (const { fullName } of comparedCarts)
    await page.getByRole('checkbox', { name: `Compare ${fullName}`, exact: true }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const { priceUsd } of comparedCarts)
    await expect(page.getByRole('dialog').getByText(formatUsd(priceUsd)).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(getVehicles().length);
});

test('a translated form changes its cart, shows an error, and sends', async ({ page }) => {
  await openForm(page, '', contactPathFor({ kind: 'quote' }));
  await translatePage(page);
  const form = page.getByRole('form', { name: 'Contact' });
  for (const id of [cart.id, '', cart.id]) {
    await form.getByRole('combobox', { name: labels.vehicle, exact: true }).selectOption(id);
    await expect(form.getByRole('listitem')).toHaveCount(id === '' ? 0 : 1);
  }
  await fillMessage(page, { Email: 'ada' });
  await form.getByRole('button').last().click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await fillMessage(page);
  await form.getByRole('button').last().click();
  await expect(page).toHaveURL('/thank-you');
});
