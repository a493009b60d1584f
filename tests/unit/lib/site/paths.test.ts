import { describe, expect, test } from 'vitest';
import { formatUrl, isActivePath } from '../../../../src/lib/site/paths.ts';

describe('isActivePath', () => {
  test.each([
    { page: '/', link: '/', active: true, why: 'home on its own address' },
    { page: '/inventory', link: '/', active: false, why: 'home is no prefix of other pages' },
    { page: '/rentals', link: '/rentals', active: true, why: 'a page on its own address' },
    { page: '/policies/rental-policy', link: '/policies', active: true, why: 'an address below the link' },
    { page: '/rentals-and-more', link: '/rentals', active: false, why: 'the same letters, but another page' },
    { page: '/inventory', link: '/inventory/used', active: false, why: 'an address above the link' },
    { page: '/contact', link: '/services', active: false, why: 'two different pages' },
  ])('marks $link on $page as active: $active ($why)', ({ page, link, active }) => {
    expect(isActivePath(page, link)).toBe(active);
  });
});

describe('formatUrl', () => {
  test.each([
    ['/', 'https://dealer.example/'],
    ['/rentals', 'https://dealer.example/rentals'],
    ['/vehicles/ev-nomad', 'https://dealer.example/vehicles/ev-nomad'],
  ])('of %s is %s', (path, url) => {
    expect(formatUrl('https://dealer.example', path)).toBe(url);
  });
});
