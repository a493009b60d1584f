// Journey: going through the list on a phone, where it ends at a link to the rest, and narrowing it in a sheet over it.
import type { Page } from '@playwright/test';
import { listQuickFilters } from '../../src/features/inventory/filter-chips.ts';
import { buildInventoryOptions } from '../../src/features/inventory/inventory-options.ts';
import { formatCount } from '../../src/lib/format.ts';
import { listPath } from '../../src/lib/paths.ts';
import { cart, countShown, firstChoice, twoSeatCounts } from './examples.ts';
import { expect, test } from './built-site.ts';
import { findFinderAnswers } from './finder-answers.ts';
import { getLists, getPageCopy, getVehicles } from '../../src/content/site.ts';

const options = buildInventoryOptions(getVehicles(), getPageCopy('inventory').filters);
/** So many stand above the link to the rest. */
const unfoldedCount = 12;
/** A number of seats that more carts have than stand above the link to the rest. */
const commonSeats = options.seats
  .slice(1)
  .find(({ value }) => countShown({ name: 'seats', value }) > unfoldedCount)?.value;

/** All cards, those too that the link to the rest uncovers. */
const listCards = (page: Page) => page.getByRole('article', { includeHidden: true });
const findRestLink = (page: Page) => page.getByRole('link', { name: /^Show all/ });

/** Follows that link, if there is one, once the list has as many cards. */
async function uncover(page: Page, count: number) {
  await expect(listCards(page)).toHaveCount(count);
  if (await findRestLink(page).isVisible()) await findRestLink(page).click();
  await expect(page.getByRole('article')).toHaveCount(count);
}

for (const path of [
  '/inventory',
  ...getLists()
    .filter(({ roads }) => !roads)
    .map(({ id }) => listPath(id)),
]) {
  test(`${path} has its first price in the first screen, above the bar if there is one`, async ({ page }) => {
    await page.goto(path);
    const price = page
      .getByRole('article')
      .first()
      .getByText(/^\$[\d,]+$/);
    const bar = page.locator('.phone-bar');
    const [priceBox, barBox] = [await price.boundingBox(), await bar.boundingBox()];
    expect((priceBox?.y ?? Infinity) + (priceBox?.height ?? 0)).toBeLessThan(
      barBox?.y ?? page.viewportSize()?.height ?? 0,
    );
  });
}

test('a list of more than twelve carts ends at a link with their number, which uncovers the rest in its place', async ({
  page,
}) => {
  const { length } = getVehicles();
  await page.goto('/inventory');
  await expect(page.getByRole('article')).toHaveCount(unfoldedCount);
  await expect(listCards(page)).toHaveCount(length);
  await findRestLink(page).click();
  await expect(page.getByRole('article')).toHaveCount(length);
  await expect(findRestLink(page)).toBeHidden();
  const next = page.getByRole('article').nth(unfoldedCount);
  await expect(next).toBeInViewport();
  const sticky = await page.getByRole('button', { name: 'Filter and sort' }).boundingBox();
  const top = (await next.boundingBox())?.y;
  expect(top).toBeGreaterThan((sticky?.y ?? Infinity) + (sticky?.height ?? 0));
  expect(top).toBeLessThan(422);
});

test('without scripts the link to the rest of the list uncovers it, too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${baseURL}/inventory`);
  await findRestLink(page).click();
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
  await page.close();
});

test('going back from a cart leads to the list as it was uncovered', async ({ page }) => {
  await page.goto('/inventory');
  await findRestLink(page).click();
  await page.getByRole('article').nth(unfoldedCount).getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicles\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
});

test('going back from the comparison leads to the list as it was uncovered', async ({ page }) => {
  await page.goto('/inventory');
  await findRestLink(page).click();
  for (const at of [unfoldedCount, unfoldedCount + 1]) await page.getByRole('checkbox').nth(at).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/#compare$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
});

test('whatever is filtered, sorted and cleared, the rest of a long list is uncovered again, and a short one has no link', async ({
  page,
}) => {
  test.skip(commonSeats === undefined, 'no number of seats has a long list');
  const seats = commonSeats ?? '';
  const total = getVehicles().length;
  const found = countShown({ name: 'seats', value: seats });
  const chip = page.getByRole('button', { name: /remove this filter/ });
  await page.goto('/inventory');
  await uncover(page, total);
  await page.getByRole('button', { name: formatCount(Number(seats), 'seat'), exact: true }).click();
  await uncover(page, found);
  await chip.click();
  await uncover(page, total);
  await page.goto(`/inventory?search=${encodeURIComponent(cart.fullName)}#more`);
  await expect(listCards(page)).toHaveCount(countShown({ name: 'search', value: cart.fullName }));
  await expect(findRestLink(page)).toBeHidden();
  await chip.click();
  await uncover(page, total);
  for (const sort of ['price-low', 'featured']) {
    await page.goto(`/inventory?sort=${sort}&seats=${seats}#more`);
    await uncover(page, found);
  }
});

