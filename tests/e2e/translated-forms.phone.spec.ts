// Journey: calculating, asking and finding the way in another language, with a browser that translates pages.
import { contactLabels } from '../../src/features/contact/contact-inputs.ts';
import { describeDue, findRental } from '../../src/features/rentals/rental-catalog.ts';
import { addDays } from '../../src/lib/clock.ts';
import { formatDate, formatPhone, formatUsd } from '../../src/lib/format.ts';
import { openDay, shownCart, town } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './built-site.ts';
import { holdScript } from './hold-script.ts';
import { translatePage } from './translate-page.ts';
import { getPageCopy, getRentalCatalog } from '../../src/content/site.ts';

const { calculator } = getPageCopy('ecoImpact');
const { labels, requests } = getPageCopy('contact').form;

test('a translated calculator shows the figures of each calculation alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const button = page.getByRole('button', { name: /Calculat/ });
  await expect(button).toBeEnabled();
  await translatePage(page);
  const miles = page.getByLabel('Miles per week');
  const sentence = page.getByRole('paragraph').filter({ hasText: 'saved on gas' });
  await miles.fill('0');
  await button.click();
  await expect(miles).toHaveAccessibleDescription(/^Enter a number above 0/);
  const { assumptions, usages, timeFramesYears } = calculator;
  for (const [index, usage] of usages.slice(0, 2).entries()) {
    const years = timeFramesYears[index] ?? 1;
    const milesPerWeek = 10 * (index + 1);
    await miles.fill(String(milesPerWeek));
    await page.getByLabel('Usage type').selectOption(usage.value);
    await page.getByLabel('Time frame').selectOption(String(years));
    await button.click();
    await expect(button).toHaveText('Calculating...');
    const gallons =
      (milesPerWeek * assumptions.weeksPerYear * years * usage.multiplier) / assumptions.gasMilesPerGallon;
    const gas = formatUsd(gallons * assumptions.gasUsdPerGallon);
    await expect(sentence).toContainText(`${gas} saved on gas, minus`);
    await expect(page.getByText(calculator.celebration.title)).toBeVisible();
  }
  await expect(page.getByText(calculator.celebration.title)).toBeHidden();
  await expect(button).toBeEnabled();
});

test('a translated rental says when the cart is back and what is due, and nothing of days that are cleared', async ({
  page,
}) => {
  const catalog = getRentalCatalog();
  const [firstPlan = '', nextPlan = ''] = Object.keys(catalog.plans);
  await openForm(page, `?interest=sales&plan=${firstPlan}`);
  await translatePage(page);
  const form = page.getByRole('form', { name: 'Contact' });
  const day = form.getByLabel(labels.firstDay);
  const due = form.getByRole('paragraph').filter({ hasText: 'deposit is refundable' });
  const back = form.getByText(`${labels.lastDay}:`);
  for (const [planId, path] of [
    [firstPlan, town.path],
    [nextPlan, ''],
    [firstPlan, ''],
  ] as const) {
    await form.getByLabel(labels.plan).selectOption(planId);
    await form.getByLabel(labels.town).selectOption(path);
    const rental = findRental(catalog, planId, path);
    if (!rental) throw new Error(`no plan ${planId}`);
    const { sum, terms } = describeDue(rental);
    await expect(due).toContainText(sum);
    await expect(due).toContainText(terms);
    for (const firstDay of [openDay, addDays(openDay, 7)]) {
      await day.fill(firstDay);
      await expect(back).toContainText(formatDate(addDays(firstDay, rental.days)));
    }
    await day.fill('');
    await expect(back).toHaveCount(0);
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
  const { towns } = getRentalCatalog();
  for (const id of [vehicle.id, '', vehicle.id]) {
    await form.getByRole('combobox', { name: labels.vehicle, exact: true }).selectOption(id);
    await expect(form.getByText(`Or call the ${showroom.name}:`)).toHaveCount(id === '' ? 0 : 1);
    await expect(form.getByRole('listitem')).toHaveCount(id === '' ? 0 : 1);
    for (const path of Object.keys(towns).slice(0, 2)) await form.getByLabel(labels.town).selectOption(path);
  }
  await fillMessage(page, { Email: 'ada', Phone: '1' });
  const send = page.getByRole('button', { name: requests.quote });
  await send.click();
  await expect(form.getByRole('alert').getByRole('listitem').first()).toBeVisible();
  await fillMessage(page);
  const toast = page.locator('#toasts').getByRole('alert');
  for (let times = 0; times < 2; times += 1) {
    await send.click();
    await expect(toast).toContainText('Try later.');
    await expect(toast.getByRole('link')).toHaveText(`Call ${formatPhone(showroom.phone)}`);
    await toast.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();
  }
  await expect(send).toBeEnabled();
});

test.describe('where its script comes after the translation', () => {
  test('the menu stays open, and a chosen link closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScript(page, 'MobileMenu');
    await page.goto('/about');
    await translatePage(page);
    const button = page.locator('summary', { hasText: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    release();
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    await expect(menu).toBeVisible();
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await menu.locator('a[href="/contact"]').click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveText('Menu', { useInnerText: true });
  });

  test.describe('and React draws the island again', () => {
    // As it reports.
    test.use({ expectedErrors: [/Minified React error #418/] });

    test('the calculator calculates', async ({ page }) => {
      const release = await holdScript(page, 'EcoCalculator');
      await page.goto('/eco-impact');
      await translatePage(page);
      release();
      await page.getByRole('button', { name: 'Calculate Impact' }).click();
      await expect(page.getByText(calculator.celebration.title)).toBeVisible();
      await expect(page.getByText(/saved on gas/)).toBeVisible();
    });

    test('the contact form keeps its interest and sends', async ({ page }) => {
      const release = await holdScript(page, 'ContactForm');
      await page.goto('/contact');
      await translatePage(page);
      release();
      const form = page.getByRole('form', { name: 'Contact' });
      await expect(form).toHaveJSProperty('noValidate', true);
      await form.getByRole('combobox', { name: contactLabels.interest }).selectOption('service');
      await fillMessage(page);
      const request = page.waitForRequest('**/api/contact');
      await form.getByRole('button').click();
      expect((await request).postDataJSON()).toMatchObject({ interest: 'service' });
      await expect(page).toHaveURL('/thank-you');
    });
  });
});
