// Journey: searching by typing in a browser that takes few changes of the URL: Safari refuses after a hundred in
// half a minute.
import type { Page } from '@playwright/test';
import { brandChoice } from './examples.ts';
import { expect, test } from './built-site.ts';

/** Opens the inventory with a clock that stands still, so that typing never pauses by itself; gives the search field. */
async function openSearch(page: Page) {
  await page.clock.install();
  await page.goto('/inventory');
  const field = page.getByLabel('Search');
  await expect(field).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  return field;
}

test('the URL changes once for what was typed, when the typing pauses', async ({ page }) => {
  await page.addInitScript(() => {
    const urls: unknown[] = [];
    Object.assign(window, { urls });
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      urls.push(url);
      replaceState(state, unused, url);
    };
  });
  const field = await openSearch(page);
  await field.pressSequentially('nomad');
  await expect(page.getByRole('button', { name: '“nomad”' })).toBeVisible();
  expect(await page.evaluate('urls')).toEqual([]);
  await page.clock.runFor(1000);
  expect(await page.evaluate('urls')).toEqual(['?search=nomad']);
});

test('a link that is followed while typing leaves the query in the URL', async ({ page }) => {
  const field = await openSearch(page);
  await field.pressSequentially('ea');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicles\//);
  await page.clock.resume();
  await page.goBack();
  await expect(page).toHaveURL('/inventory?search=ea');
  await expect(field).toHaveValue('ea');
});

test('a choice while typing gets an entry of its own, and Back leads to what was typed', async ({ page }) => {
  const field = await openSearch(page);
  await field.pressSequentially('nomad');
  await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption('price-low');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/inventory?search=nomad&sort=price-low');
  await page.goBack();
  await expect(page).toHaveURL('/inventory?search=nomad');
  await expect(field).toHaveValue('nomad');
});

test('Back while typing is not undone by what was typed', async ({ page }) => {
  const field = await openSearch(page);
  await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption('price-low');
  await field.pressSequentially('nomad');
  await page.evaluate(() => {
    history.back();
  });
  await expect(field).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/inventory');
});

test('a browser that refuses to change the URL filters all the same', async ({ page }) => {
  await page.addInitScript(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
  });
  const field = await openSearch(page);
  await field.fill('e');
  await page.clock.runFor(1000);
  await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption(brandChoice.value);
  await expect(page.getByRole('button', { name: 'remove this filter' })).toHaveCount(2);
  await page.getByRole('listitem').getByRole('checkbox').first().check();
  await page.getByRole('listitem').getByRole('checkbox').nth(1).check();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Clear comparison' }).click();
  await expect(compare).toBeHidden();
});
