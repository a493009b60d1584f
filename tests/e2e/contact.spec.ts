// Journey: sending the dealer a message.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cartWishes, listQuestions, nameDetail } from '../../src/features/contact/message-details.ts';
import {
  contactLabels,
  rejectedHeading,
  serviceMessageLabel,
} from '../../src/features/contact/submit-contact.ts';
import { addDays, readToday } from '../../src/lib/clock.ts';
import { describeDue, findRental } from '../../src/features/rentals/rental-catalog.ts';
import { formatCount, formatDate, formatMonthDay, formatPhone, formatUsd } from '../../src/lib/format.ts';
import { findShowroom } from '../../src/features/vehicles/vehicle.ts';
import { describeOpeningHours } from '../../src/features/dealer/opening-hours.ts';
import { formHeadingId, phoneHref } from '../../src/lib/paths.ts';
import type { Interest } from '../../src/features/contact/contact-message.schema.ts';
import { brandPath, cart, closedDay, openDay, shownCart, town } from './examples.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { messagesFolder } from './messages-folder.ts';
import {
  findRentalRoadsUnconfirmed,
  getDealer,
  getPageCopy,
  getRentalCatalog,
  getVehicles,
} from '../../src/content/site.ts';

const { title, requests, details } = getPageCopy('contact').form;

/** What the form is about, whether it can be chosen or a link has said it. */
const interestOf = (page: Page) => page.locator('[name="interest"]');

/** A question by what fills it in. */
const findQuestion = (filledBy: string) =>
  listQuestions(details).find((question) => question.filledBy === filledBy);
const firstDay = findQuestion('firstDay');
const lastDay = findQuestion('lastDay');
const driveDay = findQuestion('driveDay');
const driveShowroom = findQuestion('showroom');

const { hours } = getDealer();

const groupsFor = (interest: Interest) => details.filter(({ interests }) => interests.includes(interest));

/** What `npm run messages -- list` prints, of the store on this machine or of another one. */
function listMessages(env: Record<string, string> = {}): string {
  const command = ['src/commands/messages.ts', 'list'];
  const clean = { PATH: process.env['PATH'], ...env };
  return spawnSync(process.execPath, command, { env: clean, encoding: 'utf8' }).stdout;
}

test('an empty form names every missing field and leads the focus to the summary', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
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

test('one wrong field takes the focus itself', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  await page.getByLabel('Phone').fill('12345');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByText('Phone number is required')).toBeVisible();
});

test('a good message is sent once, also by a double click, and thanked for', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await openForm(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getPageCopy('thankYou').hero.title);
  expect(sent).toBe(1);
});

test('the page that says thank you repeats what was asked for, and nothing where nothing was', async ({
  page,
}) => {
  const words = getPageCopy('thankYou').sent.title;
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { name: words })).toBeHidden();
  await openForm(page, rentalQuery);
  await page
    .getByRole('form')
    .getByLabel(firstDay?.label ?? '')
    .fill(openDay);
  await fillMessage(page, { Message: 'Four of us.' });
  await page.getByRole('button', { name: requests.rental }).click();
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(getPageCopy('thankYou').sent.lead ?? '');
  await expect(main).toContainText('Four of us.');
  await expect(main).toContainText(due.sum);
  await expect(main).toContainText(`${firstDay?.label}: ${formatDate(openDay)}`);
});

test('what tests send is kept apart from the messages of this machine', async ({ page }) => {
  const words = randomUUID();
  await openForm(page);
  await fillMessage(page, { Message: words });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/thank-you');
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
  await page.getByRole('button', { name: 'Send Message' }).click();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/thank-you');
});

test("a failure shows the server's words, keeps the message, and a reload keeps it too", async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please call us.' } }),
  );
  await openForm(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please call us.' });
  await expect(toast).toContainText('Error');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Do you deliver to Lewes on Fridays?',
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Do you deliver to Lewes on Fridays?',
  );
});

