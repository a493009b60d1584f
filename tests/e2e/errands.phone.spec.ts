// From the home page to the filled form on a phone, in at most six taps on what is there to be seen.
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../src/lib/clock.ts';
import { formatCount, formatDate } from '../../src/lib/format.ts';
import { listPath, thankYouPath } from '../../src/lib/paths.ts';
import {
  getCounties,
  getLists,
  getPageCopy,
  getRentalGroups,
  getStateLaw,
  getVehicle,
} from '../../src/content/site.ts';
import { openDay, town } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test as base } from './fixtures.ts';

/** Taps, of which an errand may take six. */
const test = base.extend<{ tap: (target: Locator) => Promise<void> }>({
  tap: async ({ page }, use) => {
    let taps = 0;
    await page.goto('/');
    await use(async (target) => {
      taps += 1;
      await target.tap();
    });
    expect(taps).toBeLessThanOrEqual(6);
  },
});

const { labels } = getPageCopy('contact').form;
const listLink = (page: Page, list = getLists()[0]) =>
  page.getByRole('main').locator(`a[href="${listPath(list?.id ?? '')}"]`);
const requestLink = (page: Page) => page.getByRole('main').locator('a[href^="/contact?"]').first();
const menuLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="${path}"]`);

/** Expects the form with its interest. */
async function expectForm(page: Page, interest: string): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form.locator('[name="interest"]')).toHaveValue(interest);
  return form;
}

/** Sends the form; what the dealer reads of it, as the last page repeats it. */
async function send(page: Page): Promise<string> {
  await page.getByRole('form').getByRole('button').last().tap();
  await expect(page).toHaveURL(thankYouPath);
  const sent = page.locator('[data-draft-key]');
  await expect(sent).toBeVisible();
  return sent.innerText();
}

test('buying a used cart', async ({ page, tap }) => {
  const used = getLists().find(({ rule }) => 'conditions' in rule);
  const cart = getVehicle(used?.entries[0]?.vehicleId ?? '');
  await tap(listLink(page, used));
  await tap(page.getByRole('link', { name: cart.fullName, exact: true }));
  await tap(requestLink(page));
  await expectForm(page, 'sales');
  await fillMessage(page, { Message: 'Is it still there on Saturday?' });
  expect(await send(page)).toContain(cart.fullName);
});

test('comparing three carts, and asking for one quote for them', async ({ page, tap }) => {
  await tap(page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first());
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await expect(boxes.first()).toBeEnabled();
  for (const index of [0, 1, 2]) await tap(boxes.nth(index));
  await tap(page.getByRole('button', { name: 'Compare', exact: true }));
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3);
  await tap(page.getByRole('link', { name: getPageCopy('inventory').comparison.quoteLabel }));
  const form = await expectForm(page, 'sales');
  await expect(form.getByRole('listitem')).toHaveCount(3);
});

test('finding out which cart may drive on a street, and asking about it', async ({ page, tap }) => {
  const legal = getLists().find(({ roads }) => roads);
  const cart = getVehicle(legal?.entries[0]?.vehicleId ?? '');
  await tap(listLink(page, legal).first());
  const law = getStateLaw(getCounties()[0]?.state ?? '');
  await expect(page.getByText(law.statements[0]?.text ?? '')).toBeAttached();
  await tap(page.getByRole('main').getByRole('link', { name: cart.fullName }).first());
  await tap(requestLink(page));
  await expectForm(page, 'sales');
});

test('finding the rule of a town on the page of its county', async ({ page, tap }) => {
  await tap(page.locator('summary', { hasText: 'Menu' }));
  await tap(menuLink(page, getCounties()[0]?.path ?? ''));
  await tap(page.getByRole('main').locator(`a[href="${town.path}"]`).last());
  await expect(page).toHaveURL(town.path);
  const rule = town.cartRule?.quote ?? getStateLaw(town.state).answer;
  await expect(page.getByRole('main').getByText(rule).first()).toBeAttached();
});

test('renting a cart, with dates and town', async ({ page, tap }) => {
  const main = page.getByRole('main');
  await tap(page.locator('summary', { hasText: 'Menu' }));
  await tap(menuLink(page, '/rentals'));
  const [group] = getRentalGroups();
  const plans = formatCount(group?.plans.length ?? 0, 'plan');
  await tap(main.locator('summary', { hasText: plans }).first());
  await tap(main.getByRole('listitem').locator('a[href*="plan="]').first());
  const form = await expectForm(page, 'sales');
  await page.getByLabel(labels.firstDay).fill(openDay);
  const lastDay = formatDate(addDays(openDay, group?.plans[0]?.days ?? 0));
  await expect(form.getByText(lastDay)).toBeVisible();
  await page.getByLabel(labels.town).selectOption({ value: town.path });
  await fillMessage(page);
  const message = await send(page);
  for (const words of [formatDate(openDay), lastDay, town.name]) expect(message).toContain(words);
});

test('asking for a repair at home, with town and day', async ({ page, tap }) => {
  await tap(page.locator('summary', { hasText: 'Menu' }));
  await tap(menuLink(page, '/services'));
  await tap(page.getByRole('main').locator('a[href*="wish=home-visit"]').first());
  await expectForm(page, 'service');
  await page.getByLabel(labels.visitTown).fill('Lewes');
  await page.getByLabel(labels.visitDay).fill(openDay);
  await fillMessage(page, { Message: 'It stops on hills.' });
  const message = await send(page);
  for (const words of ['Lewes', formatDate(openDay)]) expect(message).toContain(words);
});

test('finding a cart by seats and price at once', async ({ page, tap }) => {
  await tap(page.getByRole('main').locator('a[href="/which-cart"]'));
  await page.waitForURL('/which-cart');
  await tap(page.getByRole('main').locator('a[href*="seats="][href*="price="]').last());
  await tap(page.getByRole('article').getByRole('link').first());
  await tap(requestLink(page));
  await expectForm(page, 'sales');
});
