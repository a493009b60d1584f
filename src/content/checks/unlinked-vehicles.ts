// Vehicles that nobody meets on the way through the site.
import { listInStockOf } from '../../features/brands/brand-vehicles.ts';
import { listRelatedVehicles } from '../../features/vehicles/related-vehicles.ts';
import { summarizeSeries } from '../../features/brands/series.ts';
import type { TownPageData } from '../builders/town-page-data.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** A vehicle that no page but the inventory shows. */
export function findUnlinkedVehicles(site: Linking): Finding[] {
  const linkedIds = listLinkedVehicleIds(site);
  return (
    site.vehicles
      // Used units come and go in the inventory; new models are meant to be met on the way.
      .filter(({ id, condition }) => condition !== 'used' && !linkedIds.has(id))
      .map((record) => ({
        ...placeInVehicle(record, 'name'),
        found: `${record.name}, which no page but the inventory shows`,
        expected: "give it a seriesId, or name it in its brand's lineup or in data/featured-carts.yaml",
      }))
  );
}

/** Vehicles that some page besides the inventory shows. */
function listLinkedVehicleIds({
  brands,
  lists,
  vehicles,
  featuredCarts,
  towns,
}: Linking): ReadonlySet<string> {
  const onBrandPages = brands.flatMap(({ id, name, page, series }) => {
    if (!page) return [];
    const onSeriesCards = summarizeSeries(series, id, vehicles).flatMap(({ shown }) => shown);
    return [...page.lineupVehicleIds, ...listIds(onSeriesCards), ...listIds(listInStockOf(name, vehicles))];
  });
  const related = vehicles.flatMap((record) => listRelatedVehicles(record, vehicles, 3));
  const onTownPages = towns.flatMap(({ suggestions }) => suggestions);
  return new Set([
    ...onBrandPages,
    ...featuredCarts.map(({ vehicleId }) => vehicleId),
    ...listIds(related),
    ...lists.flatMap(({ entries }) => entries.map(({ vehicleId }) => vehicleId)),
    ...onTownPages.map(({ vehicle }) => vehicle.id),
  ]);
}

type Linking = Pick<CheckContext, 'brands' | 'lists' | 'vehicles' | 'featuredCarts'> & {
  towns: readonly Pick<TownPageData, 'suggestions'>[];
};

function listIds(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
