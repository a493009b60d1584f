// Journey: finding out what an electric cart saves.
import type { Page } from '@playwright/test';
import { expect, test } from './built-site.ts';
import { getPageCopy } from '../../src/content/site.ts';

const { celebration, usages } = getPageCopy('ecoImpact').calculator;

/** What the page prints, without a script, for a type of use: savings, CO2, fuel and trees. */
async function readExample(page: Page, usage: string): Promise<string[]> {
  const row = page.getByRole('table').getByRole('row', { name: usage });
  return row.getByRole('cell').allTextContents();
}

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

test('the defaults give the result that the page prints as an example, after the calculating state', async ({
  page,
}) => {
  const button = await openCalculator(page);
  await button.click();
  await expect(button).toBeDisabled();
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
  // Drawing a frame takes real time too, so the count-up gets its three seconds in steps.
  const netSavings = page.getByRole('definition').first();
  const [savings, co2 = '', fuel = '', trees] = await readExample(page, usages[0]?.label ?? '');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return netSavings.textContent();
    })
    .toBe(savings);
  const results = page.getByRole('definition');
  for (const figure of [co2, fuel, `${trees} trees`]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        const texts = await results.allTextContents();
        return texts.some((text) => text.includes(figure));
      })
      .toBe(true);
  }
});

test('a second result is celebrated for three seconds too, whatever is left of the first celebration', async ({
  page,
}) => {
  const button = await openCalculator(page);
  const words = page.getByRole('status').locator('strong');
  await button.click();
  await page.clock.runFor(1500);
  await expect(words).toBeVisible();
  await page.clock.runFor(1000);
  await button.click();
  await expect(words).toBeHidden();
  await page.clock.runFor(1500);
  await expect(words).toBeVisible();
  await page.clock.runFor(2900);
  await expect(words).toBeVisible();
  await page.clock.runFor(200);
  await expect(words).toBeHidden();
});

test('a second result counts up from zero and never shows its end before', async ({ page }) => {
  const button = await openCalculator(page);
  const counter = page.getByRole('definition').first();
  await button.click();
  await page.clock.runFor(1500);
  await expect(counter).toHaveText('$0');
  await page.clock.runFor(4000);
  const first = await counter.textContent();
  await page.getByLabel('Miles per week').fill('100');
  await button.click();
  // Each figure of the second result, the first one included, as it comes on the page.
  await page.evaluate(() => {
    const read = () => document.querySelector('dd')?.textContent ?? '';
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

test('miles that are missing or not above 0 are told at their field, until there are some, and nothing is calculated', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const miles = page.getByLabel('Miles per week');
  const button = page.getByRole('button', { name: 'Calculate Impact' });
  for (const input of ['', '-5', '0', '1e309']) {
    await miles.fill(input);
    await button.click();
    await expect(miles).toBeFocused();
    await expect(miles).toHaveAttribute('aria-invalid', 'true');
    await expect(miles).toHaveAccessibleDescription(/^Enter a number above 0/);
    await expect(page.getByText(/^For example/)).toBeVisible();
    await miles.fill('10');
    await expect(miles).not.toHaveAttribute('aria-invalid');
    await expect(miles).toHaveAccessibleDescription('');
  }
  await button.click();
  await expect(page.getByText(/^For example/)).toBeHidden();
  await expect(page.getByRole('definition').first()).toContainText('$');
});

test('half a mile is calculated, also where no zero is typed before the point', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const miles = page.getByLabel('Miles per week');
  await miles.fill('.5');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByText(/^For example/)).toBeHidden();
  await expect(miles).not.toHaveAttribute('aria-invalid');
});

test('the wheel over the miles scrolls the page and leaves the number, also while it is typed', async ({
  page,
}) => {
  await page.goto('/eco-impact');
  const miles = page.getByLabel('Miles per week');
  await miles.fill('25');
  await miles.hover();
  const readScroll = () => page.evaluate(() => window.scrollY);
  const before = await readScroll();
  await page.mouse.wheel(0, 200);
  await expect.poll(readScroll).toBeGreaterThan(before + 100);
  await expect(miles).toHaveValue('25');
});

test('reduced motion shows the figures at once after the calculating state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/eco-impact');
  const usage = usages.at(-1) ?? { label: '', value: '' };
  const [savings] = await readExample(page, usage.label);
  await page.getByLabel('Usage type').selectOption(usage.value);
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByRole('definition').first()).toHaveText(savings ?? '');
});