test('a message that was stored although its sending failed is not mistaken for one with another interest', async ({
  page,
}) => {
  const ids: string[] = [];
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    ids.push(((await response.json()) as { id: string }).id);
    // The first answer does not arrive.
    await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await openForm(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message.');

  await openForm(page, '?interest=service');
  await expect(interestOf(page)).toHaveValue('service');
  await page.getByRole('button', { name: requests.service }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(new Set(ids).size).toBe(2);
});

test('a link with interest and vehicle fills both in', async ({ page }) => {
  await openForm(page, `?interest=service&vehicle=${cart.id}`);
  await expect(interestOf(page)).toHaveValue('service');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I'm interested in the ${cart.fullName}.`,
  );
});

test('a link with a vehicle shows it with picture and price, and asks where to deliver it', async ({
  page,
}) => {
  await openForm(page, `?interest=sales&vehicle=${cart.id}`);
  const chosen = page.getByRole('form').getByRole('listitem');
  await expect(chosen.getByRole('link', { name: cart.fullName })).toHaveAttribute(
    'href',
    `/vehicles/${cart.id}`,
  );
  await expect(chosen).toContainText(formatUsd(cart.priceUsd));
  await expect(chosen.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await chosen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(page.getByRole('form').getByRole('combobox', { name: 'Delivery' })).toBeVisible();
  // Sent with the others, and not shown a second time.
  const answer = page.getByRole('form').locator(`[name="${findQuestion('vehicle')?.name}"]`);
  await expect(answer).toHaveValue(cart.fullName);
  await expect(answer).toBeHidden();
});

test('the town that a cart goes to is answered where it is chosen, and the answer is kept on a reload and sent', async ({
  page,
}) => {
  const { county = '' } = getRentalCatalog().towns[town.path] ?? {};
  await openForm(page, `?interest=sales&vehicle=${cart.id}`);
  const form = page.getByRole('form');
  await form.getByRole('combobox', { name: 'Delivery' }).selectOption({ value: town.path });
  const answer = form.getByRole('status').filter({ hasText: county });
  await expect(answer).toContainText(`${town.name}, ${county}: `);
  await page.reload();
  await expect(form.getByRole('combobox', { name: 'Delivery' })).toHaveValue(town.path);
  const text = await answer.innerText();
  await fillMessage(page);
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.quote }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(text);
});

test("a cart on a town's page is asked for with its delivery to that town", async ({ page }) => {
  const { county = '' } = getRentalCatalog().towns[town.path] ?? {};
  await page.goto(town.path);
  await page
    .getByRole('link', { name: getPageCopy('town').vehicles.quoteLabel })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.get('town') === town.path);
  const form = page.getByRole('form');
  await expect(form.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await expect(form.getByRole('combobox', { name: 'Delivery' })).toHaveValue(town.path);
  const answer = form.getByRole('status').filter({ hasText: county });
  await expect(answer).toContainText(`${town.name}, ${county}: `);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(`delivered to ${RegExp.escape(town.name)}`),
  );
});

test('a quote for a cart that is yet to be chosen names the one that is, with its price, and sends it', async ({
  page,
}) => {
  await openForm(page, '?interest=sales&wish=quote');
  const form = page.getByRole('form');
  await expect(form.getByRole('combobox', { name: 'Delivery' })).toBeVisible();
  await form.getByRole('combobox', { name: 'Cart', exact: true }).selectOption(cart.id);
  const chosen = form.getByRole('listitem');
  await expect(chosen.getByRole('link', { name: cart.fullName })).toBeVisible();
  await expect(chosen).toContainText(formatUsd(cart.priceUsd));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(RegExp.escape(cart.fullName)),
  );
  await page.reload();
  await expect(form.getByRole('combobox', { name: 'Cart', exact: true })).toHaveValue(cart.id);
  await fillMessage(page, { Message: 'On a Friday, please.' });
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.quote }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(`${findQuestion('vehicle')?.label}: ${cart.fullName}`);
});

