// Sending the dealer a message.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { describePaymentDue, findRental } from '../../src/features/rentals/rental-catalog.ts';
import { addDays, readToday } from '../../src/lib/clock.ts';
import { contactPathFor } from '../../src/lib/contact-path.ts';
import { formatDate, formatPhone, formatUsd } from '../../src/lib/format.ts';
import { phoneHref } from '../../src/lib/paths.ts';
import { getDealer, getPageCopy, getRentalCatalog } from '../../src/content/site.ts';
import { cart, closedDay, openDay, shownCart, town } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { holdScript } from './hold-script.ts';
import { messagesFolder } from './messages-folder.ts';

type LinkedRequest = Parameters<typeof contactPathFor>[0];

const { requests, labels } = getPageCopy('contact').form;
const today = readToday(getDealer().timeZone);
const catalog = getRentalCatalog();
const [plan = '', otherPlan = ''] = Object.keys(catalog.plans);
const rental: LinkedRequest = { kind: 'rental', plan, town: town.path };
const drive: LinkedRequest = { kind: 'test-drive', vehicles: [shownCart.vehicle.id] };

const openRequest = (page: Page, request: LinkedRequest) => openForm(page, '', contactPathFor(request));
const getForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
const getButton = (page: Page) => getForm(page).getByRole('button').last();
const getMessage = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Presses the form's button, waits for the thanks, and returns what was sent. */
async function send(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest('**/api/contact');
  await getButton(page).click();
  const sent = (await request).postDataJSON() as Record<string, unknown>;
  await expect(page).toHaveURL('/thank-you');
  return sent;
}

test('an empty form names every missing field, and the focus goes to one of them', async ({ page }) => {
  await openForm(page);
  await getButton(page).click();
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Invalid email address'],
    ['Phone', 'Phone number is required'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const) {
    const field = getForm(page).getByRole('textbox', { name: label });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
  }
});

