import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatPhone } from '../../../src/lib/format.ts';
import {
  findSection,
  getMain,
  listHourRows,
  listLinks,
  listRows,
  readMainText,
  readText,
} from '../page-parts.ts';

const { dealer, pages } = getContent();

const form = getMain('/contact').find('form');

describe('the contact page', () => {
  test('posts its form without a script too', () => {
    expect(form).toHaveLength(1);
    expect(form.attr('method')).toBe('post');
    expect(form.attr('action')).toBe('/api/contact');
  });

  test('tells password managers to leave the field alone that people do not see', () => {
    expect(form.find('[name=motto]').attr()).toMatchObject({
      autocomplete: 'off',
      tabindex: '-1',
      'data-1p-ignore': 'true',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
      'data-form-type': 'other',
    });
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'interest', 'message'])(
    'asks for %s with a label',
    (name) => {
      const control = form.find(`[name=${name}]`);
      expect(control).toHaveLength(1);
      expect(readText(form.find(`label[for="${control.attr('id')}"]`))).not.toBe('');
    },
  );

  test('offers four interests, sales first', () => {
    const options = form.find('select[name=interest] option');
    expect(options.toArray().map((option) => form.find(option).attr('value'))).toEqual([
      'sales',
      'service',
      'parts',
      'general',
    ]);
    expect(form.find('option[selected]').attr('value')).toBe('sales');
  });

  test('says what happens to the message beside the button', () => {
    expect(readText(form.find('button[type=submit]'))).toBe('Send Message');
    expect(readText(form)).toContain(pages.contact.form.privacyNote);
  });

  test('prints telephone, e-mail and every showroom', () => {
    const text = readMainText('/contact');
    expect(text).toContain(dealer.email);
    for (const { street, city, state, postalCode, phone } of dealer.showrooms) {
      expect(text).toContain(`${street}, ${city}, ${state} ${postalCode}`);
      expect(text).toContain(formatPhone(phone));
    }
  });

  test.each([
    ['Showrooms', listHourRows(dealer.hours.showroom)],
    [dealer.hours.phoneAndDeliveryLabel, listHourRows(dealer.hours.phoneAndDelivery)],
    ['Service', listHourRows(dealer.hours.service, dealer.hours.serviceNote)],
  ])('prints the hours of: %s', (caption, rows) => {
    const section = findSection('/contact', pages.contact.hours.title);
    const table = section
      .find('caption')
      .filter((_, element) => readText(section.find(element)) === caption)
      .closest('table');
    expect(listRows(table)).toEqual(rows);
  });
});

describe('the thank-you page', () => {
  test('leads on', () => {
    const hrefs = listLinks(getMain('/thank-you')).map((link) => link.href);
    expect(hrefs).toEqual(pages.thankYou.next.links.map(({ path }) => path));
  });
});
