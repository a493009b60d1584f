// Journey: using the site in another language, with a browser that translates pages.
import type { Page } from '@playwright/test';
import { listQuestions } from '../../src/features/contact/message-details.ts';
import { contactLabels, serviceMessageLabel } from '../../src/features/contact/submit-contact.ts';
import {
  buildInventoryOptions,
  type InventoryQuery,
} from '../../src/features/inventory/inventory-filters.ts';
import { describeDue, findRental } from '../../src/features/rentals/rental-catalog.ts';
import { addDays } from '../../src/lib/clock.ts';
import { formatCount, formatDate, formatPhone, formatUsd } from '../../src/lib/format.ts';
import {
  cart,
  comparedCarts,
  content,
  countShown,
  describeShown,
  openDay,
  shownCart,
  town,
} from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './built-site.ts';
import { translatePage } from './translate-page.ts';

const { calculator } = content.pages.ecoImpact;
const { details, interestOptions, requests } = content.pages.contact.form;
const options = buildInventoryOptions(content.vehicles, content.pages.inventory.filters);
const choices = [
  { name: 'use', label: 'Use' },
  { name: 'condition', label: 'Condition' },
  { name: 'road', label: 'On the road' },
  { name: 'price', label: 'Price' },
  { name: 'brand', label: 'Brand' },
  { name: 'category', label: 'Category (series)' },
  { name: 'battery', label: 'Battery' },
] as const;

/** All cards, those too that a phone has behind the link to the rest. */
const listCards = (page: Page) => page.getByRole('article', { includeHidden: true });

const findQuestion = (filledBy: string) =>
  listQuestions(details).find((question) => question.filledBy === filledBy);

async function openInventory(page: Page) {
  await page.goto('/inventory');
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeEnabled();
  await translatePage(page);
}

/** What the page says of a list of these choices, and how many cards it has. */
async function expectFound(page: Page, ...chosen: { name: keyof InventoryQuery; value: string }[]) {
  const count = countShown(...chosen);
  await expect(page.getByRole('status').first()).toHaveText(describeShown(...chosen));
  await expect(listCards(page)).toHaveCount(count);
  await expect(page.locator('search').getByText(/^Show \d+ vehicle/)).toHaveText(
    `Show ${formatCount(count, 'vehicle')}`,
  );
}

