// Journey: filling the contact form in before its scripts have come, while something else changes the page.
import { contactLabels } from '../../src/features/contact/contact-inputs.ts';
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

const { tradeCart } = getPageCopy('contact').form.labels;

for (const [what, change] of changes) {
  test(`what was typed and chosen before the scripts came is kept and sent where ${what} changed the form`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'ContactForm');
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    await fillMessage(page);
    await page.getByLabel(contactLabels.interest).selectOption('parts');
    await page.getByRole('textbox', { name: 'Message' }).click();
    await form.evaluate(change);

    release();
    await expect(form).toHaveJSProperty('noValidate', true);
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
      message: 'Do you deliver to Lewes on Fridays? Or on Mondays?',
    });
    await expect(page).toHaveURL('/thank-you');
  });
}

test('what was typed on a trade-in before the scripts came is kept where an icon has changed the form', async ({
  page,
}) => {
  const release = await holdScript(page, 'ContactForm');
  await page.goto('/trade-in');
  const form = page.getByRole('form', { name: 'Contact' });
  const cart = form.getByLabel(tradeCart);
  await cart.fill('Made-up cart of 2016');
  await page.getByLabel('First name').fill('Ada');
  await form.evaluate((element) => {
    element.querySelector('[name=firstName]')?.after(document.createElement('svg'));
  });
  release();
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(cart).toHaveValue('Made-up cart of 2016');
  await page.getByLabel('First name').press('End');
  await page.getByLabel('First name').press('m');
  await page.reload();
  await expect(cart).toHaveValue('Made-up cart of 2016');
  await expect(page.getByLabel('First name')).toHaveValue('Adam');
});
