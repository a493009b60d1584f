// Journey: buying although an island of the page has failed.
import { formatPhone } from '../../src/lib/format.ts';
import { phoneHref } from '../../src/lib/paths.ts';
import { fillMessage, openForm } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { getDealer, getPageCopy, getVehicles } from '../../src/content/site.ts';

const dealer = getDealer();
const vehicles = getVehicles();
const call = { name: `Call ${formatPhone(dealer.phone)}` };

// React says which error its boundary has caught, and Astro which script has not come.
test.use({ expectedErrors: [/NotFoundError|not a child of this node|EcoCalculator/] });

test('an inventory that fails is a list of links to every vehicle, with the telephone', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeEnabled();
  // React cannot remove what has gone already.
  await page.locator('ul.vehicle-columns').evaluate((list) => {
    list.remove();
  });
  await page.getByRole('searchbox').fill('submarine');
  const note = page.getByRole('alert').filter({ hasText: getPageCopy('inventory').failureNote });
  await expect(note.getByRole('link', call)).toHaveAttribute('href', phoneHref(dealer.phone));
  const links = page.getByRole('main').getByRole('listitem').locator('a[href^="/vehicles/"]');
  await expect(links).toHaveCount(vehicles.length);
});

test('a contact form that fails leaves the telephone, and has what was typed once it is loaded again', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'Try later.' } }),
  );
  await openForm(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.locator('#toasts > *');
  await expect(toast).toBeVisible();
  await toast.evaluate((element) => {
    element.remove();
  });
  await page.keyboard.press('Escape');
  const note = page.getByRole('alert').filter({ hasText: getPageCopy('contact').form.failureNote });
  await expect(note.getByRole('link', call)).toHaveAttribute('href', phoneHref(dealer.phone));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});

test('a calculator that fails says so, with the telephone', async ({ page }) => {
  await page.goto('/eco-impact');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  const words = page.getByRole('status').locator('strong');
  await expect(words).toBeVisible();
  await words.locator('..').evaluate((celebration) => {
    celebration.remove();
  });
  const note = page.getByRole('alert').filter({ hasText: getPageCopy('ecoImpact').calculator.failureNote });
  await expect(note.getByRole('link', call)).toHaveAttribute('href', phoneHref(dealer.phone));
});

test('a calculator without its script says what there is instead', async ({ page }) => {
  await page.route('**/_astro/EcoCalculator.*.js*', (route) => route.abort());
  await page.goto('/eco-impact');
  await expect(page.getByText(getPageCopy('ecoImpact').calculator.withoutScript)).toBeVisible();
});