test('a town without a cart is chosen among the questions of a purchase', async ({ page }) => {
  const question = findQuestion('deliverTo');
  await openForm(page, `?interest=sales&town=${encodeURIComponent(town.path)}`);
  const choice = page.getByRole('form').getByRole('combobox', { name: question?.label ?? '', exact: true });
  await expect(choice).toBeVisible();
  await expect(choice).toHaveValue(new RegExp(`^${RegExp.escape(town.name)}, `));
});

test('a cart for a town that is not listed is asked for without one', async ({ page }) => {
  const { label = '' } = findQuestion('deliverTo') ?? {};
  await openForm(page, `?interest=sales&vehicle=${cart.id}&town=${encodeURIComponent(town.path)}`);
  const form = page.getByRole('form');
  await form.getByRole('combobox', { name: 'Delivery' }).selectOption('');
  await expect(form.getByText(`${label}:`)).toHaveCount(0);
  await fillMessage(page, { Message: 'To Wilmington, please.' });
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.quote }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).not.toContain(`${label}:`);
});

test('a link with a vehicle calls the showroom where it stands, by its name', async ({ page }) => {
  const { vehicle, showroom } = shownCart;
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'Try later.' } }),
  );
  await openForm(page, `?interest=sales&vehicle=${vehicle.id}`);
  const form = page.getByRole('form');
  const call = { name: new RegExp(RegExp.escape(formatPhone(showroom.phone))) };
  await expect(form.getByRole('link', call)).toHaveAttribute('href', phoneHref(showroom.phone));
  await expect(form.getByText(`Or call the ${showroom.name}:`)).toBeVisible();
  await fillMessage(page);
  await page.getByRole('button', { name: requests.quote }).click();
  await expect(page.getByRole('alert').getByRole('link', call)).toHaveAttribute(
    'href',
    phoneHref(showroom.phone),
  );
});

