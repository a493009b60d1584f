// Texts about a vehicle on cards and pages: badges, facts, price, and whether it may be driven on the road.
import { formatCount, formatMonths, formatNumber, formatUsd } from '../../lib/format.ts';
import type { RoadClass } from './vehicle-kinds.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';
import { isStreetLegal, isOneOff, type ListedVehicle, type Vehicle } from './vehicle.ts';

export type Badge = 'NEW' | 'In Stock' | 'Out of Stock';

/**
 * NEW if new, else In Stock, else Out of Stock (specification, section 4). A new vehicle that is out of stock has two
 * badges.
 */
export function listBadges({ condition, inStock }: Pick<Vehicle, 'condition' | 'inStock'>): readonly Badge[] {
  if (condition !== 'new') return [inStock ? 'In Stock' : 'Out of Stock'];
  return inStock ? ['NEW'] : ['NEW', 'Out of Stock'];
}

/** "$8,495"; "Was $4,595" for a one-off that is sold. */
export function formatPrice(vehicle: Pick<Vehicle, 'priceUsd' | 'condition' | 'inStock'>): string {
  const price = formatUsd(vehicle.priceUsd);
  return isOneOff(vehicle) && !vehicle.inStock ? `Was ${price}` : price;
}

/** "4 seats, 42 mi, 25 mph", and "street-legal" if a source confirms it. */
export function describeVehicle(vehicle: ListedVehicle): string {
  const { seats, rangeMiles, topSpeedMph } = vehicle;
  const figures = `${formatCount(seats, 'seat')}, ${rangeMiles} mi, ${topSpeedMph} mph`;
  return isStreetLegal(vehicle) ? `${figures}, street-legal` : figures;
}

/** The same for a card, without line breaks between a figure and its unit. */
export function formatFacts(vehicle: ListedVehicle): string {
  return joinHyphens(describeVehicle(vehicle).replaceAll(/(?<=\d) /g, '\u00A0'));
}

export const asIsLabel = 'As-is, no warranty';

/** "1,640 hours", "Battery 1 yr 8 mo" and, while it is in stock, "4 mo warranty left"; empty unless the vehicle is used. */
export function listUsedFacts(vehicle: ListedVehicle): string[] {
  if (vehicle.condition !== 'used') return [];
  const { hoursRun, batteryAgeMonths, warrantyMonthsLeft, asIs, inStock } = vehicle;
  const batteryAge = formatMonths(batteryAgeMonths)
    .replace(/years?/, 'yr')
    .replace(/months?/, 'mo');
  const warranty = warrantyMonthsLeft > 0 ? `${warrantyMonthsLeft} mo warranty left` : 'No warranty';
  return [
    `${formatNumber(hoursRun)} hours`,
    batteryAgeMonths > 0 ? `Battery ${batteryAge}` : 'New battery',
    ...(inStock ? [asIs ? asIsLabel : warranty] : []),
  ];
}

/** The same for a card, with line breaks only between facts. */
export function formatUsedFacts(vehicle: ListedVehicle): string {
  return listUsedFacts(vehicle)
    .map((fact) => joinHyphens(fact.toLowerCase().replaceAll(' ', '\u00A0')))
    .join(', ');
}

function joinHyphens(text: string): string {
  return text.replaceAll('-', '-\u2060');
}

/** "4 months left", "none left"; empty unless the vehicle is used. */
export function describeWarrantyLeft(record: VehicleRecord): string {
  if (record.condition !== 'used') return '';
  const { warrantyMonthsLeft } = record;
  return warrantyMonthsLeft > 0 ? `${formatMonths(warrantyMonthsLeft)} left` : 'none left';
}

const roadDescriptions: Readonly<Record<RoadClass, string>> = {
  'low-speed-vehicle': 'Yes, on slower roads, once registered',
  'golf-cart': 'Golf cart, not a low-speed vehicle',
  'off-road': 'Private land only',
};

/** What a vehicle may do on the road, in a table's cell. */
export function describeRoad({ roadClass }: Pick<Vehicle, 'roadClass'>): string {
  return roadClass ? roadDescriptions[roadClass] : 'Not confirmed for public roads';
}

/** The line over a list of vehicles: what prices include, and whether pictures are drawings. */
export function describeListing(
  priceLine: string,
  vehicles: readonly Pick<Vehicle, 'picturesAreIllustrations'>[],
): string {
  const hasDrawings = vehicles.some(({ picturesAreIllustrations }) => picturesAreIllustrations);
  return hasDrawings ? `${priceLine} Pictures are illustrations.` : priceLine;
}
