import { expect, test } from 'vitest';
import { getMain } from '../page-parts.ts';

const form = getMain('/contact').find('form');

test('the form of the contact page is posted without a script too', () => {
  expect(form).toHaveLength(1);
  expect(form.attr('method')).toBe('post');
  expect(form.attr('action')).toBe('/api/contact');
});

test('password managers are told to leave the field alone that people do not see', () => {
  expect(form.find('[name=motto]').attr()).toMatchObject({
    autocomplete: 'off',
    tabindex: '-1',
    'data-1p-ignore': 'true',
    'data-lpignore': 'true',
    'data-bwignore': 'true',
    'data-form-type': 'other',
  });
});
