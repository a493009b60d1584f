// Vehicles from their files.
import type { Vehicle } from './vehicle.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** The vehicle of a file. `brandName` is the name in the brand's file. */
export function buildVehicle(record: VehicleRecord, brandName: string): Vehicle {
  return {
    ...record,
    brandName,
    fullName: `${brandName} ${record.name}`,
    pictureCount: record.pictures.length,
  };
}

const conditionOrder = ['new', 'custom', 'used'] as const;

/** The order of the catalog: new vehicles first, then by brand, series and price. */
export function compareInCatalog(a: VehicleRecord, b: VehicleRecord): number {
  return (
    conditionOrder.indexOf(a.condition) - conditionOrder.indexOf(b.condition) ||
    a.brandId.localeCompare(b.brandId) ||
    (a.seriesId ?? 'zz').localeCompare(b.seriesId ?? 'zz') ||
    a.priceUsd - b.priceUsd
  );
}
