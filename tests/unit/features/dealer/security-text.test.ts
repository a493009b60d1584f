import { expect, test } from 'vitest';
import { buildSecurityText } from '../../../../src/features/dealer/security-text.ts';

test('security.txt says whom to write, until when, in which language and where it belongs', () => {
  const dealer = { email: 'a@carts.example', url: 'https://carts.example', securityTxtUntil: '2027-10-31' };
  expect(buildSecurityText(dealer)).toBe(
    'Contact: mailto:a@carts.example\n' +
      'Expires: 2027-10-31T23:59:59Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://carts.example/.well-known/security.txt\n',
  );
});