test('the card of a used cart says hours, battery and, while it can be had, warranty, in the inventory and in a list of them', async ({
  page,
}) => {
  const used = getVehicles().filter(({ condition }) => condition === 'used');
  const inStockCount = used.filter(({ inStock }) => inStock).length;
  const lists = getLists().filter(({ rule }) => rule.conditions?.includes('used'));
  for (const { path, count } of [
    { path: '/inventory?condition=used', count: used.length },
    ...lists.map(({ id, entries }) => ({ path: listPath(id), count: entries.length })),
  ]) {
    await page.goto(path);
    await uncover(page, count);
    const facts = page
      .getByRole('article')
      .locator('p')
      .filter({ hasText: /^\d+\sseats?, / });
    // Those out of stock stand last.
    await expect(facts).toHaveText(
      Array.from({ length: count }, (_, index) =>
        index < inStockCount ? /hours, .*battery.*, .*warranty/ : /hours, .*battery/,
      ),
    );
  }
});

test('a card ends its line of facts with what tells the cart apart, which makes no card taller', async ({
  page,
}) => {
  const told = getVehicles().filter(({ highlight }) => highlight);
  await page.goto('/inventory#more');
  for (const { fullName, highlight = '' } of told) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: fullName, exact: true }) });
    await expect(card.getByText(/^\d+\sseats?, /)).toHaveText(
      new RegExp(`, ${RegExp.escape(highlight)}(?:, [\\d,]+\\shours.*)?$`),
    );
  }
  const facts = page.getByRole('article').getByText(/^\d+\sseats?, .*\smph, (?!.*(?:legal|hours))/);
  const lines = await facts.evaluateAll((texts) =>
    texts.map((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  expect(lines.length).toBeGreaterThanOrEqual(
    told.filter(({ condition }) => condition !== 'used').length - 1,
  );
  expect(Math.max(...lines)).toBeLessThan(2.5);
});

test('a chip above the list narrows it in its place, and what was chosen to compare stays chosen', async ({
  page,
}) => {
  const [seats] = twoSeatCounts;
  const first = getVehicles().find((vehicle) => String(vehicle.seats) === seats);
  await page.goto('/inventory#more');
  const box = page.getByRole('checkbox', { name: `Compare ${first?.fullName}`, exact: true });
  await box.check();
  await page.getByRole('button', { name: formatCount(Number(seats), 'seat'), exact: true }).click();
  await expect(listCards(page)).toHaveCount(countShown({ name: 'seats', value: seats }));
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(page).toHaveURL(`/inventory?seats=${seats}&compare=${first?.id}#more`);
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: /remove this filter/ }).click();
  await expect(listCards(page)).toHaveCount(getVehicles().length);
});

test('a chip that is pressed before its script answers narrows the list all the same', async ({ page }) => {
  const [seats] = twoSeatCounts;
  await page.route(/\/InventoryBrowser\.[\w-]+\.js/, () => undefined);
  await page.goto('/inventory');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: formatCount(Number(seats), 'seat'), exact: true }).click();
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await expect(listCards(page)).toHaveCount(countShown({ name: 'seats', value: seats }));
});

test('a chip that is pressed at the moment when its script takes over narrows the list, too', async ({
  page,
}) => {
  const [seats] = twoSeatCounts;
  await page.addInitScript(
    (label) => {
      const press = () => {
        const chips = [...document.querySelectorAll<HTMLButtonElement>('main form button')];
        chips.find(({ textContent }) => textContent === label)?.click();
      };
      let isPressed = false;
      // React calls it when the page is drawn, before its effects read the URL.
      const onCommitFiberRoot = () => {
        if (isPressed) return;
        isPressed = true;
        press();
      };
      Object.assign(window, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot },
      });
    },
    formatCount(Number(seats), 'seat'),
  );
  await page.goto('/inventory');
  await expect(page).toHaveURL(`/inventory?seats=${seats}`);
  await expect(listCards(page)).toHaveCount(countShown({ name: 'seats', value: seats }));
});

