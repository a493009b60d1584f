// A map asks nothing of Google before the visitor scrolls near it.
import { town } from './examples.ts';
import { expect, test } from './built-site.ts';

const place = `${town.name}, ${town.stateName}`;

test('a town page asks a third party nothing before its map is near, which then shows the town', async ({
  page,
  externalRequests,
}) => {
  await page.goto(town.path, { waitUntil: 'networkidle' });
  expect(externalRequests).toEqual([]);
  const box = page.locator('[data-map-box]');
  const { height } = (await box.boundingBox()) ?? {};
  await box.scrollIntoViewIfNeeded();
  const map = page.getByTitle(`Map of ${place}`);
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?/);
  expect(new URL((await map.getAttribute('src')) ?? '').searchParams.get('q')).toBe(place);
  expect((await box.boundingBox())?.height).toBe(height);
  await expect.poll(() => externalRequests).toHaveLength(1);
});

test('a plain link opens the place without the frame', async ({ page }) => {
  await page.goto(town.path);
  const link = page.getByRole('link', { name: `Open ${place} in Maps` });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
});
