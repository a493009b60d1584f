import { describe, expect, test } from 'vitest';
import { getAriaCurrent } from '../../../src/lib/paths.ts';

describe('getAriaCurrent', () => {
  test.each([
    { page: { path: '/' }, link: '/', mark: 'page', why: 'home on its own address' },
    { page: { path: '/rentals' }, link: '/rentals', mark: 'page', why: 'a page on its own address' },
    { page: { path: '/inventory' }, link: '/', mark: undefined, why: 'nothing is below home' },
    {
      page: { path: '/vehicles/ev-nomad', menuPath: '/inventory' },
      link: '/inventory',
      mark: 'true',
      why: 'a page below the link',
    },
    {
      page: { path: '/vehicles/ev-nomad', menuPath: '/inventory' },
      link: '/rentals',
      mark: undefined,
      why: 'a page below another',
    },
    { page: { path: '/contact' }, link: '/services', mark: undefined, why: 'two different pages' },
  ])('marks $link on $page.path as $mark ($why)', ({ page, link, mark }) => {
    expect(getAriaCurrent(page, link)).toBe(mark);
  });
});
