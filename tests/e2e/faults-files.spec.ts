// Journey: reading and choosing although fonts or pictures do not arrive.
import type { Locator } from '@playwright/test';
import { formatUsd } from '../../src/lib/format.ts';
import { brandChoice, cart } from './examples.ts';
import { expect, test } from './fixtures.ts';
import { scrollThrough } from './scroll-through.ts';
import { getVehicles } from '../../src/content/site.ts';

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

const isPicture = (url: URL) => /\.(avif|webp|jpe?g|png|svg)$/.test(url.pathname);

/** Top, left, width and height of each box, in whole pixels. */
async function measure(boxes: Locator): Promise<number[][]> {
  return boxes.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + window.scrollY, width, height].map(Math.round);
    }),
  );
}

test('home has its words and no sideways scrolling without fonts', async ({ page }) => {
  let refused = 0;
  await page.route('**/*.woff2', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  // Text that waits for its font would be there and yet not be seen.
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, display }) => ({ family, display })),
  );
  const waiting = faces.filter(
    ({ family, display }) => !family.includes('fallback') && !['optional', 'swap'].includes(display),
  );
  expect(waiting).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// Hero and tile, card, gallery.
for (const path of ['/', '/inventory', `/vehicles/${cart.id}`]) {
  test(`${path} keeps its shape without pictures, each of which has words in its place`, async ({ page }) => {
    const parts = page.locator('main > *, main section, main article, main h2, main li, footer');
    // With fonts the second visit would look different for another reason: it has them at once.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await scrollThrough(page);
    const whole = await measure(parts);
    await page.route(isPicture, (route) => route.abort());
    await page.reload();
    await scrollThrough(page);
    expect(await measure(parts)).toEqual(whole);
    const pictures = await page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => ({ arrived: image.naturalWidth > 0, alt: image.getAttribute('alt') })),
      );
    // An empty text says that the picture only decorates.
    expect(pictures.filter(({ arrived, alt }) => arrived || alt === null)).toEqual([]);
  });
}

test.describe('while the script of an island does not arrive', () => {
  const isScript = (url: URL) => /\/(InventoryBrowser|ContactForm)\.[\w-]+\.js$/.test(url.pathname);
  test.use({ expectedErrors: [/net::ERR_FAILED|Error hydrating .* Failed to fetch/] });

  test('it is asked for once more', async ({ page }) => {
    let asked = 0;
    await page.route(isScript, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/inventory');
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeEnabled();
    expect(asked).toBe(2);
  });

  test('a link to a request shows no other form while it is awaited, and the plain one in the end', async ({
    page,
  }) => {
    await page.route(isScript, (route) => route.abort());
    await page.goto('/contact?interest=sales&wish=quote', { waitUntil: 'commit' });
    const form = page.getByRole('form', { includeHidden: true });
    await expect(form).toBeHidden();
    await expect(form).toBeVisible({ timeout: 15_000 });
  });

  test('a link with filters leads to the whole list, every cart with its price', async ({ page }) => {
    await page.route(isScript, (route) => route.abort());
    const other = getVehicles().find(({ brandName }) => brandName.toLowerCase() !== brandChoice.value);
    await page.goto(`/inventory?brand=${brandChoice.value}`);
    const card = page.getByRole('article').filter({ hasText: other?.fullName ?? '' });
    await expect(card.first()).toContainText(formatUsd(other?.priceUsd ?? 0), { timeout: 15_000 });
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeDisabled();
  });
});

test('a cart is chosen by its words while no picture arrives', async ({ page }) => {
  await page.route(isPicture, (route) => route.abort());
  await page.goto('/inventory');
  const heading = page.getByRole('heading', { name: cart.fullName, exact: true });
  const card = page.getByRole('article').filter({ has: heading });
  await expect(card).toContainText(formatUsd(cart.priceUsd));
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/vehicles/${cart.id}`);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\w/);
});
