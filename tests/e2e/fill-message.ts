import type { Page } from '@playwright/test';

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
