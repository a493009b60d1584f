// Journeys: six of them, each from the home page to the filled form on a phone of 390 px. Taps and pages are counted, and a
// tap counts only on what is there to be seen. A chosen interest and a disclosure that is open already are no taps.
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../src/lib/clock.ts';
import { formatCount, formatDate } from '../../src/lib/format.ts';
import { listPath, thankYouPath } from '../../src/lib/paths.ts';
import { furtherCarts, openDay, town } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import {
  getCounties,
  getLists,
  getPageCopy,
  getRentalGroups,
  getStateLaw,
  getVehicle,
  getVehicles,
} from '../../src/content/site.ts';

const maxTaps = 6;

/** A visitor who starts on the home page. */
class Visitor {
  readonly #page: Page;
  taps = 0;
  readonly paths: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && pathname !== this.paths.at(-1)) this.paths.push(pathname);
    });
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Taps the link of a cart's page that leads to the form. */
  async askAboutCart(): Promise<void> {
    await this.tap(this.#page.locator('main a[href^="/contact?"]').first());
  }

  /** Expects the form to be there with the interest, and says what it took. */
  async expectForm(interest: string): Promise<void> {
    const form = this.#page.getByRole('form', { name: 'Contact' });
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(form.locator('[name="interest"]')).toHaveValue(interest);
    const what = `${this.taps} taps, ${this.paths.length} pages: ${this.paths.join(' ')}`;
    test.info().annotations.push({ type: 'walk', description: what });
    console.log(`${test.info().title}: ${what}`);
    expect(this.taps, what).toBeLessThanOrEqual(maxTaps);
  }

  /** Sends the form; what the dealer reads of it, as the last page repeats it. */
  async send(): Promise<string> {
    await this.#page.getByRole('form').getByRole('button').tap();
    await expect(this.#page).toHaveURL(thankYouPath);
    return this.#page.getByRole('main').innerText();
  }
}

async function start(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page);
  await page.goto('/');
  return visitor;
}

/** The first list with this condition in its rule. */
const findList = (name: string) => getLists().find(({ rule }) => name in rule);
const { labels } = getPageCopy('contact').form;
/** The link to a list among those of the page's own. */
const listLink = (page: Page, list = getLists()[0]) =>
  page.getByRole('main').locator(`a[href="${listPath(list?.id ?? '')}"]`);

test('buying a used cart', async ({ page }) => {
  const used = findList('conditions');
  const cart = getVehicle(used?.entries[0]?.vehicleId ?? '');
  const visitor = await start(page);
  await visitor.tap(listLink(page, used));
  await visitor.tap(page.getByRole('link', { name: cart.fullName, exact: true }));
  await visitor.askAboutCart();
  await visitor.expectForm('sales');
  await expect(page.getByRole('form').getByRole('link', { name: cart.fullName })).toBeVisible();
  await fillMessage(page, { Message: 'Is it still there on Saturday?' });
  expect(await visitor.send()).toContain(cart.fullName);
});

test('comparing three carts, and asking for one quote for them', async ({ page }) => {
  const carts = [...furtherCarts, ...getVehicles()].slice(0, 3);
  const visitor = await start(page);
  await visitor.tap(page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first());
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await expect(boxes.first()).toBeEnabled();
  for (let index = 0; index < carts.length; index += 1) await visitor.tap(boxes.nth(index));
  await visitor.tap(page.getByRole('button', { name: 'Compare', exact: true }));
  await visitor.tap(page.getByRole('link', { name: getPageCopy('inventory').comparison.quoteLabel }));
  await visitor.expectForm('sales');
  await expect(page.getByRole('form').getByRole('listitem')).toHaveCount(carts.length);
});

test('finding out whether a cart may drive on a street, and asking about one that may', async ({ page }) => {
  const legal = getLists().find(({ roads }) => roads);
  const cart = getVehicle(legal?.entries[0]?.vehicleId ?? '');
  const visitor = await start(page);
  await visitor.tap(listLink(page, legal).first());
  const law = getStateLaw(getCounties()[0]?.state ?? '');
  await expect(page.getByText(law.statements[0]?.text ?? '')).toBeAttached();
  await visitor.tap(page.getByRole('main').getByRole('link', { name: cart.fullName }).first());
  await visitor.askAboutCart();
  await visitor.expectForm('sales');
});

test('renting a cart for a week, with dates and town', async ({ page }) => {
  const visitor = await start(page);
  await visitor.tap(page.locator('summary', { hasText: 'Menu' }));
  await visitor.tap(page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/rentals"]'));
  const plan = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="plan="]') });
  await visitor.tap(
    page
      .getByRole('main')
      .locator('summary', { hasText: formatCount(getRentalGroups()[0]?.plans.length ?? 0, 'plan') })
      .first(),
  );
  await visitor.tap(plan.first().locator('a[href*="plan="]'));
  await visitor.expectForm('sales');
  // The summary above the form knows how long the plan is, and asks for the first day and the town.
  const days = getRentalGroups()[0]?.plans[0]?.days ?? 0;
  const lastDay = `${labels.lastDay}: ${formatDate(addDays(openDay, days))}`;
  await page.getByLabel(labels.firstDay).fill(openDay);
  await expect(page.getByRole('form').getByText(lastDay)).toBeVisible();
  await page.getByLabel(labels.town).selectOption({ value: town.path });
  await page.getByLabel(labels.street).fill('Pilottown Road');
  await fillMessage(page, { Message: 'Four of us.' });
  const message = await visitor.send();
  expect(message).toContain(`${labels.firstDay}: ${formatDate(openDay)}`);
  expect(message).toContain(lastDay);
  expect(message).toContain(`${labels.town}: ${town.name}`);
  expect(message).toContain(`${labels.street}: Pilottown Road`);
});

test('asking for a repair at home, with town and day', async ({ page }) => {
  const visitor = await start(page);
  await visitor.tap(page.locator('summary', { hasText: 'Menu' }));
  await visitor.tap(page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/services"]'));
  await visitor.tap(page.getByRole('main').locator('a[href*="wish=home-visit"]').first());
  await visitor.expectForm('service');
  await page.getByLabel(labels.visitTown).fill('Lewes');
  await page.getByLabel(labels.visitDay).fill(openDay);
  await fillMessage(page, { Message: 'It stops on hills.' });
  const message = await visitor.send();
  expect(message).toContain(`${labels.visitTown}: Lewes`);
  expect(message).toContain(`${labels.visitDay}: ${formatDate(openDay)}`);
});

test('finding a cart by seats and price at once', async ({ page }) => {
  const visitor = await start(page);
  const main = page.getByRole('main');
  await visitor.tap(main.locator('a[href="/which-cart"]'));
  await page.waitForURL('/which-cart');
  await visitor.tap(main.locator('a[href*="seats="][href*="price="]').last());
  await visitor.tap(page.getByRole('article').getByRole('link').first());
  await visitor.askAboutCart();
  await visitor.expectForm('sales');
});
