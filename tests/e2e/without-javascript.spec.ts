// Journey: everything is read, found and sent with JavaScript switched off.
import { cart, town } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { templates } from './templates.ts';
import { getPageCopy, getVehicles } from '../../src/content/site.ts';

const { labels } = getPageCopy('contact').form;

test.use({ javaScriptEnabled: false });

test('every page shows its heading, menus and footer', async ({ page }) => {
  test.slow();
  const call = page.getByRole('link', { name: /^Call/ }).first();
  const policies = page.getByRole('contentinfo').locator('a[href^="/policies/"]');
  for (const path of templates) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(call, path).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    await expect(policies.first(), path).toBeVisible();
  }
});

test('the inventory lists every vehicle and hides the filters that need a script', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeHidden();
});

test('a link of which cart suits leads to the whole list, which says so and leads to shorter ones', async ({
  page,
}) => {
  await page.goto('/which-cart');
  await page.getByRole('main').locator('a[href*="seats="]').first().click();
  // By its element, since Playwright looks for no text in noscript.
  const { text, linkLabel } = getPageCopy('inventory').withoutScript;
  await expect(page.locator('main noscript p')).toHaveText(`${text} ${linkLabel}`);
  await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
  await page.getByRole('link', { name: linkLabel }).click();
  const lists = page.getByRole('navigation', { name: getPageCopy('guide').teaser.title });
  await expect(lists.getByRole('link').first()).toBeInViewport();
});

test('a table that scrolls sideways can be reached with the keyboard', async ({ page }) => {
  await page.goto('/eco-impact');
  await expect(page.getByRole('region', { name: 'Examples' })).toHaveAttribute('tabindex', '0');
});

test('the calculator says that it needs a script, and what there is without', async ({ page }) => {
  await page.goto('/eco-impact');
  await expect(page.getByText(getPageCopy('ecoImpact').calculator.withoutScript)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate Impact' })).toBeHidden();
});

test('the Locations menu opens and leads to a town', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Locations' }).click();
  const town = page.getByRole('banner').locator('details a[href$="-golf-carts"]').first();
  const path = await town.getAttribute('href');
  await town.click();
  await expect(page).toHaveURL(path ?? '');
});

test('the contact form sends and thanks', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/thank-you');
});

test('the longest message is sent in letters that take nine characters on the way', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, { Message: `${'木'.repeat(99)}\n`.repeat(50).slice(0, -1) });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/thank-you');
});

for (const [path, label] of [
  ['/trade-in', labels.tradeCart],
  ['/fleet', labels.cartCount],
] as const) {
  test(`${path} is sent with its fields, and comes back with them where something is wrong`, async ({
    page,
  }) => {
    await page.goto(path);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('12');
    await fillMessage(page, { Phone: '12345' });
    await page.getByRole('form').getByRole('button').click();
    await expect(page.getByText('Phone number is required').first()).toBeVisible();
    await expect(field).toHaveValue('12');
    await page.getByLabel('Phone').fill('302-555-0199');
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/thank-you');
  });
}

test("a cart's page offers a mail with its name, since the form reads it by a script", async ({ page }) => {
  await page.goto(`/vehicles/${cart.id}`);
  const mail = page.getByRole('link', { name: 'Email us about this cart' });
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*subject=${RegExp.escape(encodeURIComponent(cart.fullName))}`),
  );
});

test('a rental at the door of a town is asked for by a mail with town, days and total', async ({ page }) => {
  await page.goto(town.path);
  const mail = page.getByRole('link', { name: 'Request a rental by email' });
  const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(searchParams.get('subject')).toContain(town.name);
  for (const asked of ['days', 'First day', 'Total and deposit'])
    expect(searchParams.get('body')).toContain(asked);
});

test('a rejected form comes back as a page with the messages and what was typed', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, { 'First name': 'Ada <b>', Phone: '12345' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Phone number is required').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada <b>');
});
