// Journey: acting at once on a phone. The bar at the thumb is no second way to what the screen already offers.
import { listPath, phoneBarCallId, thankYouPath, vehiclePath } from '../../src/lib/paths.ts';
import { fixedPages } from '../../src/site/fixed-pages.ts';
import { content, town } from './examples.ts';
import { expect, test } from './built-site.ts';

const roadList = content.lists.find(({ roads }) => roads);
const goneCart = content.vehicles.find(({ inStock }) => !inStock);
const paths = [
  fixedPages.rentals.path,
  fixedPages.services.path,
  fixedPages.financing.path,
  ...content.brands.flatMap(({ page }) => page?.path ?? []),
  ...(roadList ? [listPath(roadList.id)] : []),
  ...(goneCart ? [vehiclePath(goneCart.id)] : []),
  town.path,
];

for (const height of [664, 844])
  for (const path of paths)
    test(`the bar of a phone of ${height} px has the call alone while ${path} shows its own action`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Call or write' });
      await expect(page.locator('main .bg-action').first()).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link')).toHaveCount(1);
      await expect(bar.locator(`#${phoneBarCallId}`)).toBeInViewport({ ratio: 1 });
      await page.evaluate((y) => scrollTo(0, y), height);
      await expect(bar.getByRole('link')).toHaveCount(2);
    });

test('the bar asks nobody for a message who has just sent one', async ({ page }) => {
  await page.goto(thankYouPath);
  await expect(page.getByRole('navigation', { name: 'Call' }).getByRole('link')).toHaveCount(1);
});
