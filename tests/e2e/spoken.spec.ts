// Five journeys by ear, on the site of the made-up small dealer. What is said stands in tests/e2e/spoken/, a line for each
// stop, and was read as a listener would; a change of a name shows there, and --update-snapshots takes it over.
import { fillMessage } from './fill-message.ts';
import { expect } from './fixtures.ts';
import { nameless, ScreenReader } from './screen-reader.ts';
import { test } from './small-dealer.ts';

/** Expects what was said to be what stands in the file, and everything that can be used to have a name. */
function expectSpoken({ transcript }: ScreenReader, name: string): void {
  expect(transcript).not.toContain(nameless);
  expect(transcript).toMatchSnapshot(`${name}.txt`);
}

test('finding a used cart', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/');
  await reader.readTitle();
  await reader.read();

  reader.note('follows the link to the used carts');
  await page.getByRole('main').getByRole('link', { name: 'Made-up used carts' }).press('Enter');
  await expect(page).toHaveURL('/carts/used');
  await reader.readTitle();
  await reader.read('main');

  reader.note('follows the link of the first cart');
  await page.getByRole('article').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/vehicles\//);
  await reader.readTitle();
  await reader.read('main');
  expectSpoken(reader, 'used-cart');
});

test('filtering the inventory and comparing two carts', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/inventory');
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await expect(boxes.first()).toBeEnabled();
  await reader.readTitle();
  await reader.read('main');

  reader.note('chooses another brand');
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await brand.focus();
  await reader.readFocus();
  await brand.selectOption({ label: 'Evolution' });
  await reader.hear(/vehicles/);
  await reader.readFocus();

  reader.note('checks the boxes of two carts');
  await boxes.nth(0).press('Space');
  await reader.hear(/1 chosen/);
  await reader.readFocus();
  await boxes.nth(1).press('Space');
  await reader.hear(/2 chosen/);
  await reader.readFocus();

  reader.note('opens the comparison');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.focus();
  await reader.readFocus();
  await compare.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await reader.readFocus();
  await reader.read('dialog');

  reader.note('closes it by Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await reader.readFocus();

  reader.note('takes the filter away');
  const chip = page.getByRole('button', { name: /remove this filter/ });
  await chip.focus();
  await reader.readFocus();
  await chip.press('Enter');
  await reader.hear(/vehicles/);
  await reader.readFocus();
  expectSpoken(reader, 'filter-and-compare');
});

test('sending a message with two mistakes', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form).toHaveJSProperty('noValidate', true);
  await reader.readTitle();
  await reader.read('main');

  reader.note('fills the form, with an address and a number that are none, and sends it');
  await fillMessage(page, { Email: 'ann at mail', Phone: '12345' });
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await reader.hear(/check these fields/);
  await reader.readFocus();

  reader.note('goes on by Tab, and follows the first link');
  await page.keyboard.press('Tab');
  await reader.readFocus();
  await page.keyboard.press('Enter');
  await reader.readFocus();

  reader.note('mends both fields');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ann@mail.example');
  await page.keyboard.press('Tab');
  await reader.readFocus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('302 555 0142');
  await page.keyboard.press('Tab');
  await reader.readFocus();
  await reader.read('form');

  reader.note('sends the form again');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page).toHaveURL('/thank-you');
  await expect(page.locator('[data-sent-key]')).toBeVisible();
  await reader.readTitle();
  await reader.read('main');
  expectSpoken(reader, 'message');
});

test('reading the price of a rental', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/rentals');
  await reader.readTitle();
  await reader.read('main');
  expectSpoken(reader, 'rental-price');
});

test('asking about a town', async ({ page }) => {
  const reader = await ScreenReader.start(page);
  await page.goto('/dover-golf-carts');
  await reader.readTitle();
  await reader.read('main');

  reader.note('follows the link of the rental that is delivered there');
  await page.getByRole('table', { name: 'Rent a cart' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('form', { name: 'Contact' })).toHaveJSProperty('noValidate', true);
  await reader.readTitle();
  await reader.read('form');
  expectSpoken(reader, 'town');
});
