import type { Locator, Page } from '@playwright/test';

/** What is pressed on the page of questions, one after the other: seats, use, then the link of the price; `at` counts answers. */
export function findFinderAnswers(page: Page, at = 0): Record<'seats' | 'use' | 'price', Locator> {
  const details = page.getByRole('main').locator('details');
  const seats = details.filter({ has: page.locator('details') }).nth(at);
  const chosenUse = seats.locator('details').nth(at);
  return {
    seats: seats.locator('summary').first(),
    use: chosenUse.locator('summary'),
    price: chosenUse.getByRole('link').first(),
  };
}
