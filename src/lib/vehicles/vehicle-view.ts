// A vehicle's record as visitors and the API see it: display texts, badges, specification rows. One place for all.
import type { Condition } from '../../schemas/conditions.ts';
import type { ListedVehicle, Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { RoadClass, VehicleUse } from '../../schemas/vehicle-uses.ts';
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
      batteryType: formatBattery(record),
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
    ...(record.roadClass && { roadClass: record.roadClass }),
    ...(record.uses && { uses: record.uses }),
  };
}

/** Voltage and kind of a battery: "48 V lithium". */
export function formatBattery({
  batteryVolts,
  batteryType,
}: Pick<VehicleRecord, 'batteryVolts' | 'batteryType'>): string {
  return `${batteryVolts} V ${batteryType}`;
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

/** Words of what a vehicle is on the road. */
export const roadClassWords: Readonly<Record<RoadClass, string>> = {
  'low-speed-vehicle': 'Low-speed vehicle',
  'golf-cart': 'Golf cart',
  'off-road': 'Off-road',
};

/** Words of what people use a vehicle for. */
export const useWords: Readonly<Record<VehicleUse, string>> = {
  golf: 'Golf',
  neighborhood: 'Neighborhood',
  work: 'Work',
  'off-road': 'Off-road',
  shuttle: 'Shuttle',
};

export type Badge = 'NEW' | 'In Stock' | 'Out of Stock';

/**
 * Badges of cards and pages (specification, section 4): NEW if new, else In Stock, else Out of Stock; a new vehicle that
 * cannot be bought now has two.
 */
export function listBadges({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>): readonly Badge[] {
  if (!inStock) return isNew ? ['NEW', 'Out of Stock'] : ['Out of Stock'];
  return isNew ? ['NEW'] : ['In Stock'];
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

/** Label of the row that says what a vehicle is on the road. */
export const roadLabel = 'On the road';
/** What stands there where no source says so. */
export const unknownRoad = 'Ask us';

/**
 * All specifications as label and value, the known ones first; other keys are their own label. What it is on the road
 * stands among the known ones where a source says so.
 */
export function listSpecifications(
  vehicle: Pick<Vehicle, 'specifications' | 'roadClass'>,
): { label: string; value: string }[] {
  const { specifications, roadClass } = vehicle;
  const known = Object.keys(specificationLabels).filter((key) => key in specifications);
  const others = Object.keys(specifications).filter((key) => !(key in specificationLabels));
  const listRows = (keys: readonly string[]) =>
    keys.map((key) => ({ label: specificationLabels[key] ?? key, value: String(specifications[key]) }));
  return [
    ...listRows(known),
    ...(roadClass ? [{ label: roadLabel, value: roadClassWords[roadClass] }] : []),
    ...listRows(others),
  ];
}

/** The card's line of facts: "4 seats, 42 mi, 25 mph", and what it is on the road where a source says so. */
export function describeVehicle({
  specifications,
  roadClass,
}: Pick<Vehicle, 'specifications' | 'roadClass'>): string {
  const { seatingCapacity, range, topSpeed } = specifications;
  return [
    formatCount(seatingCapacity, 'seat'),
    range.replace(' miles', ' mi'),
    topSpeed,
    ...(roadClass ? [roadClassWords[roadClass].toLowerCase()] : []),
  ].join(', ');
}

/** What matters about a used unit: "2021, battery 1 year 8 months old, 640 hours run, 4 months of warranty left". */
export function describeUsedVehicle({
  condition,
  specifications,
}: Pick<Vehicle, 'condition' | 'specifications'>): string | undefined {
  if (condition !== 'used') return undefined;
  const read = (label: keyof typeof usedLabels) => String(specifications[usedLabels[label]] ?? '');
  const warranty = read('warranty');
  return [
    read('year'),
    `battery ${read('batteryAge')} old`,
    `${read('hours')} hours run`,
    noWarranty[warranty] ?? `${warranty} of warranty left`,
  ].join(', ');
}

const usedLabels = {
  stockId: 'Stock number',
  year: 'Year',
  hours: 'Hours run',
  batteryAge: 'Battery age',
  warranty: 'Warranty left',
} as const;

/** What the row about the warranty says where none is left, with the words of the card. */
const noWarranty: Readonly<Record<string, string>> = {
  None: 'no warranty left',
  'None, sold as-is': 'sold as-is',
};

function listUsedSpecifications(record: VehicleRecord): Record<string, string> {
  if (record.condition !== 'used') return {};
  return {
    [usedLabels.stockId]: record.stockId,
    [usedLabels.year]: String(record.year),
    [usedLabels.hours]: formatNumber(record.hoursRun),
    [usedLabels.batteryAge]: formatMonths(record.batteryAgeMonths),
    [usedLabels.warranty]: describeWarranty(record),
  };
}

function describeWarranty({ asIs, warrantyMonthsLeft }: Extract<VehicleRecord, { condition: 'used' }>) {
  if (asIs) return 'None, sold as-is';
  return warrantyMonthsLeft > 0 ? formatMonths(warrantyMonthsLeft) : 'None';
}
