// Journey: filling the contact form in before its scripts have come, while something else changes the page.
import { listQuestions } from '../../src/features/contact/message-details.ts';
import { contactLabels } from '../../src/features/contact/submit-contact.ts';
import { openDay } from './examples.ts';
import { fillMessage } from './fill-message.ts';
import { expect, test } from './fixtures.ts';
import { holdScript } from './hold-script.ts';
import { getPageCopy } from '../../src/content/site.ts';

// React reports each page that it finds changed.
test.use({ expectedErrors: [/Minified React error #418/] });

/** What changes the form before React compares it with its own. */
const changes: [what: string, change: (form: Element) => void][] = [
  ['nothing has', () => {}],
  [
    "a password manager's icon in a label has",
    (form) => {
      form.querySelector('[name=firstName]')?.after(document.createElement('svg'));
    },
  ],
  [
    'an icon beside each field has',
    (form) => {
      for (const control of form.querySelectorAll('input, select, textarea')) control.after('✓');
    },
  ],
  [
    'a translation has',
    (form) => {
      for (const label of form.querySelectorAll('label > span')) {
        label.innerHTML = '<font>Nombre</font>';
      }
    },
  ],
];

const salesGroups = getPageCopy('contact').form.details.filter(({ interests }) =>
  interests.includes('sales'),
);

for (const [what, change] of changes) {
  test(`what was typed and chosen before the scripts came is kept and sent where ${what} changed the form`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'ContactForm');
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    await fillMessage(page);
    const answers: Record<string, string> = {};
    for (const summary of await form.locator('summary:visible').all()) await summary.click();
    for (const question of listQuestions(salesGroups)) {
      const control = form.locator(`[name="${question.name}"]`);
      const isChoice = await control.evaluate((element) => element.matches('select'));
      if (isChoice) await control.selectOption({ index: 1 });
      else await control.fill(question.kind === 'date' ? openDay : `Typed ${question.name}`);
      answers[question.name] = await control.inputValue();
    }
    await page.getByLabel(contactLabels.interest).selectOption('parts');
    await page.getByRole('textbox', { name: 'Message' }).click();
    await form.evaluate(change);

    release();
    await expect(form).toHaveJSProperty('noValidate', true);
    for (const [name, text] of Object.entries(answers)) {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
    }
    await page.keyboard.press('End');
    await page.keyboard.type(' Or on Mondays?');
    const request = page.waitForRequest('**/api/contact');
    await form.locator('[type=submit]').click();
    const sent = (await request).postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({
      firstName: 'Ada',
      lastName: 'Rivers',
      email: 'ada@example.com',
      phone: '302-555-0199',
      interest: 'parts',
    });
    expect(sent['message']).toContain('Do you deliver to Lewes on Fridays? Or on Mondays?');
    for (const { name, kind } of listQuestions(salesGroups)) {
      if (kind !== 'date') expect(sent['message']).toContain(answers[name]);
    }
    await expect(page).toHaveURL('/thank-you');
  });
}

test('what was typed on a trade-in before the scripts came is kept where an icon has changed the form', async ({
  page,
}) => {
  const release = await holdScript(page, 'ContactForm');
  await page.goto('/trade-in');
  const form = page.getByRole('form', { name: 'Contact' });
  const questions = form.locator('details input, details select, details textarea');
  const [first] = await questions.all();
  await first?.fill('Made-up cart of 2016');
  await page.getByLabel('First name').fill('Ada');
  await form.evaluate((element) => {
    element.querySelector('[name=firstName]')?.after(document.createElement('svg'));
  });
  release();
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(questions.first()).toHaveValue('Made-up cart of 2016');
  await page.getByLabel('First name').press('End');
  await page.getByLabel('First name').press('m');
  await page.reload();
  await expect(questions.first()).toHaveValue('Made-up cart of 2016');
  await expect(page.getByLabel('First name')).toHaveValue('Adam');
});
