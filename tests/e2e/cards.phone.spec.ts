// Journey: looking through cards of carts on phones, the narrowest among them.
import type { Locator } from '@playwright/test';
import { expect, test } from './built-site.ts';

/** Where a card begins and how wide its picture and its words are. */
async function measureCard(card: Locator) {
  const boxes = [
    await card.boundingBox(),
    await card.locator('img').boundingBox(),
    await card.getByRole('heading').boundingBox(),
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

test('the featured carts of the home page are laid out alike, however many they are', async ({ page }) => {
  await page.goto('/');
  const cards = await page.getByRole('article').all();
  const measured = await Promise.all(cards.map(measureCard));
  const layouts = measured.map(({ own, picture, name }) => [own?.x, own?.width, picture?.width, name?.x]);
  expect(new Set(layouts.map(String)).size).toBe(1);
});
