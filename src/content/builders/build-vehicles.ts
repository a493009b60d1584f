// The vehicles of the site, from data/vehicles/*.yaml: the one source of cards, pages, API, feed and markup.
import { buildVehicle } from '../../features/vehicles/build-vehicle.ts';
import type { Vehicle } from '../../features/vehicles/vehicle.ts';
import type { buildBrands } from './build-brands.ts';
import type { Records } from '../records.ts';

const conditionOrder = ['new', 'custom', 'used'] as const;

/** Vehicles, new ones first, then by brand, series and price. */
export function buildVehicles(
  vehicleDataRecords: Records['vehicles'],
  { findBrand }: ReturnType<typeof buildBrands>,
) {
  const vehicles: readonly Vehicle[] = vehicleDataRecords
    .flatMap(({ value, id }): Vehicle[] => {
      const brand = findBrand(value.brandId);
      return brand ? [buildVehicle({ ...value, id }, brand.name)] : [];
    })
    .toSorted(
      (a, b) =>
        conditionOrder.indexOf(a.condition) - conditionOrder.indexOf(b.condition) ||
        a.brandId.localeCompare(b.brandId) ||
        (a.seriesId ?? 'zz').localeCompare(b.seriesId ?? 'zz') ||
        a.priceUsd - b.priceUsd,
    );
  const getVehicle = (id: string): Vehicle => {
    const found = vehicles.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no vehicle with the id "${id}"`);
    return found;
  };

  return {
    vehicles,
    /** A vehicle by its id. Throws when there is none, since every reference is checked. */
    getVehicle,
  };
}
