// Errand: finding out what an electric cart saves.
import { expect, test } from './fixtures.ts';

test('the defaults give the specified result after the calculating state', async ({ page }) => {
  await page.clock.install();
  await page.goto('/eco-impact');
  const button = page.getByRole('button', { name: /Calculat/ });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Calculating...');
  await page.clock.runFor(1400);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible();
  await page.clock.runFor(3500);
  await expect(page.getByText('Great Choice for the Environment!')).toBeHidden();
  const results = page.getByRole('definition');
  await expect(results.filter({ hasText: '$280' })).toBeVisible();
  await expect(results.filter({ hasText: '1,699 lbs (0.85 tons)' })).toBeVisible();
  await expect(results.filter({ hasText: '87 gallons' })).toBeVisible();
  await expect(results.filter({ hasText: '14 trees' })).toBeVisible();
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
