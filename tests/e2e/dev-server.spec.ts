// Errand: an editor makes a mistake in data/ while the development server runs, reads of it in the browser, and mends it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Without the fixtures of the built site: Astro's toolbar for developers writes errors of its own into the console.
import { expect, test } from '@playwright/test';
import { copyData } from '../data/data-copy.ts';
import { startDevServer } from '../dev-server.ts';

test('a mistake in data/ covers every page, also after a reload, until it is mended', async ({ page }) => {
  // The server starts, and makes each page for the first time.
  test.slow();
  const data = copyData();
  const vehicle = join(data, 'vehicles', 'ev-city.yaml');
  const text = readFileSync(vehicle, 'utf8');
  const server = await startDevServer(data);
  try {
    const isConnected = page.waitForEvent('console', (entry) => entry.text() === '[vite] connected.');
    await page.goto(`${server.url}/about`);
    await isConnected;
    writeFileSync(vehicle, text.replace(/^priceUsd: .*$/m, 'priceUsd: a lot'));
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('write whole dollars');
    await page.reload();
    await expect(overlay).toContainText('data/vehicles/ev-city.yaml');
    await page.goto(`${server.url}/vehicles/ev-city`);
    await expect(overlay).toContainText('write whole dollars');
    writeFileSync(vehicle, text.replace(/^priceUsd: .*$/m, 'priceUsd: 4321'));
    await expect(page.getByText('$4,321').first()).toBeVisible();
    await expect(overlay).toHaveCount(0);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
});
