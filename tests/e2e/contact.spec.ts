// Journey: sending the dealer a message.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactPathFor } from '../../src/lib/contact-path.ts';
import { rejectedHeading } from '../../src/features/contact/contact-inputs.ts';
import { addDays, readToday } from '../../src/lib/clock.ts';
import { formatDate, formatPhone, formatUsd } from '../../src/lib/format.ts';
import { formHeadingId, phoneHref } from '../../src/lib/paths.ts';
import { describeDue, findRental } from '../../src/features/rentals/rental-catalog.ts';
import { getDealer, getPageCopy, getRentalCatalog } from '../../src/content/site.ts';
import { brandPath, cart, closedDay, openDay, shownCart, town } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { messagesFolder } from './messages-folder.ts';

const { title, requests, labels, lead = '' } = getPageCopy('contact').form;
const today = readToday(getDealer().timeZone);
const catalog = getRentalCatalog();
const [plan = '', otherPlan = ''] = Object.keys(catalog.plans);

type LinkedRequest = Parameters<typeof contactPathFor>[0];

/** Opens the form by the link of a request. */
const openRequest = (page: Page, request: LinkedRequest) => openForm(page, '', contactPathFor(request));

const rental: LinkedRequest = { kind: 'rental', plan, town: town.path };
const drive: LinkedRequest = { kind: 'test-drive', vehicles: [shownCart.vehicle.id] };

const getForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
const getButton = (page: Page) => getForm(page).getByRole('button');
const getDue = (planId: string, townPath: string) => {
  const found = findRental(catalog, planId, townPath);
  if (!found) throw new Error(`there is no plan ${planId}`);
  return describeDue(found);
};

/** Presses the form's button; what was sent. */
async function send(page: Page) {
  const request = page.waitForRequest('**/api/contact');
  await getButton(page).click();
  const sent = (await request).postDataJSON() as Record<string, unknown>;
  await expect(page).toHaveURL('/thank-you');
  return sent;
}

/** What `npm run messages -- list` prints, of the store on this machine or of another one. */
function listMessages(env: Record<string, string> = {}): string {
  const command = ['src/commands/messages.ts', 'list'];
  const clean = { PATH: process.env['PATH'], ...env };
  return spawnSync(process.execPath, command, { env: clean, encoding: 'utf8' }).stdout;
}

test('an empty form names every missing field and leads the focus to the summary', async ({ page }) => {
  await openForm(page);
  await getButton(page).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number is required',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a good message is sent once, also by a double click, and thanked for', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const words = randomUUID();
  await openForm(page);
  await fillMessage(page, { Message: words });
  await getButton(page).dblclick();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByText(words)).toBeVisible();
  expect(sent).toBe(1);
  // Tests have a store apart from that of this machine.
  expect(listMessages({ MESSAGES_DIR: messagesFolder })).toContain(`Ada Rivers  ${words}`);
  expect(listMessages()).not.toContain(words);
});

test('the button says that the message is on its way', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await answered;
    await route.fulfill({ status: 201, json: { success: true, id: 'test-test' } });
  });
  await openForm(page);
  await fillMessage(page);
  await getButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/thank-you');
});

test("a failure shows the server's words, keeps the message, and a reload keeps it too", async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please call us.' } }),
  );
  await openForm(page);
  await fillMessage(page);
  await getButton(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please call us.' });
  await expect(toast).toContainText('Error');
  await expect(getButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Do you deliver to Lewes on Fridays?');
  await page.reload();
  await expect(message).toHaveValue('Do you deliver to Lewes on Fridays?');
});

