// Journey: looking at the carts of home page and inventory on phones, the narrowest among them.
import type { Locator } from '@playwright/test';
import { formatPrice, listBadges } from '../../src/features/vehicles/vehicle-copy.ts';
import { expect, test } from './built-site.ts';
import { getVehicles } from '../../src/content/site.ts';

/** Where a card begins and how wide its picture and its words are. */
async function measureCard(card: Locator) {
  const boxes = [
    await card.boundingBox(),
    await card.locator('img').boundingBox(),
    await card.getByRole('heading').getByRole('link').boundingBox(),
  ];
  const [own, picture, name] = boxes.map((box) => box ?? { x: NaN, y: NaN, width: NaN, height: NaN });
  return { own, picture, name };
}

test('on the narrowest phones the picture of a card stands beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/inventory');
  const { own, picture, name } = await measureCard(page.getByRole('article').first());
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(name?.x ?? 0);
  expect(own?.height).toBeLessThan(320);
});

for (const width of [360, 390, 414]) {
  test(`at ${width} px a price stands beside NEW and above every other badge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/inventory#more');
    await expect(page.getByRole('article')).toHaveCount(getVehicles().length);
    for (const vehicle of getVehicles()) {
      const badges = listBadges(vehicle);
      const card = page.getByRole('article').filter({
        has: page.getByRole('link', { name: vehicle.fullName, exact: true }),
      });
      const price = await card.getByText(formatPrice(vehicle), { exact: true }).boundingBox();
      const badge = await card.getByText(badges[0] ?? '', { exact: true }).boundingBox();
      const isBelow = (badge?.y ?? 0) > (price?.y ?? 0) + (price?.height ?? 0) / 2;
      expect(isBelow, vehicle.id).toBe(badges.join() !== 'NEW');
    }
  });
}

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the prices of a row of cards stand beside each other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/inventory');
    const cards = await page.getByRole('article').all();
    const rows = Map.groupBy(
      await Promise.all(
        cards.slice(0, 12).map(async (card) => ({
          row: Math.round((await card.boundingBox())?.y ?? 0),
          price: Math.round((await card.getByText(/^\$[\d,]+$/).boundingBox())?.y ?? 0),
        })),
      ),
      ({ row }) => row,
    );
    for (const row of rows.values()) expect(new Set(row.map(({ price }) => price)).size).toBe(1);
  });
}

test('the featured carts of the home page are laid out alike, however many they are', async ({ page }) => {
  await page.goto('/');
  const cards = await page.getByRole('article').all();
  const measured = await Promise.all(cards.map(measureCard));
  const layouts = measured.map(({ own, picture, name }) =>
    [own?.y, own?.width, picture?.width, (name?.x ?? 0) - (own?.x ?? 0)].map((value) =>
      Math.round(value ?? 0),
    ),
  );
  expect(new Set(layouts.map(String)).size).toBe(1);
});

for (const height of [664, 720, 844]) {
  test(`the picture of the home page ends at the bar of a phone of 390 by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/');
    const notices = await page.locator('header > p:visible').all();
    const [notice] = await Promise.all(notices.map((shown) => shown.boundingBox()));
    test.skip((notice?.height ?? 0) > 40, 'a notice of more than a line has pushed it down');
    // Further down the bar stands on every day.
    await page.evaluate((y) => scrollTo(0, y), height);
    const bar = await page.getByRole('navigation', { name: 'Get in touch' }).boundingBox();
    await page.evaluate(() => scrollTo(0, 0));
    const picture = await page.locator('main picture').first().locator('..').boundingBox();
    const below = (picture?.y ?? 0) + (picture?.height ?? 0) - (bar?.y ?? 0);
    // The road below the wheels is 23 px high.
    expect(Math.abs(below)).toBeLessThan(8);
  });
}