// The menu's island starts when the pointer passes it, finds other words than the page had, and is drawn once more.
test.use({ expectedErrors: [/Minified React error #418/] });

for (const { device, isMobile, viewport } of [
  { device: 'desktop', isMobile: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', isMobile: true, viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ isMobile, hasTouch: isMobile, viewport });

    test('every filter of a translated inventory finds its carts and says how many', async ({ page }) => {
      test.slow();
      await openInventory(page);
      const filters = page.getByRole('search');
      const opener = page.locator('button[popovertarget]').first();
      if (isMobile) await opener.click();
      for (const { name, label } of choices) {
        const choice = filters.getByRole('combobox', { name: label, exact: true });
        for (const { value } of options[name].slice(1)) {
          await choice.selectOption(value);
          await expectFound(page, { name, value });
        }
        await expect(opener).toHaveText(/^Filters \(1\)/);
        await choice.selectOption('all');
        await expect(opener).toHaveText(/^Filter and sort/);
      }
      const [, few, more] = options.seats;
      const boxes = filters.getByRole('checkbox');
      await boxes.nth(0).check();
      await expectFound(page, { name: 'seats', value: few?.value ?? '' });
      await boxes.nth(1).check();
      await expectFound(page, { name: 'seats', value: `${few?.value},${more?.value}` });
      await boxes.nth(0).uncheck();
      await expectFound(page, { name: 'seats', value: more?.value ?? '' });
      await boxes.nth(1).uncheck();
      const search = filters.getByRole('searchbox');
      await search.fill(cart.fullName);
      await expectFound(page, { name: 'search', value: cart.fullName });
      await search.fill('');
      await expectFound(page);
      const sort = isMobile ? filters : page.getByRole('main');
      for (const { value } of options.sort) {
        await sort.getByRole('combobox', { name: 'Sort by' }).selectOption(value);
        await expectFound(page, { name: 'sort', value });
      }
      if (isMobile) {
        await filters.getByRole('button', { name: /^Show/ }).click();
        await expect(filters).toBeHidden();
        await page.getByRole('link', { name: /^Show all/ }).click();
        await expect(page.getByRole('article')).toHaveCount(content.vehicles.length);
      }
    });

    test('the chips of a translated inventory come and go, and a search that finds nothing says so', async ({
      page,
    }) => {
      await openInventory(page);
      const removeChip = page.getByRole('button', { name: /remove this filter/ });
      const search = page.locator('#filter-search');
      if (isMobile) {
        const quickChips = page.locator('form.contents button');
        const count = await quickChips.count();
        for (let index = 0; index < count; index += 1) {
          await quickChips.nth(index).click();
          await expect(removeChip).toHaveCount(1);
          await removeChip.click();
          await expect(removeChip).toHaveCount(0);
          await expectFound(page);
        }
        await page.locator('button[popovertarget]').first().click();
      }
      await search.fill(cart.fullName);
      await expectFound(page, { name: 'search', value: cart.fullName });
      await search.fill('submarine');
      await expect(page.getByText('No vehicles found')).toBeAttached();
      await expect(listCards(page)).toHaveCount(0);
      if (isMobile) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear All Filters' }).click();
      await expectFound(page);
    });

    test('carts of a translated inventory are chosen, compared and left again', async ({ page }) => {
      await openInventory(page);
      const boxes = page.getByRole('checkbox', { name: /^Compare/ });
      const bar = page.getByRole('status').last();
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      for (const { index, words } of [
        { index: 0, words: '1 chosen to compare. Choose one or two more.' },
        { index: 1, words: '2 chosen to compare' },
        { index: 2, words: '3 chosen to compare. 3 at most. Uncheck one to swap.' },
      ]) {
        await boxes.nth(index).check();
        await expect(bar).toHaveText(words);
        await expect(listCards(page)).toHaveCount(content.vehicles.length);
      }
      await compare.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('columnheader')).toHaveCount(3);
      await dialog
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(dialog.getByRole('columnheader')).toHaveCount(2);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toHaveText('2 chosen to compare');
      await boxes.nth(1).uncheck();
      await expect(bar).toHaveText('1 chosen to compare. Choose one or two more.');
      await page.getByRole('button', { name: 'Clear comparison' }).click();
      await expect(bar).toHaveText('');
      await expect(listCards(page)).toHaveCount(content.vehicles.length);
      const [first, second] = comparedCarts;
      await page.getByRole('checkbox', { name: `Compare ${first.fullName}`, exact: true }).check();
      await page.getByRole('checkbox', { name: `Compare ${second.fullName}`, exact: true }).check();
      await compare.click();
      for (const { priceUsd } of comparedCarts)
        await expect(dialog.getByText(formatUsd(priceUsd)).first()).toBeVisible();
    });

    test('a translated card shows what the fresh list says, and a list that fails says so', async ({
      page,
    }) => {
      let status = 404;
      let open: () => void = () => undefined;
      const isTranslated = new Promise<void>((resolve) => (open = resolve));
      await page.route('**/api/vehicles', async (route) => {
        await isTranslated;
        const response = await route.fetch();
        const fresh = (await response.json()) as { id: string }[];
        const json = fresh.map((vehicle) =>
          vehicle.id === cart.id ? { ...vehicle, price: 41, inStock: false } : vehicle,
        );
        await (status === 200 ? route.fulfill({ json }) : route.fulfill({ status }));
      });
      await openInventory(page);
      open();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Failed to fetch vehicles: 404');
      status = 403;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText('Failed to fetch vehicles: 403');
      status = 200;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toBeEmpty();
      const card = listCards(page).filter({ has: page.locator(`a[href="/vehicles/${cart.id}"]`) });
      await expect(card).toContainText('$41');
      await expect(card).toContainText('Out of Stock');
      await expect(card).not.toContainText(formatUsd(cart.priceUsd));
    });

    test('a translated calculator shows the figures of each calculation alone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/eco-impact');
      const button = page.getByRole('button', { name: /Calculat/ });
      await expect(button).toBeEnabled();
      await translatePage(page);
      const miles = page.getByLabel('Miles per week');
      await miles.fill('0');
      await button.click();
      await expect(miles).toHaveAccessibleDescription(/^Enter a number above 0/);
      const { assumptions, usages, timeFramesYears } = calculator;
      for (const [index, usage] of usages.entries()) {
        const years = timeFramesYears[index] ?? 1;
        await miles.fill(String(10 * (index + 1)));
        await page.getByLabel('Usage type').selectOption(usage.value);
        await page.getByLabel('Time frame').selectOption(String(years));
        await button.click();
        await expect(button).toHaveText('Calculating...');
        const gallons =
          (10 * (index + 1) * assumptions.weeksPerYear * years * usage.multiplier) /
          assumptions.gasMilesPerGallon;
        const gas = formatUsd(gallons * assumptions.gasUsdPerGallon);
        await expect(page.getByText(/saved on gas/)).toContainText(`${gas} saved on gas, minus`);
        await expect(page.getByText(calculator.celebration.title)).toBeVisible();
      }
      await expect(page.getByText(calculator.celebration.title)).toBeHidden();
      await expect(button).toBeEnabled();
    });

    test('a translated contact form follows what it is about, from one interest to the next', async ({
      page,
    }) => {
      await openForm(page);
      await translatePage(page);
      const form = page.getByRole('form', { name: 'Contact' });
      const interest = form.getByRole('combobox', { name: contactLabels.interest });
      for (const { value } of [...interestOptions, ...interestOptions]) {
        await interest.selectOption(value);
        const shown = details.filter(({ interests }) => interests.some((choice) => choice === value));
        await expect(form.locator('summary:visible')).toHaveText(
          shown.map(({ title }) => new RegExp(`^${RegExp.escape(title)}`)),
        );
        await expect(
          form.locator('label').filter({ has: page.locator('textarea[name=message]') }),
        ).toContainText(value === 'service' ? serviceMessageLabel : contactLabels.message);
        await form.locator('summary:visible').first().click();
      }
    });

    test('a translated rental says when the cart is back and what is due, and nothing of days that are cleared', async ({
      page,
    }) => {
      const catalog = content.getRentalCatalog();
      const planIds = Object.keys(catalog.plans);
      await openForm(page, `?interest=sales&plan=${planIds[0]}`);
      await translatePage(page);
      const form = page.getByRole('form', { name: 'Contact' });
      const [first, last] = [findQuestion('firstDay'), findQuestion('lastDay')];
      const day = form.getByLabel(first?.label ?? '');
      for (const [planId, path] of [
        [planIds[0] ?? '', town.path],
        [planIds.at(-1) ?? '', ''],
        [planIds[1] ?? '', town.path],
      ] as const) {
        await form.getByLabel(/^Plan/).selectOption(planId);
        await form.getByLabel('Delivery').selectOption(path);
        const rental = findRental(catalog, planId, path);
        if (!rental) throw new Error(`no plan ${planId}`);
        const { sum, terms } = describeDue(rental);
        await expect(form.getByText(`${sum} ${terms}`)).toBeVisible();
        for (const firstDay of [openDay, addDays(openDay, 7)]) {
          await day.fill(firstDay);
          const back = formatDate(addDays(firstDay, rental.days));
          await expect(form.getByText(`${last?.label}:`)).toContainText(back);
        }
        await day.fill('');
        await expect(form.getByText(`${last?.label}:`)).toHaveCount(0);
      }
    });

    test('a translated quote follows its cart and its town, and a message that fails says so until it is closed', async ({
      page,
    }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 503, json: { error: 'Try later.' } }),
      );
      const { vehicle, showroom } = shownCart;
      await openForm(page, '?interest=sales&wish=quote');
      await translatePage(page);
      const form = page.getByRole('form', { name: 'Contact' });
      const { towns } = content.getRentalCatalog();
      const carts = form.getByRole('combobox', { name: 'Cart', exact: true });
      for (const id of [vehicle.id, '', vehicle.id]) {
        await carts.selectOption(id);
        await expect(form.getByText(`Or call the ${showroom.name}:`)).toHaveCount(id === '' ? 0 : 1);
        for (const path of [...Object.keys(towns).slice(0, 3), '']) {
          await form.getByRole('combobox', { name: 'Delivery' }).selectOption(path);
          const answer = path === '' ? '' : `${towns[path]?.name}, ${towns[path]?.county}`;
          await expect(form.getByRole('status').last()).toContainText(answer);
          if (path === '') await expect(form.getByRole('status').last()).toHaveText('');
        }
      }
      await page.getByRole('button', { name: requests.quote }).click();
      await expect(form.getByRole('alert').getByRole('listitem').first()).toBeVisible();
      await fillMessage(page);
      for (let times = 0; times < 2; times += 1) {
        await page.getByRole('button', { name: requests.quote }).click();
        const toast = page.locator('#toasts').getByRole('alert');
        await expect(toast).toContainText('Try later.');
        await expect(toast.getByRole('link')).toHaveText(`Call ${formatPhone(showroom.phone)}`);
        await toast.getByRole('button', { name: 'Close message' }).click();
        await expect(toast).toBeHidden();
      }
      await expect(form.getByRole('button', { name: requests.quote })).toBeEnabled();
    });
  });
}

test.describe('a translation that comes before the scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leaves a menu that opens, and that a chosen link closes', async ({ page }) => {
    await page.goto('/about');
    await translatePage(page);
    const button = page.locator('summary', { hasText: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    if (await menu.isHidden()) await button.click();
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await menu.locator('a[href="/contact"]').click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveText('Menu', { useInnerText: true });
  });
});
