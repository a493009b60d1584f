// Vehicles that nobody meets on the way through the site.
import { listRelatedVehicles } from '../../lib/vehicles/related-vehicles.ts';
import { summarizeSeries } from '../../lib/vehicles/series.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Content } from '../load.ts';
import { placeInVehicle, type Warning } from './warning.ts';

/** Warns of a vehicle that no page but the inventory shows. */
export function warnOfUnlinkedVehicles(
  vehicles: readonly VehicleRecord[],
  linkedIds: ReadonlySet<string>,
): Warning[] {
  return (
    vehicles
      // Used units come and go in the inventory; new models are meant to be met on the way.
      .filter(({ id, condition }) => condition !== 'used' && !linkedIds.has(id))
      .map((record) => ({
        ...placeInVehicle(record, 'name'),
        found: `${record.name}, which no page but the inventory shows`,
        advice: "give it a seriesId, or name it in its brand's lineup or in data/featured-carts.yaml",
      }))
  );
}

/** Vehicles that some page besides the inventory shows. */
export function listLinkedVehicleIds({
  brands,
  vehicleRecords,
  featuredCarts,
}: Pick<Content, 'brands' | 'vehicleRecords' | 'featuredCarts'>): ReadonlySet<string> {
  const onBrandPages = brands.flatMap(({ id, page, series }) => {
    if (!page) return [];
    const onSeriesCards = summarizeSeries(series, id, vehicleRecords).flatMap(({ shown }) => shown);
    const inStock = vehicleRecords.filter((record) => record.brandId === id && record.inStock);
    return [...page.lineupVehicleIds, ...[...onSeriesCards, ...inStock].map((record) => record.id)];
  });
  const related = vehicleRecords.flatMap((record) => listRelatedVehicles(record, vehicleRecords, 3));
  return new Set([
    ...onBrandPages,
    ...featuredCarts.map(({ vehicleId }) => vehicleId),
    ...related.map(({ id }) => id),
  ]);
}
