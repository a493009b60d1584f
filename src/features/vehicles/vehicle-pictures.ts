// Where the pictures of vehicles are, and what lists say of them.
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** Folder of the pictures below data/. */
export const pictureFolder = 'vehicles/pictures';

/** A picture's file below data/, by its name. */
export function pictureFile(name: string): string {
  return `${pictureFolder}/${name}`;
}

/** The line over a list of vehicles: what their prices hold, and that pictures are illustrations where some are. */
export function describeListing(
  priceLine: string,
  vehicles: readonly Pick<VehicleRecord, 'picturesAreIllustrations' | 'condition'>[],
): string {
  const drawn = vehicles.filter((vehicle) => vehicle.picturesAreIllustrations);
  if (drawn.length === 0) return priceLine;
  const isUsed = drawn.every(({ condition }) => condition === 'used');
  return `${priceLine} ${isUsed ? 'Drawings, not photos of these carts.' : 'Pictures are illustrations.'}`;
}
