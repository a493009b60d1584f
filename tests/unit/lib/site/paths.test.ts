import { describe, expect, test } from 'vitest';
import { formatUrl, markCurrent } from '../../../../src/lib/site/paths.ts';

describe('markCurrent', () => {
  test.each([
    { page: '/', link: '/', mark: 'page', why: 'home on its own address' },
    { page: '/inventory', link: '/', mark: undefined, why: 'home is no prefix of other pages' },
    { page: '/rentals', link: '/rentals', mark: 'page', why: 'a page on its own address' },
    { page: '/policies/rental-policy', link: '/policies', mark: 'true', why: 'an address below the link' },
    { page: '/vehicles/ev-nomad', link: '/inventory', mark: 'true', why: 'a vehicle of the inventory' },
    { page: '/vehicle-not-found', link: '/inventory', mark: undefined, why: 'no vehicle' },
    { page: '/rentals-and-more', link: '/rentals', mark: undefined, why: 'the same letters, another page' },
    { page: '/inventory', link: '/inventory/used', mark: undefined, why: 'an address above the link' },
    { page: '/contact', link: '/services', mark: undefined, why: 'two different pages' },
  ])('marks $link on $page as $mark ($why)', ({ page, link, mark }) => {
    expect(markCurrent(page, link)).toBe(mark);
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