test('a link with vehicles that nobody knows shows none', async ({ page }) => {
  await openForm(page, '?interest=sales&vehicle=submarine&vehicle=constructor');
  await expect(page.getByRole('form').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a link that invents a rental shows none, neither in the form nor in the message', async ({ page }) => {
  await openForm(page, '?plan=x&total=1&town=Paris&days=99&deposit=3');
  const form = page.getByRole('form');
  await expect(form.getByText(getPageCopy('contact').form.cartTitle)).toHaveCount(0);
  await expect(form).not.toContainText('Paris');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

const catalog = getRentalCatalog();
const [planId = ''] = Object.keys(catalog.plans);
const rental = findRental(catalog, planId, town.path);
if (!rental) throw new Error('there is no rental plan');
const due = describeDue(rental);
const rentalQuery = `?${new URLSearchParams({ plan: planId, town: town.path, days: '99', total: '1', deposit: '3' }).toString()}`;

test('a link to a plan and a town shows what the data say is due, whatever the URL says of it, and sends it', async ({
  page,
}) => {
  await openForm(page, rentalQuery);
  const form = page.getByRole('form');
  await expect(form.getByLabel(/^Plan/)).toHaveValue(planId);
  await expect(form.getByLabel('Delivery')).toHaveValue(town.path);
  await expect(form.getByText(`${due.sum} ${due.terms}`)).toBeVisible();
  await expect(form.getByText(describeOpeningHours(hours.phoneAndDelivery))).toBeVisible();
  const roads = findRentalRoadsUnconfirmed();
  if (roads) await expect(form.getByText(roads.sentence)).toBeVisible();
  await form.getByLabel(firstDay?.label ?? '').fill(openDay);
  await fillMessage(page, { Message: 'Four of us.' });
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.rental }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(
    `${rental.plan}, ${formatCount(rental.days, 'day')}: ${due.sum} ${due.terms}`,
  );
});

test('a link to a plan and a town asks for the first day alone, once and before anything else', async ({
  page,
}) => {
  await openForm(page, rentalQuery);
  const form = page.getByRole('form');
  const day = form.getByLabel(firstDay?.label ?? '');
  await expect(form.locator('input:visible').first()).toHaveAttribute('name', firstDay?.name ?? '');
  await expect(day).toHaveCount(1);
  await expect(form.locator('details:visible')).toHaveCount(0);
  await day.fill(openDay);
  const last = `${lastDay?.label}: ${formatDate(addDays(openDay, rental.days))}`;
  await expect(form.getByText(last)).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue(openDay);
  await expect(form.getByText(last)).toBeVisible();
});

const driveQuery = (...ids: string[]) =>
  `?${new URLSearchParams([['interest', 'sales'], ...ids.map((id) => ['vehicle', id]), ['wish', 'test-drive']]).toString()}`;

test('a link to a test drive asks for the day once and before anything else, says where it is, and sends both', async ({
  page,
}) => {
  const { vehicle, showroom } = shownCart;
  await openForm(page, driveQuery(vehicle.id));
  const form = page.getByRole('form');
  const day = form.getByLabel(driveDay?.label ?? '');
  await expect(form.locator('input:visible').first()).toHaveAttribute('name', driveDay?.name ?? '');
  await expect(day).toHaveCount(1);
  await expect(form.getByText(`${driveShowroom?.label}: ${showroom.name}`)).toBeVisible();
  await expect(form.locator(`[name="${driveShowroom?.name}"]`)).toHaveCount(1);
  await expect(form.getByText(describeOpeningHours(hours.showroom))).toBeVisible();
  await day.fill(openDay);
  await page.reload();
  await expect(day).toHaveValue(openDay);
  await fillMessage(page);
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.testDrive }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(`${driveDay?.label}: ${formatDate(openDay)}`);
  expect(sent['message']).toContain(`${driveShowroom?.label}: ${showroom.name}`);
});

test('a link to a test drive of carts that do not stand together asks for the showroom beside the day', async ({
  page,
}) => {
  const { vehicle, showroom } = shownCart;
  const other = getVehicles().find(
    (candidate) => findShowroom(candidate, getDealer().showrooms)?.id !== showroom.id,
  );
  test.skip(!other, 'all carts stand together');
  await openForm(page, driveQuery(vehicle.id, other?.id ?? ''));
  const form = page.getByRole('form');
  await expect(form.locator('input:visible').nth(1)).toHaveAttribute('name', driveShowroom?.name ?? '');
  await expect(form.getByLabel(`${driveShowroom?.label} (optional)`, { exact: true })).toHaveCount(1);
});

for (const { what, day, request, query } of [
  { what: 'rental', day: firstDay, request: 'rental', query: rentalQuery },
  { what: 'test drive', day: driveDay, request: 'testDrive', query: driveQuery(cart.id) },
] as const) {
  test(`a day of a ${what} that is over is refused at its field above the form`, async ({ page }) => {
    await openForm(page, query);
    await fillMessage(page);
    const control = page.getByLabel(day?.label ?? '');
    await control.fill(addDays(readToday(getDealer().timeZone), -30));
    await page.getByRole('button', { name: requests[request] }).click();
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(`${day?.label}: pick today or a later day`);
  });

  test(`a ${what} is not asked for without a day`, async ({ page }) => {
    await openForm(page, query);
    await fillMessage(page);
    const control = page.getByLabel(day?.label ?? '');
    await page.getByRole('button', { name: requests[request] }).click();
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(`${day?.label}: pick a day`);
    await control.fill(openDay);
    await expect(control).toHaveAccessibleDescription('');
  });
}

test('a day on which the showrooms are closed is told at its field as soon as it is left', async ({
  page,
}) => {
  test.skip(!closedDay, 'the showrooms never close');
  await openForm(page, driveQuery(cart.id));
  const control = page.getByLabel(driveDay?.label ?? '');
  await control.fill(closedDay ?? '');
  await control.blur();
  await expect(control).toHaveAccessibleDescription(
    `${driveDay?.label}: we're closed that day, so pick another`,
  );
});

test('a plan asks where to deliver it, knows what is due there, and keeps that on a reload', async ({
  page,
}) => {
  const pickup = findRental(catalog, planId, '');
  await openForm(page, `?interest=sales&plan=${planId}`);
  const form = page.getByRole('form');
  await expect(form.getByText(pickup ? describeDue(pickup).terms : '')).toBeVisible();
  await form.getByLabel('Delivery').selectOption({ value: town.path });
  await expect(form.getByText(`${due.sum} ${due.terms}`)).toBeVisible();
  await form.getByLabel(firstDay?.label ?? '').fill(openDay);
  await page.reload();
  await expect(form.getByText(`${due.sum} ${due.terms}`)).toBeVisible();
  await fillMessage(page);
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.rental }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(`${findQuestion('town')?.label}: ${town.name}`);
  expect(sent['message']).toContain(`${due.sum} ${due.terms}`);
});