test('no chip can be pressed that would take away a filter of the URL, before its script has read that', async ({
  page,
}) => {
  const [seats, other] = twoSeatCounts;
  const file = Promise.withResolvers<undefined>();
  await page.route(/\/InventoryBrowser\.[\w-]+\.js/, async (route) => {
    await file.promise;
    await route.continue();
  });
  await page.goto(`/inventory?seats=${seats}`);
  const chip = page.getByRole('button', { name: formatCount(Number(other), 'seat'), exact: true });
  await expect(chip).toBeHidden();
  file.resolve(undefined);
  await chip.click();
  await expect(page).toHaveURL(/\?seats=\d+,\d+$/);
});

test('what was answered on the page of questions heads the list as chips, and the way back to the questions is beside it', async ({
  page,
}) => {
  await page.goto('/which-cart');
  const { seats, use, price } = findFinderAnswers(page);
  await seats.click();
  await use.click();
  await price.click();
  const chips = page.getByRole('button', { name: /remove this filter/ });
  await expect(chips.nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/which-cart');
});

test('a list with a price stands by price, until another order is chosen', async ({ page }) => {
  const { value } = options.price.at(-1) ?? { value: '' };
  const listPrices = async () =>
    (
      await listCards(page)
        .filter({ hasNotText: 'Out of Stock' })
        .getByText(/^\$[\d,]+$/)
        .allTextContents()
    ).map((text) => Number(text.replaceAll(/\D/g, '')));
  await page.goto(`/inventory?price=${value}`);
  await expect(listCards(page)).toHaveCount(countShown({ name: 'price', value }));
  const prices = await listPrices();
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.goto(`/inventory?price=${value}&sort=price-high`);
  await expect(listCards(page)).toHaveCount(countShown({ name: 'price', value }));
  expect(await listPrices()).toEqual(prices.toReversed());
});

test('each chip above the list finds carts, and one that is chosen comes into view at the start of its row', async ({
  page,
}) => {
  await page.goto('/inventory');
  const chips = page.getByRole('button', { name: /remove this filter/ });
  const opener = page.getByRole('button', { name: /^Filter/ });
  const count = page.getByRole('status').first();
  for (const { label } of listQuickFilters(options, getPageCopy('inventory').chips)) {
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(chips).toHaveCount(1);
    await expect(chips).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article')).not.toHaveCount(0);
    // Beside the count still, where it says how many filters are in force.
    const [countBox, openerBox] = [await count.boundingBox(), await opener.boundingBox()];
    expect(openerBox?.y).toBeLessThan((countBox?.y ?? 0) + (countBox?.height ?? 0));
    expect(openerBox?.x).toBeGreaterThan((countBox?.x ?? Infinity) + (countBox?.width ?? 0));
    await chips.click();
  }
});

test('what says that the list of right now is missing, and its button, stand clear of the first carts', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/vehicles', (route) => route.abort());
  await page.goto('/inventory');
  const button = page.getByRole('button', { name: 'Try again' });
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return button.isVisible();
    })
    .toBe(true);
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const card = await listCards(page).first().boundingBox();
  expect((card?.y ?? 0) - y - height).toBeGreaterThanOrEqual(16);
});

test('the words for screen readers in a row of many chips widen no page', async ({ page }) => {
  const chosen = (['brand', 'price', 'condition', 'seats'] as const).map(
    (name) => `${name}=${options[name].at(-1)?.value}`,
  );
  await page.goto(`/inventory?${chosen.join('&')}`);
  await expect(page.getByRole('button', { name: /remove this filter/ })).toHaveCount(chosen.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the sheet of filters says how many carts are left and gives way to them', async ({ page }) => {
  await page.goto('/inventory');
  const opener = page.getByRole('button', { name: /^Filter/ });
  const sheet = page.getByRole('search');
  await expect(sheet).toBeHidden();
  await opener.click();
  await sheet.getByRole('combobox', { name: firstChoice.label, exact: true }).selectOption(firstChoice.value);
  await expect(opener).toHaveText(/\(1\)/);
  await sheet
    .getByRole('button', { name: `Show ${formatCount(countShown(firstChoice), 'vehicle')}` })
    .click();
  await expect(sheet).toBeHidden();
  await expect(listCards(page)).toHaveCount(countShown(firstChoice));
});

test('Escape closes the sheet of filters and leads back to its button', async ({ page }) => {
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
});

test('Tab past the last control of the sheet closes it, so that nothing below it is focused unseen', async ({
  page,
}) => {
  await page.goto('/inventory');
  const sheet = page.getByRole('search');
  await page.getByRole('button', { name: 'Filter and sort' }).press('Enter');
  await expect(sheet.getByLabel('Search')).toBeEnabled();
  await sheet.getByRole('button', { name: `Show ${formatCount(getVehicles().length, 'vehicle')}` }).focus();
  await page.keyboard.press('Tab');
  await expect(sheet).toBeHidden();
});
