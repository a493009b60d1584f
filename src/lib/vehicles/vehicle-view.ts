// A vehicle's record as visitors and the API see it: display texts, badge, specification rows. One place for all.
import type { Condition } from '../../schemas/conditions.ts';
import type { ListedVehicle, Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { formatCount, formatMonths, formatNumber } from '../site/format.ts';
import { picturePath } from '../site/paths.ts';
import { largestPictureWidth } from '../pictures/picture-sizes.ts';
import { listPictureFiles } from '../pictures/vehicle-pictures.ts';

/** The vehicle as `GET /api/vehicles` answers it. `brandName` is the name in the brand's file. */
export function buildVehicle(record: VehicleRecord, brandName: string): Vehicle {
  return {
    id: record.id,
    name: `${brandName} ${record.name}`,
    brand: brandName,
    category: record.category,
    price: record.priceUsd,
    description: record.description,
    images: listPictureFiles(record).map((_, index) =>
      picturePath(record.id, index + 1, largestPictureWidth),
    ),
    ...(record.externalUrl && { externalUrl: record.externalUrl }),
    specifications: {
      topSpeed: `${record.topSpeedMph} mph`,
      range: `${record.rangeMiles} miles`,
      batteryType: record.batteryType,
      chargingTime:
        record.chargingHoursMin === record.chargingHoursMax
          ? formatCount(record.chargingHoursMin, 'hour')
          : `${record.chargingHoursMin}-${record.chargingHoursMax} hours`,
      payload: `${formatNumber(record.payloadLbs)} lbs`,
      seatingCapacity: record.seats,
      driveType: record.driveType,
      ...listUsedSpecifications(record),
      ...record.otherSpecifications,
    },
    features: record.features,
    inStock: record.inStock,
    condition: record.condition,
    isNew: record.condition === 'new',
  };
}

/** The vehicle as lists need it. */
export function omitFeatures(vehicle: Vehicle): ListedVehicle {
  const listed: ListedVehicle & Partial<Vehicle> = { ...vehicle };
  delete listed.features;
  return listed;
}

/** Words of a vehicle's condition. */
export const conditionWords: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  custom: 'Custom',
};

/** Badge of cards and pages (specification, section 4): NEW if new, else In Stock, else Out of Stock. */
export function chooseBadge(
  vehicle: Pick<Vehicle, 'isNew' | 'inStock'>,
): 'NEW' | 'In Stock' | 'Out of Stock' {
  if (vehicle.isNew) return 'NEW';
  return vehicle.inStock ? 'In Stock' : 'Out of Stock';
}

const specificationLabels: Record<string, string> = {
  seatingCapacity: 'Seats',
  topSpeed: 'Top speed',
  range: 'Range',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
  driveType: 'Drive',
};

/** All specifications as label and value, the known ones first; other keys are their own label. */
export function listSpecifications(
  vehicle: Pick<Vehicle, 'specifications'>,
): { label: string; value: string }[] {
  const { specifications } = vehicle;
  const known = Object.keys(specificationLabels).filter((key) => key in specifications);
  const others = Object.keys(specifications).filter((key) => !(key in specificationLabels));
  return [...known, ...others].map((key) => ({
    label: specificationLabels[key] ?? key,
    value: String(specifications[key]),
  }));
}

/** The card's line of facts: "4 seats, 42 mi, 25 mph". */
export function describeVehicle(vehicle: Pick<Vehicle, 'specifications'>): string {
  const { seatingCapacity, range, topSpeed } = vehicle.specifications;
  return `${formatCount(seatingCapacity, 'seat')}, ${range.replace(' miles', ' mi')}, ${topSpeed}`;
}

function listUsedSpecifications(record: VehicleRecord): Record<string, string> {
  if (record.condition !== 'used') return {};
  return {
    'Stock number': record.stockId,
    Year: String(record.year),
    'Hours run': formatNumber(record.hoursRun),
    'Battery age': formatMonths(record.batteryAgeMonths),
    'Warranty left': record.warrantyMonthsLeft > 0 ? formatMonths(record.warrantyMonthsLeft) : 'None',
  };
}
