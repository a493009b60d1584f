// A vehicle as the site knows it: what its file says, under the file's names, and what follows from other files. Texts for
// people are made where they are shown, those of the API by toApiVehicle().
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

export type Vehicle = VehicleRecord & {
  brandName: string;
  /** Brand and model. */
  fullName: string;
  /** How many pictures there are of it. */
  pictureCount: number;
};

/** The model's name, without the year in parentheses that a used unit's name may end with. */
export function getModelName({ name, year }: Pick<Vehicle, 'name' | 'year'>): string {
  const suffix = ` (${year})`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The showroom where a vehicle can be seen; none where its file names none, and once it is out of stock. */
export function findShowroom(
  { inStock, standsAt }: Pick<Vehicle, 'inStock' | 'standsAt'>,
  showrooms: readonly Showroom[],
): Showroom | undefined {
  return inStock ? showrooms.find(({ id }) => id === standsAt?.showroomId) : undefined;
}

/** Number to ask about a vehicle, E.164: whoever answers has the cart in front of them, where it stands somewhere. */
export function getSalesPhone(
  vehicle: Vehicle,
  { phone, showrooms }: Pick<Dealer, 'phone' | 'showrooms'>,
): string {
  return findShowroom(vehicle, showrooms)?.phone ?? phone;
}

/** Whether there is this one and no other: a used cart, or a custom build. Once it is gone, none like it is on order. */
export function isOneOff({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition !== 'new';
}
