import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page with the contact form and waits until it has taken over from the browser, so that it checks in its own words. */
export async function openForm(page: Page, query = '', path = '/contact'): Promise<void> {
  await page.goto(path + query);
  const form = page.getByRole('form', { name: 'Contact' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Fills the contact form with a message that is right; `changes` are other texts by the field's label. */
export async function fillMessage(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const texts = {
    'First name': 'Ada',
    'Last name': 'Rivers',
    Email: 'ada@example.com',
    Phone: '302-555-0199',
    Message: 'Do you deliver to Lewes on Fridays?',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}
