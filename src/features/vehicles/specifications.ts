// The rows of a vehicle's specifications, for its page, the comparison, markup and the API.
import { formatCount, formatMonths, formatNumber } from '../../lib/format.ts';
import { asIsLabel } from './vehicle-copy.ts';
import { roadClassLabels } from './vehicle-kinds.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';
import type { ListedVehicle } from './vehicle.ts';

export interface Specification {
  /** The field that the row prints, if schema.org has a property for it. */
  field?: 'seats' | 'topSpeedMph' | 'rangeMiles' | 'payloadLbs' | 'driveType' | 'year';
  label: string;
  value: string;
}

export const roadClassLabel = 'On the road';
export const stockLabel = 'Stock number';
export const hoursLabel = 'Hours run';
export const batteryAgeLabel = 'Battery age';
export const warrantyLabel = 'Warranty left';

/** Figures with their units. */
export function formatFigures(vehicle: ListedVehicle | VehicleRecord) {
  const { topSpeedMph, rangeMiles, chargingHoursMin: min, chargingHoursMax: max, payloadLbs } = vehicle;
  return {
    topSpeed: `${topSpeedMph} mph`,
    range: `${rangeMiles} miles`,
    battery: `${vehicle.batteryVolts} V ${vehicle.batteryType}`,
    chargingTime: min === max ? formatCount(min, 'hour') : `${min}-${max} hours`,
    payload: `${formatNumber(payloadLbs)} lbs`,
  };
}

/** All specifications; the road class only if it is known. */
export function listSpecifications(vehicle: ListedVehicle): Specification[] {
  const { seats, driveType, color, roadClass, otherSpecifications = [] } = vehicle;
  const { topSpeed, range, battery, chargingTime, payload } = formatFigures(vehicle);
  return [
    { field: 'seats', label: 'Seats', value: String(seats) },
    { field: 'topSpeedMph', label: 'Top speed', value: topSpeed },
    { field: 'rangeMiles', label: 'Range', value: range },
    { label: 'Battery', value: battery },
    { label: 'Charging time', value: chargingTime },
    { field: 'payloadLbs', label: 'Payload', value: payload },
    { field: 'driveType', label: 'Drive', value: driveType },
    ...(color ? [{ label: 'Color', value: color }] : []),
    ...(roadClass ? [{ label: roadClassLabel, value: roadClassLabels[roadClass] }] : []),
    ...listUnitFacts(vehicle),
    ...otherSpecifications,
  ];
}

/** The rows about the unit, not its model: its year, and if it is used, its hours, battery and warranty. */
export function listUnitFacts(vehicle: ListedVehicle): Specification[] {
  const year: Specification[] = vehicle.year
    ? [{ field: 'year', label: 'Year', value: String(vehicle.year) }]
    : [];
  if (vehicle.condition !== 'used') return year;
  const { asIs, warrantyMonthsLeft } = vehicle;
  const warranty = warrantyMonthsLeft > 0 ? formatMonths(warrantyMonthsLeft) : 'None';
  return [
    { label: stockLabel, value: vehicle.stockId },
    ...year,
    { label: hoursLabel, value: formatNumber(vehicle.hoursRun) },
    { label: batteryAgeLabel, value: formatMonths(vehicle.batteryAgeMonths) },
    { label: warrantyLabel, value: asIs ? asIsLabel : warranty },
  ];
}

const mainFields = ['seats', 'rangeMiles', 'topSpeedMph', 'driveType'] as const;

/** The rows by which models of a brand differ. */
export function listMainFigures(vehicle: ListedVehicle): Specification[] {
  const rows = listSpecifications(vehicle);
  return mainFields.flatMap((field) => rows.find((row) => row.field === field) ?? []);
}