test('a good message is stored once, also by a double click, and thanked for', async ({ page }) => {
  const words = randomUUID();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await openForm(page);
  await fillMessage(page, { Message: words });
  await getButton(page).dblclick();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByText(words)).toBeVisible();
  expect(posts).toBe(1);
  const { stdout } = spawnSync(process.execPath, ['src/commands/messages.ts', 'list'], {
    env: { PATH: process.env['PATH'], MESSAGES_DIR: messagesFolder },
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Ada Rivers  ${words}`);
});

test("a failure shows the server's words, and the draft survives a reload", async ({ page }) => {
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/contact', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { error: 'Please call us.' } });
  });
  await openForm(page);
  await fillMessage(page);
  await getButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer.resolve(undefined);
  const toast = page.getByRole('alert').filter({ hasText: 'Please call us.' });
  await expect(toast).toContainText('Error');
  await expect(toast.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await toast.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toBeHidden();
  await page.reload();
  await expect(getMessage(page)).toHaveValue('Do you deliver to Lewes on Fridays?');
});

test('a message is stored once although its first answer is lost and the page loaded again', async ({
  page,
}) => {
  const ids = new Set<string>();
  let posts = 0;
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    ids.add(((await response.json()) as { id: string }).id);
    posts += 1;
    await (posts === 1 ? route.abort() : route.fulfill({ response }));
  });
  await openForm(page);
  await fillMessage(page);
  await getButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message.');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await getButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect([posts, ids.size]).toEqual([2, 1]);
});

test('a link to a cart shows its picture and price, and sends its id', async ({ page }) => {
  await openRequest(page, { kind: 'quote', vehicles: [cart.id] });
  const chosen = getForm(page).getByRole('listitem');
  await expect(chosen.getByRole('link', { name: cart.fullName })).toBeVisible();
  await expect(chosen).toContainText(formatUsd(cart.priceUsd));
  await expect(chosen.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await getForm(page).getByLabel(labels.town).selectOption(town.path);
  await fillMessage(page, { Message: '' });
  expect(await send(page)).toMatchObject({
    interest: 'sales',
    message: '',
    request: { kind: 'quote', vehicles: [cart.id], town: town.path },
  });
  await expect(page.getByRole('main')).toContainText(`${cart.fullName}, ${formatUsd(cart.priceUsd)}`);
});

test('a link to a plan and a town shows what is due by the data, whatever else it says', async ({ page }) => {
  const getDue = (planId: string, path: string) => {
    const found = findRental(catalog, planId, path);
    return found ? describePaymentDue(found).sum : planId;
  };
  await openForm(page, '&days=99&total=1&deposit=3', contactPathFor(rental));
  const form = getForm(page);
  await expect(form.getByText(getDue(plan, town.path))).toBeVisible();
  await form.getByLabel(labels.town).selectOption('');
  await form.getByLabel(labels.plan).selectOption(otherPlan);
  await form.getByLabel(labels.firstDay).fill(openDay);
  const lastDay = formatDate(addDays(openDay, catalog.plans[otherPlan]?.days ?? 0));
  await expect(form.getByText(lastDay)).toBeVisible();
  await expect(form.getByText(getDue(otherPlan, ''))).toBeVisible();
  await fillMessage(page);
  expect(await send(page)).toMatchObject({
    request: { kind: 'rental', plan: otherPlan, town: '', firstDay: openDay },
  });
});

test('a test drive names the showroom of the cart, calls it, and asks for the day', async ({ page }) => {
  const { showroom } = shownCart;
  await openRequest(page, drive);
  const form = getForm(page);
  await expect(form.getByLabel(labels.showroom)).toHaveValue(showroom.id);
  const call = form.getByRole('link', { name: formatPhone(showroom.phone) });
  await expect(call).toHaveAttribute('href', phoneHref(showroom.phone));
  await fillMessage(page, { Message: '' });
  await getButton(page).click();
  const day = form.getByLabel(labels.driveDay);
  await expect(day).toBeFocused();
  await day.fill(openDay);
  expect(await send(page)).toMatchObject({ request: { kind: 'test-drive', driveDay: openDay } });
});

test('a day that is over, or on which the showrooms are closed, is refused as soon as the field is left', async ({
  page,
}) => {
  await openRequest(page, drive);
  const day = getForm(page).getByLabel(labels.driveDay);
  await day.fill(addDays(today, -30));
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/pick today/);
  test.skip(closedDay === undefined, 'the showrooms never close');
  await day.fill(closedDay ?? '');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/we're closed/);
});

for (const [path, label, request] of [
  ['/trade-in', labels.tradeCart, { kind: 'trade-in', tradeCart: '12' }],
  ['/fleet', labels.cartCount, { kind: 'fleet', cartCount: '12' }],
] as const)
  test(`a ${request.kind} asks first what it is about, and sends it`, async ({ page }) => {
    await openForm(page, '', path);
    const first = getForm(page).locator('input:visible:not([tabindex="-1"])').first();
    await expect(first).toHaveAccessibleName(label);
    await first.fill('12');
    await fillMessage(page);
    await expect(getButton(page)).toHaveText(requests[request.kind]);
    expect(await send(page)).toMatchObject({ request });
  });

test('a link to another request keeps who asks and the message, and no field of the earlier one', async ({
  page,
}) => {
  await openRequest(page, rental);
  await getForm(page).getByLabel(labels.firstDay).fill(openDay);
  await fillMessage(page, { Message: 'It stops on hills.' });
  await openRequest(page, { kind: 'question', interest: 'service' });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const sent = await send(page);
  expect(sent).toMatchObject({ interest: 'service', message: 'It stops on hills.' });
  expect(sent).not.toHaveProperty('request');
});

test('the keyboard alone corrects and sends a message', async ({ page }) => {
  const [, service] = getPageCopy('contact').form.interestOptions;
  await openForm(page);
  const { keyboard } = page;
  await page.getByLabel('First name').focus();
  for (const text of ['Ada', 'Rivers', 'ada@example.com', '12345', service?.label ?? '']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.type('My cart is slow on hills.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await keyboard.type('67890');
  const request = page.waitForRequest('**/api/contact');
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ phone: '1234567890', interest: service?.value });
  await expect(page).toHaveURL('/thank-you');
});

test('what was typed before the script came is kept and sent', async ({ page }) => {
  const release = await holdScript(page, 'ContactForm');
  await page.goto('/contact');
  await fillMessage(page);
  release();
  await expect(getForm(page)).toHaveJSProperty('noValidate', true);
  expect(await send(page)).toMatchObject({ firstName: 'Ada', phone: '302-555-0199' });
});

test('a form that the browser posts by itself comes back with the styles of its page', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
