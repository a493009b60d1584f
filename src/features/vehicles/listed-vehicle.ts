// A vehicle as lists and islands use it.
import type { Vehicle } from './vehicle.ts';

/** The vehicle without what only its own page shows: a visitor loads all of them with the inventory. */
export function toListedVehicle(vehicle: Vehicle) {
  const { brandId, seriesId, name, features, pictures, picturesAreIllustrations, ...rest } = vehicle;
  const { roadClassSource, externalUrl, standsAt, retired, sample, verified, ...listed } = rest;
  return listed;
}

export type ListedVehicle = ReturnType<typeof toListedVehicle>;
