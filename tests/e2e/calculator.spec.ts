// Finding out what an electric cart saves.
import type { Page } from '@playwright/test';
import { getPageCopy } from '../../src/content/site.ts';
import { expect, test } from './built-site.ts';

const { celebration, usages } = getPageCopy('ecoImpact').calculator;

/** Net savings that the page prints, without a script, as an example of a type of use. */
const readSavings = (page: Page, usage = usages[0]) =>
  page
    .getByRole('table')
    .getByRole('row', { name: usage?.label ?? '' })
    .getByRole('cell')
    .first()
    .textContent();

test('the defaults calculate for 1.5 s, celebrate for 3 s and count up to the printed example', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/eco-impact');
  const button = page.getByRole('button', { name: /Calculat/ });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(button).toHaveText('Calculating...');
  await page.clock.runFor(1400);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  const words = page.getByText(celebration.title);
  await expect(words).toBeVisible();
  await page.clock.runFor(2500);
  await expect(words).toBeVisible();
  await page.clock.runFor(600);
  await expect(words).toBeHidden();
  const savings = await readSavings(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.getByRole('definition').first().textContent();
    })
    .toBe(savings);
});

test('reduced motion shows the figures at once after the calculating state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const usage = usages.at(-1);
  const savings = await readSavings(page, usage);
  await page.getByLabel('Usage type').selectOption({ label: usage?.label ?? '' });
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByRole('definition').first()).toHaveText(savings ?? '');
});