test('another plan is chosen above the form, and its price and the message follow', async ({ page }) => {
  const other = Object.keys(catalog.plans).at(-1) ?? '';
  const chosen = findRental(catalog, other, town.path);
  test.skip(!chosen || other === planId, 'there is one plan');
  if (!chosen) return;
  await openForm(page, rentalQuery);
  const form = page.getByRole('form');
  await form.getByLabel(/^Plan/).selectOption(other);
  await expect(form.getByText(describeDue(chosen).sum)).toBeVisible();
  await expect(form.getByLabel('Delivery')).toHaveValue(town.path);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(RegExp.escape(chosen.plan)),
  );
  await form.getByLabel(firstDay?.label ?? '').fill(openDay);
  await fillMessage(page, { Message: 'Four of us.' });
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.rental }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toContain(describeDue(chosen).sum);
  expect(sent['message']).not.toContain(rental.plan);
});

test("a rental's message names its town and its days as they are chosen, until somebody changes it", async ({
  page,
}) => {
  await openForm(page, rentalQuery);
  const form = page.getByRole('form');
  const message = page.getByRole('textbox', { name: 'Message' });
  const days = new RegExp(`, ${RegExp.escape(formatMonthDay(openDay))} to [^.]*\\d+\\.$`);
  await expect(message).toHaveValue(new RegExp(`in ${RegExp.escape(town.name)}\\.$`));
  await form.getByLabel(firstDay?.label ?? '').fill(openDay);
  await expect(message).toHaveValue(days);
  await page.reload();
  await expect(message).toHaveValue(days);
  await form.getByLabel('Delivery').selectOption('');
  await expect(message).not.toHaveValue(new RegExp(`in ${RegExp.escape(town.name)}`));
  await message.fill('Four of us, and a dog.');
  await form.getByLabel('Delivery').selectOption({ value: town.path });
  await expect(message).toHaveValue('Four of us, and a dog.');
});

const visitQuery = '?interest=service&wish=home-visit';
const visitTown = findQuestion('visitTown');

test('a link to a home visit asks for town, cart and day before anything else, in no fold, and sends them', async ({
  page,
}) => {
  await openForm(page, visitQuery);
  const form = page.getByRole('form');
  await expect(page.locator(`#${formHeadingId}`)).toHaveText(requests.homeVisit);
  await expect(form.getByRole('button')).toHaveText(requests.homeVisit);
  await expect(form.locator('details:visible')).toHaveCount(0);
  await expect(form.getByText(describeOpeningHours(hours.service, hours.serviceNote))).toBeVisible();
  const names = await form
    .locator(':is(input, select, textarea):visible:not([tabindex="-1"])')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
  const asked = ['visitTown', 'visitCart', 'visitDay'].map((filledBy) => findQuestion(filledBy)?.name);
  expect(names).toEqual([...asked, 'message', 'firstName', 'lastName', 'email', 'phone']);
  // The request says itself; what is wrong is left to write.
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await form.getByLabel(visitTown?.label ?? '').fill('Lewes');
  await fillMessage(page);
  const request = page.waitForRequest('**/api/contact');
  await form.getByRole('button').click();
  const { message } = (await request).postDataJSON() as Record<string, string>;
  expect(message).toContain(`${visitTown?.label}: Lewes`);
  // What the link has chosen is sent, and not asked.
  expect(message).toContain(`${findQuestion('homeVisit')?.label}: `);
});