test('a message is stored once although its first answer is lost and the page loaded again', async ({
  page,
}) => {
  const ids: string[] = [];
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    ids.push(((await response.json()) as { id: string }).id);
    await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await openForm(page);
  await fillMessage(page);
  await getButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message.');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await getButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a link to a cart shows it with picture and price, and sends its id', async ({ page }) => {
  await openRequest(page, { kind: 'quote', vehicles: [cart.id] });
  const chosen = getForm(page).getByRole('listitem');
  await expect(chosen.getByRole('link', { name: cart.fullName })).toHaveAttribute(
    'href',
    `/vehicles/${cart.id}`,
  );
  await expect(chosen).toContainText(formatUsd(cart.priceUsd));
  const width = () => chosen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await getForm(page).getByLabel(labels.town).selectOption(town.path);
  await page.reload();
  await expect(getForm(page).getByLabel(labels.town)).toHaveValue(town.path);
  await fillMessage(page, { Message: '' });
  expect(await send(page)).toMatchObject({
    interest: 'sales',
    message: '',
    request: { kind: 'quote', vehicles: [cart.id], town: town.path },
  });
  await expect(
    page.getByText(`${labels.vehicle}: ${cart.fullName}, ${formatUsd(cart.priceUsd)}`),
  ).toBeVisible();
});

test('the cart of a quote is chosen in the form, and shown with its price', async ({ page }) => {
  await openRequest(page, { kind: 'quote' });
  const choice = getForm(page).getByRole('combobox', { name: labels.vehicle, exact: true });
  await choice.selectOption(cart.id);
  await expect(getForm(page).getByRole('listitem')).toContainText(formatUsd(cart.priceUsd));
  await page.reload();
  await expect(choice).toHaveValue(cart.id);
  await fillMessage(page);
  expect(await send(page)).toMatchObject({ request: { kind: 'quote', vehicles: [cart.id] } });
});

test('a link to a plan and a town shows what the data say is due, and both can be changed', async ({
  page,
}) => {
  const query = new URLSearchParams({ plan, town: town.path, days: '99', total: '1', deposit: '3' });
  await openForm(page, `?${query.toString()}`);
  const form = getForm(page);
  await expect(form.getByText(getDue(plan, town.path).sum)).toBeVisible();
  await form.getByLabel(labels.town).selectOption('');
  await expect(form.getByText(getDue(plan, '').sum)).toBeVisible();
  await form.getByLabel(labels.plan).selectOption(otherPlan);
  await form.getByLabel(labels.firstDay).fill(openDay);
  const lastDay = formatDate(addDays(openDay, catalog.plans[otherPlan]?.days ?? 0));
  await expect(form.getByText(`${labels.lastDay}: ${lastDay}`)).toBeVisible();
  await page.reload();
  await expect(form.getByText(`${labels.lastDay}: ${lastDay}`)).toBeVisible();
  await expect(form.getByText(getDue(otherPlan, '').sum)).toBeVisible();
  await fillMessage(page, { Message: 'Four of us.' });
  expect(await send(page)).toMatchObject({
    message: 'Four of us.',
    request: { kind: 'rental', plan: otherPlan, town: '', firstDay: openDay },
  });
  await expect(page.getByRole('main')).toContainText(getDue(otherPlan, '').sum);
});

test('a link to a test drive names the showroom of the cart, calls it, and asks for the day', async ({
  page,
}) => {
  const { showroom } = shownCart;
  await openRequest(page, drive);
  const form = getForm(page);
  await expect(form.getByLabel(labels.showroom)).toHaveValue(showroom.id);
  await expect(form.getByText(`Or call the ${showroom.name}:`)).toBeVisible();
  const call = form.getByRole('link', { name: formatPhone(showroom.phone) });
  await expect(call).toHaveAttribute('href', phoneHref(showroom.phone));
  await fillMessage(page, { Message: '' });
  const day = form.getByLabel(labels.driveDay);
  await getButton(page).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(`${labels.driveDay}: pick a day`);
  await day.fill(openDay);
  await expect(day).toHaveAccessibleDescription('');
  expect(await send(page)).toMatchObject({ request: { kind: 'test-drive', driveDay: openDay } });
});

const pastDay = addDays(today, -30);
for (const { what, path, label, day, words } of [
  { what: 'over', path: contactPathFor(rental), label: labels.firstDay, day: pastDay, words: 'pick today' },
  { what: 'over', path: contactPathFor(drive), label: labels.driveDay, day: pastDay, words: 'pick today' },
  { what: 'over', path: '/fleet', label: labels.neededFrom, day: pastDay, words: 'pick today' },
  {
    what: 'closed',
    path: contactPathFor(drive),
    label: labels.driveDay,
    day: closedDay,
    words: "we're closed",
  },
]) {
  test(`a day of ${path.slice(0, 90)} that is ${what} is refused at its field as soon as it is left`, async ({
    page,
  }) => {
    test.skip(!day, 'the showrooms never close');
    await openForm(page, '', path);
    const control = getForm(page).getByLabel(label);
    await expect(control).toHaveAttribute('min', today);
    await control.fill(day ?? '');
    await control.blur();
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(`${label}: ${words}`)}`));
  });
}

test('a home visit asks for town and words', async ({ page }) => {
  await openRequest(page, { kind: 'service-visit' });
  await fillMessage(page, { Message: '' });
  await getButton(page).click();
  await expect(page.getByRole('link', { name: `${labels.visitTown}: please tell us` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Message must be at least 10 characters' })).toBeVisible();
  await getForm(page).getByLabel(labels.visitTown).fill('Lewes');
  await fillMessage(page);
  expect(await send(page)).toMatchObject({
    interest: 'service',
    request: { kind: 'service-visit', visitTown: 'Lewes' },
  });
});

for (const [path, label, request] of [
  ['/trade-in', labels.tradeCart, { kind: 'trade-in', tradeCart: '12' }],
  ['/fleet', labels.cartCount, { kind: 'fleet', cartCount: '12' }],
] as const) {
  test(`${path} asks first what it is about, and sends it without a message`, async ({ page }) => {
    await openForm(page, '', path);
    const first = getForm(page).locator('input:visible:not([tabindex="-1"])').first();
    await expect(first).toHaveAccessibleName(label);
    await first.fill('12');
    await fillMessage(page, { Message: '' });
    await expect(getButton(page)).toHaveText(requests[request.kind]);
    expect(await send(page)).toMatchObject({ interest: 'sales', request });
  });
}

test('heading and button say what a link asks for, and the interest is left to choose only of a question', async ({
  page,
}) => {
  const vehicles = [cart.id];
  const asked: LinkedRequest[] = [
    { kind: 'question', interest: 'parts' },
    { kind: 'quote' },
    { kind: 'rental' },
    { kind: 'service-visit' },
    ...(['quote', 'test-drive', 'photos', 'report', 'warranty', 'back-in-stock'] as const).map((kind) => ({
      kind,
      vehicles,
    })),
  ];
  for (const request of asked) {
    await openRequest(page, request);
    const isQuestion = request.kind === 'question';
    const words = request.kind === 'question' ? title : requests[request.kind];
    await expect(page.locator(`#${formHeadingId}`), request.kind).toHaveText(words);
    await expect(getButton(page), request.kind).toHaveText(isQuestion ? 'Send Message' : words);
    await expect(page.getByText(lead, { exact: true }), request.kind).toBeVisible({ visible: isQuestion });
    await expect(page.locator('select[name=interest]'), request.kind).toBeVisible({ visible: isQuestion });
  }
});

