// How a vehicle is told of in words: badges, lines of facts, rows of specifications. One place for cards, pages and markup.
import type { Condition } from './conditions.ts';
import { isForRoad } from './related-vehicles.ts';
import type { Vehicle } from './vehicle.ts';
import type { VehiclePage } from './vehicle-page.schema.ts';
import type { RoadClass, VehicleUse } from './vehicle-uses.ts';
import { capitalize, formatCount, formatMonths, formatNumber, spellNumber } from '../../lib/format.ts';
import {
  hasSpecifications,
  hasUsedFacts,
  type ListedVehicle,
  type UsedFacts,
  type VehicleSpecifications,
} from './listed-vehicle.ts';

/** Labels of a vehicle's condition. */
export const conditionLabels: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  custom: 'Custom',
};

/** Labels of what a vehicle is on the road. */
export const roadClassLabels: Readonly<Record<RoadClass, string>> = {
  'low-speed-vehicle': 'Low-speed vehicle',
  'golf-cart': 'Golf cart',
  'off-road': 'Off-road',
};

/** Which cart may be registered for the road, or how many: "Two carts are confirmed for slower roads." */
export function describeRoadCarts(vehicles: readonly Pick<Vehicle, 'fullName' | 'roadClass'>[]): string {
  const carts = vehicles.filter(isForRoad);
  const named = carts.length === 1 && carts[0];
  if (named) return `The ${named.fullName} is confirmed for slower roads.`;
  return `${capitalize(spellNumber(carts.length))} carts are confirmed for slower roads.`;
}