test('a home visit is not asked for without a town', async ({ page }) => {
  await openForm(page, visitQuery);
  await fillMessage(page);
  const control = page.getByLabel(visitTown?.label ?? '');
  await page.getByRole('button', { name: requests.homeVisit }).click();
  await expect(control).toBeFocused();
  await expect(control).toHaveAccessibleDescription(`${visitTown?.label}: please tell us`);
  await control.fill('Lewes');
  await expect(control).toHaveAccessibleDescription('');
});

for (const { path, form } of [
  { path: '/trade-in', form: getPageCopy('tradeIn').form },
  { path: '/fleet', form: getPageCopy('fleet').form },
]) {
  test(`${path} asks first what it is about, and sends it without a message`, async ({ page }) => {
    await openForm(page, '', path);
    const [question = { id: '' }] = form.questions.fields;
    const first = page.getByRole('form').locator('input:visible:not([tabindex="-1"])').first();
    await expect(first).toHaveAttribute('name', nameDetail(form.questions, question));
    await expect(page.getByLabel(contactLabels.interest)).toHaveCount(0);
    await fillMessage(page, { Message: '' });
    await first.fill('Something made up');
    await page.getByRole('button', { name: form.submitLabel }).click();
    await expect(page).toHaveURL('/thank-you');
  });
}

test('the lead over the form is gone where a link has filled the form in', async ({ page }) => {
  const lead = page.getByText(getPageCopy('contact').form.lead ?? '', { exact: true });
  await openForm(page);
  await expect(lead).toBeVisible();
  for (const query of [rentalQuery, `?vehicle=${cart.id}`, '?interest=service']) {
    await openForm(page, query);
    await expect(lead, query).toHaveCount(0);
  }
});

test('a day that is over is refused in words at its field, and today is taken', async ({ page }) => {
  const group = getPageCopy('fleet').form.questions;
  const question = group.fields.find(({ kind }) => kind === 'date') ?? { id: '', label: '' };
  const today = readToday(getDealer().timeZone);
  await openForm(page, '', '/fleet');
  const day = page.locator(`[name="${nameDetail(group, question)}"]`);
  await expect(day).toHaveAttribute('min', today);
  await fillMessage(page);
  await day.fill(addDays(today, -1));
  const send = page.getByRole('button', { name: getPageCopy('fleet').form.submitLabel });
  await send.click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(`${question.label}: pick today or a later day`);
  await day.fill(today);
  await expect(day).toHaveAccessibleDescription('');
  await send.click();
  await expect(page).toHaveURL('/thank-you');
});

const asked = [
  { query: '', words: [title, 'Send Message'] },
  { query: `?interest=sales&vehicle=${cart.id}`, words: [requests.quote, requests.quote] },
  { query: '?interest=sales&wish=quote', words: [requests.quote, requests.quote] },
  { query: '?interest=sales&wish=rental', words: [requests.rental, requests.rental] },
  {
    query: `?interest=sales&plan=${Object.keys(getRentalCatalog().plans)[0]}`,
    words: [requests.rental, requests.rental],
  },
  {
    query: `?interest=sales&vehicle=${cart.id}&wish=test-drive`,
    words: [requests.testDrive, requests.testDrive],
  },
  {
    query: `?interest=sales&vehicle=${getVehicles()[0]?.id}&vehicle=${getVehicles()[1]?.id}`,
    words: [requests.quote, requests.quote],
  },
  { query: '?interest=service', words: [requests.service, requests.service] },
  { query: visitQuery, words: [requests.homeVisit, requests.homeVisit] },
  ...cartWishes.map((wish) => ({
    query: `?interest=sales&vehicle=${cart.id}&wish=${wish}`,
    words: [requests[wish], requests[wish]],
  })),
];
test('heading and button say what a link asks for, and nothing is left to choose then', async ({ page }) => {
  for (const { query, words } of asked) {
    await openForm(page, query);
    const shown = [page.locator(`#${formHeadingId}`), page.getByRole('form').getByRole('button')];
    for (const [index, element] of shown.entries())
      await expect(element, query).toHaveText(words[index] ?? '');
    await expect(interestOf(page), query).toBeVisible({ visible: words[0] === title });
  }
});