for (const query of [
  '?vehicle=submarine&vehicle=constructor',
  '?plan=x&total=1&town=Paris&days=99&message=Free',
]) {
  test(`the link ${query}, which names nothing of ours, gives the plain form`, async ({ page }) => {
    await openForm(page, query);
    await expect(page.locator(`#${formHeadingId}`)).toHaveText(title);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(getForm(page)).not.toContainText('Paris');
    await fillMessage(page);
    expect(await send(page)).not.toHaveProperty('request');
  });
}

test('a link to another request keeps who asks and what was written, and no field of the earlier one', async ({
  page,
}) => {
  await openRequest(page, rental);
  await getForm(page).getByLabel(labels.firstDay).fill(openDay);
  await fillMessage(page, { Message: 'Four of us. It stops on hills.' });
  await openRequest(page, { kind: 'question', interest: 'service' });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const sent = await send(page);
  expect(sent).toMatchObject({ interest: 'service', message: 'Four of us. It stops on hills.' });
  expect(sent).not.toHaveProperty('request');
});

test('what is filled in about a trade-in waits while something is typed on the contact page', async ({
  page,
}) => {
  await openForm(page, '', '/trade-in');
  await getForm(page).getByLabel(labels.tradeCart).fill('Made-up cart of 2016');
  await openForm(page);
  await page.getByLabel('First name').fill('Ada');
  await openForm(page, '', '/trade-in');
  await expect(getForm(page).getByLabel(labels.tradeCart)).toHaveValue('Made-up cart of 2016');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('words that the lines of their request make too long are kept, with an error at the field', async ({
  page,
}) => {
  await openRequest(page, { kind: 'quote', vehicles: [cart.id] });
  await fillMessage(page, { Message: 'a'.repeat(5000) });
  await getButton(page).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(
    'Please write at most 5000 characters, with the details above',
  );
  await expect(message).toHaveValue('a'.repeat(5000));
});

test('links of pages lead to their request', async ({ page }) => {
  await page.goto(brandPath);
  await page
    .getByRole('link', { name: /^Get Quote/ })
    .first()
    .click();
  await expect(page.locator(`#${formHeadingId}`)).toHaveText(requests.quote);
  await expect(getForm(page).getByRole('listitem')).toHaveCount(1);
  await page.goto(town.path);
  await page
    .getByRole('link', { name: getPageCopy('town').vehicles.quoteLabel })
    .first()
    .click();
  await expect(getForm(page).getByLabel(labels.town)).toHaveValue(town.path);
  await page.goto('/services');
  await page.getByRole('main').locator('a[href^="/contact?"]').first().click();
  await expect(page.locator('[name="interest"]')).toHaveValue('service');
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
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await keyboard.type('My cart is slow on hills.');
  await keyboard.press('Tab');
  await expect(getButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await keyboard.type('67890');
  const request = page.waitForRequest('**/api/contact');
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ phone: '1234567890', interest: service?.value });
  await expect(page).toHaveURL('/thank-you');
});

test('a form that the browser posts by itself comes back with the styles of its page', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(page.getByRole('heading', { name: rejectedHeading })).toBeVisible();
  await expect(button).toHaveCSS('background-color', 'rgb(181, 66, 26)');
});
