import { describe, expect, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { listPagePaths } from '../../../src/content/references.ts';
import { getRoute, listRoutes } from '../../../src/content/routes.ts';
import { dataRoot } from '../../../src/content/site-records.ts';
import { getVehicles } from '../../../src/content/site.ts';

const routes = listRoutes();

describe('listRoutes', () => {
  test('has every URL that the data may link to, once, and no other', () => {
    const linked = listPagePaths(checkData(dataRoot));
    expect(routes.map(({ path }) => path).toSorted()).toEqual(linked.toSorted());
  });

  test('puts vehicles, and nothing else, below the inventory in the menus', () => {
    const below = routes.filter(({ menuPath }) => menuPath === '/inventory').map(({ path }) => path);
    expect(below).toEqual(getVehicles().map(({ id }) => `/vehicles/${id}`));
  });

  test('gives all pages that of the home page with SHARE_IMAGES=off, which spares builds of very many pages', () => {
    const { shareImage, shareImagePath } = getRoute('/');
    const spared = listRoutes('off');
    expect(spared).toHaveLength(routes.length);
    expect(spared.filter((route) => route.shareImagePath !== shareImagePath)).toEqual([]);
    expect(spared.find(({ path }) => path === '/about')?.shareImage).toEqual(shareImage);
  });
});

test('a template without a row stops the build', () => {
  expect(() => getRoute('/new-page')).toThrow('/new-page is not a page; add a row');
});
