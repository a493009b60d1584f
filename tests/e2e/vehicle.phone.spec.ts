// Journey: looking at one cart on a phone.
import { conditions } from '../../src/features/vehicles/vehicle-kinds.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { expect, test } from './built-site.ts';
import { getPageCopy, getStreetLegal, getVehicles } from '../../src/content/site.ts';
import { formatDate } from '../../src/lib/format.ts';

/** A screen of 844 px and a few lines of the next. */
const reach = 900;

for (const condition of conditions) {
  const cart = getVehicles().find((vehicle) => vehicle.inStock && vehicle.condition === condition);
  test(`picture, name, price and the main action of a ${condition} cart are reached without looking for them`, async ({
    page,
  }) => {
    test.skip(cart === undefined);
    await page.goto(vehiclePath(cart?.id ?? ''));
    const main = page.getByRole('main');
    const parts = [
      main.getByRole('group', { name: 'Pictures' }),
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^\$[\d,]+$/).first(),
      // On a holiday that closes the showrooms, the day online.
      main.locator('.bg-action').first(),
    ];
    const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()));
    const bottoms = boxes.map((box) => (box ? box.y + box.height : Infinity));
    expect(bottoms).toEqual(bottoms.toSorted((a, b) => a - b));
    expect(bottoms.at(-1)).toBeLessThan(reach);
  });

  test(`the road answer beside the price of a ${condition} cart opens what it means`, async ({ page }) => {
    test.skip(cart === undefined);
    await page.goto(vehiclePath(cart?.id ?? ''));
    const law = page.getByText(`Checked ${formatDate(getStreetLegal().checkedOn)}`);
    await expect(law).toBeHidden();
    await page
      .locator('summary')
      .filter({ hasText: getPageCopy('vehicle').road.title })
      .click();
    await expect(law).toBeVisible();
  });

  test(`the phone bar repeats nothing while the buttons of a ${condition} cart are in view, and comes then`, async ({
    page,
  }) => {
    test.skip(cart === undefined);
    await page.goto(vehiclePath(cart?.id ?? ''));
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
}