/** Labels of what people use a vehicle for. */
export const useLabels: Readonly<Record<VehicleUse, string>> = {
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
export function listBadges({ condition, inStock }: Pick<Vehicle, 'condition' | 'inStock'>): readonly Badge[] {
  if (condition !== 'new') return [inStock ? 'In Stock' : 'Out of Stock'];
  return inStock ? ['NEW'] : ['NEW', 'Out of Stock'];
}

/** Voltage and kind of a battery: "48 V lithium". */
export function formatBattery({
  batteryVolts,
  batteryType,
}: Pick<Vehicle, 'batteryVolts' | 'batteryType'>): string {
  return `${batteryVolts} V ${batteryType}`;
}

/** Figures with their units. */
export function formatFigures(figures: VehicleSpecifications) {
  const { topSpeedMph, rangeMiles, chargingHoursMin: least, chargingHoursMax: most, payloadLbs } = figures;
  return {
    topSpeed: `${topSpeedMph} mph`,
    range: `${rangeMiles} miles`,
    battery: formatBattery(figures),
    chargingTime: least === most ? formatCount(least, 'hour') : `${least}-${most} hours`,
    payload: `${formatNumber(payloadLbs)} lbs`,
  };
}

/** How long it charges, within a sentence: "4 to 6 hours". */
export function describeChargingHours({
  chargingHoursMin: least,
  chargingHoursMax: most,
}: Pick<VehicleSpecifications, 'chargingHoursMin' | 'chargingHoursMax'>): string {
  return least === most ? formatCount(most, 'hour') : `${least} to ${most} hours`;
}

/** A row of the table of specifications. */
export interface Specification {
  /** The field that the row prints, where schema.org has a property for it, so that markup needs no row. */
  field?: 'seats' | 'topSpeedMph' | 'rangeMiles' | 'payloadLbs' | 'driveType' | 'year';
  label: string;
  value: string;
}

/** Label of the row that says what a vehicle is on the road. */
export const roadLabel = 'On the road';
/** What that row says, in a table's cell: what its class means there, or that no source says so. */
export function describeRoad({ roadClass }: Pick<Vehicle, 'roadClass'>): string {
  const answers: Readonly<Record<RoadClass, string>> = {
    'low-speed-vehicle': 'Yes, on slower roads, once registered',
    'golf-cart': 'Golf cart, not a low-speed vehicle',
    'off-road': 'Private land only',
  };
  return roadClass ? answers[roadClass] : 'Not confirmed for public roads';
}

/** What a page answers to whether a vehicle may drive on the road: by what it is there, or that no source says so. */
export function getRoadAnswer(
  { roadClass }: Pick<Vehicle, 'roadClass'>,
  { lowSpeedVehicle, golfCart, offRoad, unknown }: VehiclePage['road'],
): string {
  const answers: Readonly<Record<RoadClass, string>> = {
    'low-speed-vehicle': lowSpeedVehicle,
    'golf-cart': golfCart,
    'off-road': offRoad,
  };
  return roadClass ? answers[roadClass] : unknown;
}

/**
 * All specifications that are known, those of every vehicle first. What it is on the road stands among them where a source
 * says so.
 */
export function listSpecifications(vehicle: ListedVehicle): Specification[] {
  const { seats, color, roadClass, otherSpecifications = [] } = vehicle;
  return [
    { field: 'seats', label: 'Seats', value: String(seats) },
    ...(hasSpecifications(vehicle) ? listFigures(vehicle) : []),
    ...(color ? [{ label: 'Color', value: color }] : []),
    ...(roadClass ? [{ label: roadLabel, value: roadClassLabels[roadClass] }] : []),
    ...listUnitFacts(vehicle),
    ...otherSpecifications,
  ];
}

function listFigures(vehicle: VehicleSpecifications): Specification[] {
  const { topSpeed, range, battery, chargingTime, payload } = formatFigures(vehicle);
  return [
    { field: 'topSpeedMph', label: 'Top speed', value: topSpeed },
    { field: 'rangeMiles', label: 'Range', value: range },
    { label: 'Battery', value: battery },
    { label: 'Charging time', value: chargingTime },
    { field: 'payloadLbs', label: 'Payload', value: payload },
    { field: 'driveType', label: 'Drive', value: vehicle.driveType },
  ];
}

/** The rows that tell the models of a brand apart. */
export function listMainFigures(vehicle: ListedVehicle): Specification[] {
  const rows = listSpecifications(vehicle);
  return mainFields.flatMap((field) => rows.find((row) => row.field === field) ?? []);
}

const mainFields = ['seats', 'rangeMiles', 'topSpeedMph', 'driveType'] as const;

/** Labels of rows of used units that the comparison treats apart. */
export const stockLabel = 'Stock number';
export const hoursLabel = 'Hours run';
export const batteryAgeLabel = 'Battery age';
export const warrantyLabel = 'Warranty left';

/** The rows about the unit rather than its model: its year, and what is known of a used one. */
export function listUnitFacts(vehicle: ListedVehicle): Specification[] {
  const year: Specification[] = vehicle.year
    ? [{ field: 'year', label: 'Year', value: String(vehicle.year) }]
    : [];
  if (!hasUsedFacts(vehicle)) return year;
  return [
    { label: stockLabel, value: vehicle.stockId },
    ...year,
    { label: hoursLabel, value: formatNumber(vehicle.hoursRun) },
    { label: batteryAgeLabel, value: formatMonths(vehicle.batteryAgeMonths) },
    { label: warrantyLabel, value: formatWarranty(vehicle) },
  ];
}

/** What a unit that is sold as it stands says of its warranty, everywhere. */
const asIsLabel = 'As-is, no warranty';

function formatWarranty({ asIs, warrantyMonthsLeft }: UsedFacts): string {
  if (asIs) return asIsLabel;
  return warrantyMonthsLeft > 0 ? formatMonths(warrantyMonthsLeft) : 'None';
}

/** What is left of a used unit's warranty, behind that word: "4 months left", "none left"; nothing on any other vehicle. */
export function describeWarrantyLeft({
  warrantyMonthsLeft,
}: Pick<ListedVehicle, 'condition' | 'warrantyMonthsLeft'>): string {
  if (warrantyMonthsLeft === undefined) return '';
  return warrantyMonthsLeft > 0 ? `${formatMonths(warrantyMonthsLeft)} left` : 'none left';
}

/** What people compare first: "4 seats, 42 mi, 25 mph". */
export function describeFigures(vehicle: ListedVehicle): string {
  return [
    formatCount(vehicle.seats, 'seat'),
    ...(hasSpecifications(vehicle) ? [`${vehicle.rangeMiles} mi`, formatFigures(vehicle).topSpeed] : []),
  ].join(', ');
}

/** The card's line of facts: those figures, and "street-legal" where a source says so. */
export function describeVehicle(vehicle: ListedVehicle): string {
  return `${describeFigures(vehicle)}${isForRoad(vehicle) ? ', street-legal' : ''}`;
}

/**
 * What matters about a used unit, in this order: "640 hours", "Battery 1 yr 8 mo" and, while it can be had,
 * "4 mo warranty left".
 */
export function describeUsedVehicle(vehicle: ListedVehicle): string[] | undefined {
  if (!hasUsedFacts(vehicle)) return undefined;
  return [
    `${formatNumber(vehicle.hoursRun)} hours`,
    vehicle.batteryAgeMonths > 0 ? `Battery ${abbreviateMonths(vehicle.batteryAgeMonths)}` : 'New battery',
    ...(vehicle.inStock ? [describeWarranty(vehicle)] : []),
  ];
}

/** Months as short as they get: "2 years 7 months" is "2 yr 7 mo". */
function abbreviateMonths(months: number): string {
  return formatMonths(months)
    .replace(/years?/, 'yr')
    .replace(/months?/, 'mo');
}

function describeWarranty({ asIs, warrantyMonthsLeft }: UsedFacts): string {
  if (asIs) return asIsLabel;
  return warrantyMonthsLeft > 0 ? `${warrantyMonthsLeft} mo warranty left` : 'No warranty';
}