test('heading, message and button say that service is chosen, until something else is', async ({ page }) => {
  await openForm(page);
  const shown = [page.locator(`#${formHeadingId}`), page.getByRole('form').getByRole('button')];
  for (const { choice, words } of [
    { choice: 'service', words: [requests.service, requests.service] },
    { choice: 'general', words: [title, 'Send Message'] },
  ]) {
    await interestOf(page).selectOption(choice);
    for (const [index, element] of shown.entries()) await expect(element).toHaveText(words[index] ?? '');
    const label = choice === 'service' ? serviceMessageLabel : contactLabels.message;
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
});

test('what a link asks for is sent, whatever was chosen before and after a reload too', async ({ page }) => {
  await openForm(page);
  await interestOf(page).selectOption('parts');
  await fillMessage(page);
  await openForm(page, '?wish=rental');
  await page.getByLabel('First name').fill('Bea');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Bea');
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.rental }).click();
  expect((await request).postDataJSON()).toMatchObject({ interest: 'sales', firstName: 'Bea' });
});

test('the questions that a link to several carts leaves are folded', async ({ page }) => {
  const [first, second] = getVehicles();
  await openForm(page, `?interest=sales&vehicle=${first?.id}&vehicle=${second?.id}`);
  await expect(page.locator('form summary:visible').first()).toBeVisible();
  await expect(page.locator('form details[open]:visible')).toHaveCount(0);
});

test("a trade-in's answers wait while something is typed on the contact page", async ({ page }) => {
  const group = getPageCopy('tradeIn').form.questions;
  const answer = page
    .locator(group.fields.map((field) => `input[name="${nameDetail(group, field)}"]`).join(', '))
    .first();
  await openForm(page, '', '/trade-in');
  await answer.fill('Made-up cart of 2016');
  await openForm(page);
  await page.getByLabel('First name').fill('Ada');
  await openForm(page, '', '/trade-in');
  await expect(answer).toHaveValue('Made-up cart of 2016');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

const [salesGroup] = groupsFor('sales');
const [serviceGroup] = groupsFor('service');

test('a link to another request keeps who asks and what was written, and none of the earlier answers', async ({
  page,
}) => {
  await openForm(page, rentalQuery);
  const form = page.getByRole('form');
  await form.getByLabel(firstDay?.label ?? '').fill(openDay);
  await fillMessage(page, { Message: 'Four of us.' });
  await openForm(page, '?interest=service');
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Four of us.');
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.service }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(sent['message']).toBe('Four of us.');
});

const answerOf = (page: Page, group = salesGroup) =>
  page
    .locator('details', { hasText: group?.title ?? '' })
    .getByRole('textbox')
    .first();

test('the disclosures follow the interest, but one that holds an answer stays and is sent', async ({
  page,
}) => {
  await openForm(page);
  const disclosure = (group = salesGroup) => page.locator('summary', { hasText: group?.title ?? '' });
  await expect(disclosure(serviceGroup)).toBeHidden();
  await disclosure(salesGroup).click();
  await answerOf(page).fill('Something blue');
  await page.getByLabel(contactLabels.interest).selectOption('service');
  await expect(disclosure(serviceGroup)).toBeVisible();
  await expect(disclosure(salesGroup)).toBeVisible();
  await fillMessage(page);
  await page.reload();
  await expect(answerOf(page)).toHaveValue('Something blue');
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: requests.service }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(sent).toSorted()).toEqual(
    ['email', 'firstName', 'id', 'interest', 'lastName', 'message', 'motto', 'phone'].toSorted(),
  );
  expect(sent['message']).toContain(`${salesGroup?.heading}\n`);
  expect(sent['message']).toContain('Something blue');
  await expect(page).toHaveURL('/thank-you');
});

