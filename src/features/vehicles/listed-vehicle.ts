// A vehicle as the inventory's island has it: what cards show, filters and orders read, and the comparison lists.
import type { Vehicle } from './vehicle.ts';

/** Fields that are typed in the API, too. */
const saleFields = [
  'id',
  'fullName',
  'brandName',
  'category',
  'description',
  'priceUsd',
  'inStock',
  'condition',
  'seats',
  'roadClass',
  'uses',
  'pictureCount',
] as const;
/** Fields that the API gives as formatted strings. */
const specificationFields = [
  'rangeMiles',
  'topSpeedMph',
  'batteryVolts',
  'batteryType',
  'chargingHoursMin',
  'chargingHoursMax',
  'payloadLbs',
  'driveType',
  'year',
  'color',
  'otherSpecifications',
] as const;
const usedFields = ['stockId', 'hoursRun', 'batteryAgeMonths', 'warrantyMonthsLeft', 'asIs'] as const;

export type VehicleSpecifications = Pick<Vehicle, (typeof specificationFields)[number]>;
export type UsedFacts = Pick<Extract<Vehicle, { condition: 'used' }>, (typeof usedFields)[number]>;

/** Any vehicle, or what is known of one: without figures where the API alone has told of it. */
export type ListedVehicle = Pick<Vehicle, (typeof saleFields)[number]> &
  Partial<VehicleSpecifications & UsedFacts & Pick<Vehicle, 'highlight'>>;

/** The vehicle as the island needs it, and no more: a visitor loads it with the page. */
export function toListedVehicle(vehicle: Vehicle): ListedVehicle {
  const listed: readonly string[] = [...saleFields, ...specificationFields, ...usedFields, 'highlight'];
  const fields = Object.entries(vehicle).filter(([name]) => listed.includes(name));
  return Object.fromEntries(fields) as unknown as ListedVehicle;
}

/** Whether its figures are known. */
export function hasSpecifications(vehicle: ListedVehicle): vehicle is ListedVehicle & VehicleSpecifications {
  return vehicle.rangeMiles !== undefined;
}

/** Whether it is a used unit whose age and care are known. */
export function hasUsedFacts(vehicle: ListedVehicle): vehicle is ListedVehicle & UsedFacts {
  return vehicle.stockId !== undefined;
}
