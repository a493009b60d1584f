import { describe, expect, test } from 'vitest';
import { buildHead, formatTitle } from '../../../src/site/build-head.ts';

const head = {
  title: 'Golf cart rentals',
  description: 'Rent a cart by the day.',
  keywords: ['golf cart rental'],
};

describe('buildHead', () => {
  test('makes a page its own canonical, without breadcrumbs', () => {
    expect(buildHead(head, '/rentals')).toEqual({
      title: 'Golf cart rentals',
      description: 'Rent a cart by the day.',
      keywords: ['golf cart rental'],
      path: '/rentals',
      canonicalPath: '/rentals',
      crumbs: [],
      things: [],
      page: { type: 'WebPage' },
      dealerDetails: undefined,
      dealerTerms: {},
    });
  });

  test('takes what differs from an ordinary page', () => {
    const crumbs = [{ label: 'Home', path: '/' }];
    const changed = buildHead(head, '/milford-golf-carts-kent', {
      canonicalPath: '/milford-golf-carts',
      crumbs,
    });
    expect(changed).toMatchObject({
      path: '/milford-golf-carts-kent',
      canonicalPath: '/milford-golf-carts',
      crumbs,
    });
  });
});

describe('formatTitle', () => {
  test.each([
    ['Rentals', 'Sample Carts', 'Rentals | Sample Carts', 'the name behind the title'],
    ['a'.repeat(45), 'Sample Carts', `${'a'.repeat(45)} | Sample Carts`, '60 characters with the name'],
    ['a'.repeat(46), 'Sample Carts', 'a'.repeat(46), '61 characters with the name are too many'],
    ['About Sample Carts', 'Sample Carts', 'About Sample Carts', 'no name twice'],
  ])('of "%s" for %s is "%s": %s', (title, dealerName, full) => {
    expect(formatTitle(title, dealerName)).toBe(full);
  });
});
