// The carts of each page of data/lists, their order and the reason for each, from the carts' records.
import type { ListRule, VehicleList } from './list.schema.ts';
import type { VehicleRecord } from '../vehicles/vehicle-record.schema.ts';
import { formatCount, formatMonths, formatNumber } from '../../lib/format.ts';
import { listPath } from '../../lib/paths.ts';
import { fillTemplate, listTokenNames } from '../../lib/tokens.ts';
import { vehicleOrders } from '../vehicles/related-vehicles.ts';
import { formatFigures } from '../vehicles/specifications.ts';
import { describeWarrantyLeft } from '../vehicles/vehicle-copy.ts';
import { conditionLabels } from '../vehicles/vehicle-kinds.ts';

/** Whether a vehicle meets every condition of a rule. */
export function fitsRule(record: VehicleRecord, rule: ListRule): boolean {
  const { condition, category, uses = [], roadClass, seats, priceUsd, rangeMiles, payloadLbs } = record;
  return (
    (rule.conditions?.includes(condition) ?? true) &&
    (rule.categories?.includes(category) ?? true) &&
    (rule.uses?.some((use) => uses.includes(use)) ?? true) &&
    (rule.roadClasses?.some((name) => name === roadClass) ?? true) &&
    seats >= (rule.seatsMin ?? 0) &&
    seats <= (rule.seatsMax ?? Infinity) &&
    priceUsd < (rule.priceBelowUsd ?? Infinity) &&
    rangeMiles >= (rule.rangeMinMiles ?? 0) &&
    payloadLbs >= (rule.payloadMinLbs ?? 0) &&
    (rule.feature === undefined || findFeature(record, rule.feature) !== undefined)
  );
}

/** Whether the inventory can filter by the rule; it has no filter for range, payload and features. */
export function isFilterRule({ rangeMinMiles, payloadMinLbs, feature }: ListRule): boolean {
  return [rangeMinMiles, payloadMinLbs, feature].every((value) => value === undefined);
}

/** The vehicles of a list: those in stock first, then by its order. Ties keep the catalog's order. */
export function listMatchingVehicles<Cart extends VehicleRecord>(
  { rule, order }: Pick<VehicleList, 'rule' | 'order'>,
  all: readonly Cart[],
): Cart[] {
  return all
    .filter((record) => fitsRule(record, rule))
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || vehicleOrders[order](a, b));
}

/** States of a cart's warranty, in the order of a list that is split by it. */
const warrantyStates = ['left', 'noneLeft', 'asIs', 'outOfStock'] as const;
type WarrantyState = (typeof warrantyStates)[number];

/** The carts by the state of their warranty, without empty parts. */
export function splitByWarranty<Cart extends VehicleRecord>(
  carts: readonly Cart[],
): { warranty: WarrantyState; carts: Cart[] }[] {
  return warrantyStates
    .map((warranty) => ({ warranty, carts: carts.filter((cart) => findWarrantyState(cart) === warranty) }))
    .filter((part) => part.carts.length > 0);
}

function findWarrantyState(record: VehicleRecord): WarrantyState {
  if (!record.inStock) return 'outOfStock';
  if (record.condition !== 'used') return 'left';
  if (record.asIs) return 'asIs';
  return record.warrantyMonthsLeft > 0 ? 'left' : 'noneLeft';
}

/** Why a vehicle is on a list: the first sentence with a value for every token, if there is one. */
export function writeReason(
  record: VehicleRecord,
  { reasons = [], rule }: Pick<VehicleList, 'reasons' | 'rule'>,
): string | undefined {
  const values = listReasonValues(record, rule);
  const template = reasons.find((text) => listTokenNames(text).every((name) => name in values));
  return template && fillTemplate(template, values);
}

/** The tokens that a vehicle has a text for. */
function listReasonValues(record: VehicleRecord, rule: ListRule): Record<string, string> {
  const { battery, chargingTime } = formatFigures(record);
  return {
    'vehicle.condition': conditionLabels[record.condition],
    'vehicle.seats': formatCount(record.seats, 'seat'),
    'vehicle.range': formatCount(record.rangeMiles, 'mile'),
    'vehicle.topSpeed': `${record.topSpeedMph} mph`,
    'vehicle.payload': `${formatNumber(record.payloadLbs)} lbs`,
    'vehicle.battery': battery,
    'vehicle.charging': chargingTime,
    'vehicle.feature': findFeature(record, rule.feature ?? '') ?? '',
    ...(record.roadClassSource && { 'vehicle.road': record.roadClassSource }),
    ...(record.year && { 'vehicle.year': String(record.year) }),
    ...(record.condition === 'used' && {
      'vehicle.hours': `${formatNumber(record.hoursRun)} hours`,
      'vehicle.batteryAge':
        record.batteryAgeMonths > 0 ? `battery ${formatMonths(record.batteryAgeMonths)} old` : 'new battery',
      'vehicle.warranty': describeWarrantyLeft(record),
    }),
  };
}

/** The first feature that contains the text in any case. */
function findFeature({ features }: VehicleRecord, part: string): string | undefined {
  return features.find((feature) => feature.toLowerCase().includes(part.toLowerCase()));
}

/** A list with its vehicles by warranty if it is split, each with the reason why it is listed. */
export function buildVehicleList(list: VehicleList, vehicles: readonly VehicleRecord[]) {
  const { head, hero, notes, warranty } = list;
  const fitting = listMatchingVehicles(list, vehicles);
  const tokens = { 'list.count': formatNumber(fitting.length) };
  const filled = fillTemplate({ head, hero, notes, warranty }, tokens);
  const split = filled.warranty ? splitByWarranty(fitting) : [{ warranty: undefined, carts: fitting }];
  const parts = split.map(({ warranty: state, carts }) => ({
    heading: state && filled.warranty?.[state],
    entries: carts.map((cart) => ({ vehicleId: cart.id, reason: writeReason(cart, list) })),
  }));
  return { ...list, ...filled, parts, entries: parts.flatMap(({ entries }) => entries) };
}

export const toListLink = ({ id, label }: Pick<VehicleList, 'id' | 'label'>) => ({
  label,
  path: listPath(id),
});
