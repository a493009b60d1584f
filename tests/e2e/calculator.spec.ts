// Errand: finding out what an electric cart saves.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens the calculator with a clock that stands still but for what the test lets pass; gives its button. */
async function openCalculator(page: Page) {
  await page.clock.install();
  await page.goto('/eco-impact');
  const button = page.getByRole('button', { name: /Calculat/ });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  return button;
}

test('the defaults give the specified result after the calculating state', async ({ page }) => {
  const button = await openCalculator(page);
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Calculating...');
  await page.clock.runFor(1400);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  const celebration = page.getByText('Great Choice for the Environment!');
  await expect(celebration).toBeVisible();
  await page.clock.runFor(2500);
  await expect(celebration).toBeVisible();
  await page.clock.runFor(600);
  await expect(celebration).toBeHidden();
  // Drawing a frame takes real time too, so the count-up gets its three seconds in steps.
  const netSavings = page.getByRole('definition').first();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return netSavings.textContent();
    })
    .toBe('$280$280');
  const results = page.getByRole('definition');
  for (const figure of ['1,699 lbs (0.85 tons)', '87 gallons', '14 trees']) {
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return results.filter({ hasText: `${figure}${figure}` }).count();
      })
      .toBe(1);
  }
});

test('a second result is celebrated for three seconds too, whatever is left of the first celebration', async ({
  page,
}) => {
  const button = await openCalculator(page);
  const celebration = page.getByRole('status').locator('strong');
  await button.click();
  await page.clock.runFor(1500);
  await expect(celebration).toBeVisible();
  await page.clock.runFor(1000);
  await button.click();
  await expect(celebration).toBeHidden();
  await page.clock.runFor(1500);
  await expect(celebration).toBeVisible();
  await page.clock.runFor(2900);
  await expect(celebration).toBeVisible();
  await page.clock.runFor(200);
  await expect(celebration).toBeHidden();
});

test('a second result counts up from zero and never shows its end before', async ({ page }) => {
  const button = await openCalculator(page);
  const counter = page.getByRole('definition').first().locator('[aria-hidden]');
  await button.click();
  await page.clock.runFor(1500);
  await expect(counter).toHaveText('$0');
  await page.clock.runFor(4000);
  const first = await counter.textContent();
  await page.getByLabel('Miles per week').fill('100');
  await button.click();
  // Each figure of the second result, the first one included, as it comes on the page.
  await page.evaluate(() => {
    const read = () => document.querySelector('dd [aria-hidden]')?.textContent ?? '';
    const seen = [read()];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (read() !== seen.at(-1)) seen.push(read());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.clock.runFor(1500);
  await page.clock.runFor(4000);
  const seen = await page.evaluate<string[]>('seen');
  const dollars = seen.map((text) => Number(text.replace(/[$,]/g, '')));
  expect(seen[0]).toBe(first);
  expect(dollars[1]).toBe(0);
  expect(dollars.slice(1)).toEqual(dollars.slice(1).toSorted((a, b) => a - b));
  expect(dollars.length).toBeGreaterThan(10);
});

test('empty and odd input gives zeros, never NaN or Infinity', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const miles = page.getByLabel('Miles per week');
  for (const input of ['', '-5', '1e309']) {
    await miles.fill(input);
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await expect(page.getByRole('definition').first()).toContainText('$0');
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|∞/);
  }
});

test('reduced motion shows the figures at once after the calculating state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  await page.getByLabel('Usage type').selectOption('golf_course');
  await page.getByLabel('Miles per week').fill('43');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('$1,204$1,204');
});
