// A vehicle: its file with its brand and the facts that follow from them.
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

export type Vehicle = VehicleRecord & {
  brandName: string;
  /** Brand and model. */
  fullName: string;
  pictureCount: number;
};

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

/** The model's name, without the year in parentheses that a used unit's name may end with. */
export function getNameWithoutYear({ name, year }: Pick<Vehicle, 'name' | 'year'>): string {
  const suffix = ` (${year})`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The showroom where a vehicle can be seen; undefined once it is out of stock. */
export function findShowroom(
  { inStock, standsAt }: Pick<Vehicle, 'inStock' | 'standsAt'>,
  showrooms: readonly Showroom[],
): Showroom | undefined {
  return inStock ? showrooms.find(({ id }) => id === standsAt?.showroomId) : undefined;
}

/** E.164 number of the vehicle's showroom, or else of the dealer. */
export function getSalesPhone(
  vehicle: Vehicle,
  { phone, showrooms }: Pick<Dealer, 'phone' | 'showrooms'>,
): string {
  return findShowroom(vehicle, showrooms)?.phone ?? phone;
}

/** Whether there is only one: a used vehicle or a custom build, which cannot be reordered. */
export function isOneOff({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition !== 'new';
}

/** Whether a source confirms that it may be registered for the road. */
export function isStreetLegal({ roadClass }: Pick<Vehicle, 'roadClass'>): boolean {
  return roadClass === 'low-speed-vehicle';
}

/** The vehicle without the fields that only its page needs, since the inventory loads all vehicles. */
export function toListedVehicle(vehicle: Vehicle) {
  const { brandId, seriesId, name, features, pictures, picturesAreIllustrations, ...rest } = vehicle;
  const { roadClassSource, externalUrl, standsAt, retired, sample, verified, ...listed } = rest;
  return listed;
}

export type ListedVehicle = ReturnType<typeof toListedVehicle>;
