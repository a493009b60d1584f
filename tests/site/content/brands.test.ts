// What the page of a brand says of its series, by the vehicles.
import { expect, test } from 'vitest';
import { getBrands, getPageCopy, getVehicles } from '../../../src/content/site.ts';
import { filterVehicles } from '../../../src/features/inventory/inventory-filters.ts';
import { parseInventoryQuery } from '../../../src/features/inventory/inventory-query.ts';
import { buildInventoryOptions } from '../../../src/features/inventory/inventory-options.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { siteOrigin } from '../built-site.ts';
import { findSection, listLinks } from '../page-parts.ts';

const brands = getBrands();
const vehicles = getVehicles();
const options = buildInventoryOptions(vehicles, getPageCopy('inventory').filters);

test('each model of a series is named by its card or shown by the link behind the names', () => {
  const missing = brands.flatMap(({ id, page }) => {
    if (!page) return [];
    const reached = new Set(
      listLinks(findSection(page.path, page.seriesHeading.title)).flatMap(({ name, href }) => {
        if (!name.startsWith('+')) return [href];
        const query = parseInventoryQuery(new URL(href, siteOrigin).searchParams, options);
        return filterVehicles(vehicles, query, options.price).map((vehicle) => vehiclePath(vehicle.id));
      }),
    );
    const models = vehicles.filter(({ brandId, seriesId }) => brandId === id && seriesId !== undefined);
    return models.map((model) => vehiclePath(model.id)).filter((path) => !reached.has(path));
  });
  expect(missing).toEqual([]);
});
