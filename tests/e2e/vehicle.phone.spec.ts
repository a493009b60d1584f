// Journey: looking at one cart on a phone.
import { vehiclePath } from '../../src/lib/paths.ts';
import { expect, test } from './built-site.ts';
import { cart } from './examples.ts';
import { getPageCopy, getStreetLegal } from '../../src/content/site.ts';
import { formatDate } from '../../src/lib/format.ts';

test('the road answer beside the price opens what it means', async ({ page }) => {
  await page.goto(vehiclePath(cart.id));
  const law = page.getByText(`Checked ${formatDate(getStreetLegal().checkedOn)}`);
  await expect(law).toBeHidden();
  await page
    .locator('summary')
    .filter({ hasText: getPageCopy('vehicle').road.title })
    .click();
  await expect(law).toBeVisible();
});

test('the phone bar repeats nothing while the buttons are in view, and comes then', async ({ page }) => {
  await page.goto(vehiclePath(cart.id));
  const buttons = page
    .getByRole('main')
    .getByRole('link', { name: /^(Schedule Test Drive|Get Financing Quote)/ });
  const call = page.locator('.phone-bar [href^="tel:"]');
  const isOnTop = () =>
    call.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + 20, y + 20));
    });
  await expect(buttons).toHaveCount(2);
  for (let top = 0; ; top += 100) {
    await page.evaluate((y) => scrollTo(0, y), top);
    if (await buttons.last().evaluate((link) => link.getBoundingClientRect().bottom <= 0)) break;
    expect(await isOnTop(), `${top} px down`).toBe(false);
  }
  await expect.poll(isOnTop).toBe(true);
});