test('the questions of an interest begin open, and are not called optional, where there is only one group of them', async ({
  page,
}) => {
  const interests = getPageCopy('contact').form.interestOptions.map(({ value }) => value);
  await openForm(page);
  for (const interest of interests) {
    await page.getByLabel(contactLabels.interest).selectOption(interest);
    const groups = groupsFor(interest);
    await expect(
      page.locator('details[open]:visible').filter({ has: page.getByRole('textbox') }),
    ).toHaveCount(groups.length === 1 ? 1 : 0);
    await expect(page.locator('summary:visible', { hasText: '(optional)' })).toHaveCount(
      groups.length === 1 ? 0 : groups.length,
    );
  }
});

test('a message that its answers make too long is kept, with an error at the field', async ({ page }) => {
  await openForm(page);
  await fillMessage(page, { Message: 'a'.repeat(5000) });
  await page.locator('summary', { hasText: salesGroup?.title ?? '' }).click();
  await answerOf(page).fill('Something blue');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect(page.getByText('Please write at most 5000 characters, with the details above')).toBeVisible();
  await expect(message).toHaveValue('a'.repeat(5000));
  await expect(answerOf(page)).toHaveValue('Something blue');
});

test('Get Quote on a brand page opens the form with the name of the cart', async ({ page }) => {
  await page.goto(brandPath);
  const quote = page.getByRole('link', { name: /^Get Quote/ }).first();
  const vehicleId = new URLSearchParams((await quote.getAttribute('href'))?.split('?')[1]).get('vehicle');
  await quote.click();
  await expect(page).toHaveURL(`/contact?interest=sales&vehicle=${vehicleId}`);
  await expect(page.locator(`#${formHeadingId}`)).toHaveText(requests.quote);
  const name = getVehicles().find(({ id }) => id === vehicleId)?.fullName;
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `Please send me one written quote for the ${name}.`,
  );
  await expect(page.locator('form').getByText(describeOpeningHours(hours.showroom))).toHaveCount(0);
});

for (const [path, interest] of [
  ['/services', 'service'],
  ['/financing', 'sales'],
] as const) {
  test(`the link to the form on ${path} chooses the interest`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').locator('a[href^="/contact?"]').first().click();
    await expect(interestOf(page)).toHaveValue(interest);
  });
}

test('the keyboard alone corrects and sends a message', async ({ page }) => {
  const [, service] = getPageCopy('contact').form.interestOptions;
  await openForm(page);
  const { keyboard } = page;
  await page.getByLabel('First name').focus();
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type('Rivers');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.com');
  await keyboard.press('Tab');
  await keyboard.type('12345');
  await keyboard.press('Tab');
  await keyboard.type(service?.label ?? '');
  // Past the questions, however many there are.
  const message = page.getByRole('textbox', { name: 'Message' });
  while (!(await message.evaluate((field) => field === document.activeElement))) await keyboard.press('Tab');
  await keyboard.type('My cart is slow on hills.');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: requests.service })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await keyboard.type('67890');
  const request = page.waitForRequest('**/api/contact');
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ phone: '1234567890', interest: service?.value });
  await expect(page).toHaveURL('/thank-you');
});

test('a form that the browser posts by itself comes back in its own dress', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(page.getByRole('heading', { name: rejectedHeading })).toBeVisible();
  await expect(button).toHaveCSS('background-color', 'rgb(181, 66, 26)');
});
