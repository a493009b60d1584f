// Journey: looking at a map without being watched before one asks for it.
import { town } from './examples.ts';
import { expect, test } from './built-site.ts';

const place = `${town.name}, ${town.stateName}`;

test('a town page asks nothing of a third party before the visitor scrolls to its map', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto(town.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((host) => !['127.0.0.1', 'localhost'].includes(host))).toEqual([]);
  const map = page.getByTitle(`Map of ${place}`);
  await expect(map).toHaveCount(0);
  const box = page.locator('[data-map-box]');
  const { height } = (await box.boundingBox()) ?? {};
  await box.scrollIntoViewIfNeeded();
  expect((await box.boundingBox())?.height).toBe(height);
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?/);
  const url = new URL((await map.getAttribute('src')) ?? '');
  expect(url.searchParams.get('q')).toBe(place);
  await expect(page.getByRole('link', { name: `Open ${place} in Maps` })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  );
});

test('the map of the home page, which phones fold, is open on wide screens', async ({ page }) => {
  await page.goto('/');
  const box = page.locator('[data-map-box]');
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?/);
});

test('the larger map opens in a tab of its own, which the sandbox of the frame leaves alone', async ({
  page,
  context,
}) => {
  // Google isolates its pages from whoever opens them; a browser refuses such a page to a tab within a sandbox.
  await context.route('https://www.google.com/maps**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
      body: '<!doctype html><a href="/maps/place" target="_blank">View larger map</a>',
    }),
  );
  await page.goto(town.path);
  await page.locator('[data-map-box]').scrollIntoViewIfNeeded();
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe[title^="Map of"]').getByRole('link', { name: 'View larger map' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://www.google.com/maps/place');
  await expect(tab.getByRole('link', { name: 'View larger map' })).toBeVisible();
});
