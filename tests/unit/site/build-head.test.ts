import { expect, test } from 'vitest';
import { buildHead, formatTitle } from '../../../src/site/build-head.ts';

const head = { title: 'Rentals', description: 'Rent a cart by the day.', keywords: ['golf cart rental'] };

test('a page is its own canonical unless it names another', () => {
  expect(buildHead(head, '/rentals')).toMatchObject({ ...head, canonicalPath: '/rentals', crumbs: [] });
  const canonicalPath = '/milford-golf-carts';
  expect(buildHead(head, '/milford-golf-carts-kent', { canonicalPath })).toMatchObject({
    path: '/milford-golf-carts-kent',
    canonicalPath,
  });
});

test.each([
  ['Rentals', 'Rentals | Sample Carts', 'the name behind the title'],
  ['a'.repeat(45), `${'a'.repeat(45)} | Sample Carts`, '60 characters with the name'],
  ['a'.repeat(46), 'a'.repeat(46), '61 characters with the name are too many'],
  ['About Sample Carts', 'About Sample Carts', 'no name twice'],
])('the title "%s" becomes "%s": %s', (title, full) => {
  expect(formatTitle(title, 'Sample Carts')).toBe(full);
});
