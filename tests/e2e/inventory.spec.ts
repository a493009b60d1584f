// Errand: finding the right cart among all of them, and sharing what was found.
import { expect, test } from './fixtures.ts';

test('brand and price together show what fulfils both, and the address says so', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByLabel('Brand').selectOption('denago');
  await page.getByLabel('Price').selectOption('15000-25000');
  await expect(page.getByRole('status').first()).toHaveText('1 vehicle');
  await expect(page.getByRole('article')).toContainText('Denago EV City');
  await expect(page).toHaveURL('/inventory?brand=denago&price=15000-25000');
});

test('a shared link shows the same list, and unknown values in it are ignored', async ({ page }) => {
  await page.goto('/inventory?category=turfman&price=free&color=red');
  await expect(page.getByRole('status').first()).toHaveText('3 vehicles');
  await expect(page.getByLabel('Category')).toHaveValue('turfman');
  await expect(page.getByLabel('Price')).toHaveValue('all');
});

test('Back and Forward go through the choices', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByLabel('Category').selectOption('rover');
  await expect(page.getByRole('status').first()).toHaveText('3 vehicles');
  await page.getByLabel('Seats').selectOption('8');
  await expect(page.getByRole('status').first()).toHaveText('1 vehicle');
  await page.goBack();
  await expect(page.getByRole('status').first()).toHaveText('3 vehicles');
  await page.goForward();
  await expect(page.getByRole('status').first()).toHaveText('1 vehicle');
});

test('a search without a match says so and offers to clear all filters', async ({ page, request }) => {
  const vehicles = (await (await request.get('/api/vehicles')).json()) as unknown[];
  await page.goto('/inventory');
  await page.getByLabel('Search').fill('submarine');
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
  await expect(page).toHaveURL('/inventory');
});

test('a chip removes its filter', async ({ page }) => {
  await page.goto('/inventory?brand=denago&seats=8');
  await page.getByRole('button', { name: '8 seats , remove this filter' }).click();
  await expect(page.getByRole('status').first()).toHaveText('7 vehicles');
});

test('a failing API is named above the list, which stays, and Try again mends it', async ({ page }) => {
  let isBroken = true;
  let requests = 0;
  await page.clock.install();
  await page.route('**/api/vehicles', async (route) => {
    requests += 1;
    if (isBroken) await route.fulfill({ status: 500, body: 'down' });
    else await route.continue();
  });
  await page.goto('/inventory');
  const error = page.getByText('Error loading vehicles: Failed to fetch vehicles: 500');
  // The retries wait longer each time; a clock that is pushed on replaces the waiting.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return error.isVisible();
    })
    .toBe(true);
  expect(requests).toBe(4);
  await expect(page.getByRole('article').first()).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(error).toBeHidden();
});

test('a vehicle of the answer that is broken is left out and the others are shown', async ({
  page,
  request,
}) => {
  const vehicles = (await (await request.get('/api/vehicles')).json()) as { id: string; name: string }[];
  const [first] = vehicles;
  await page.route('**/api/vehicles', (route) =>
    route.fulfill({ json: [{ id: 'broken' }, { ...first, name: 'Fresh from the API' }] }),
  );
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Fresh from the API' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(vehicles.length);
});

test('a card leads to its vehicle', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Denago EV Nomad XL', exact: true }).click();
  await expect(page).toHaveURL('/vehicles/ev-nomad-xl');
  await expect(page.getByRole('heading', { level: 1, name: 'Denago EV Nomad XL' })).toBeVisible();
});

test('a vehicle with a name of 120 letters does not break its card', async ({ page, request }) => {
  const [first] = (await (await request.get('/api/vehicles')).json()) as { id: string }[];
  const name = 'Supercalifragilistic'.repeat(6);
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [{ ...first, name }] }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('cards are sorted by price both ways', async ({ page }) => {
  await page.goto('/inventory?sort=price-high');
  await expect(page.getByRole('article').first()).toContainText('$27,500');
  await page.getByLabel('Sort by').selectOption('price-low');
  const prices = await page
    .getByRole('article')
    .getByText(/^\$[\d,]+$/)
    .allTextContents();
  const dollars = prices.map((price) => Number(price.replace(/[$,]/g, '')));
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  expect(dollars.length).toBeGreaterThan(40);
});

test('an answer that is a page of HTML leaves the list as it was built and says so', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/vehicles', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Down</p>' }),
  );
  await page.goto('/inventory');
  const error = page.getByText(/^Error loading vehicles: Failed to fetch vehicles: /);
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return error.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('article').first()).toBeVisible();
});
