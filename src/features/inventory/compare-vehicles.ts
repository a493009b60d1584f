// Which vehicles are compared, as the URL says it, and the rows of their table.
import { formatNumber, formatUsd } from '../../lib/format.ts';
import { maxCompared } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import {
  batteryAgeLabel,
  hoursLabel,
  listSpecifications,
  roadClassLabel,
  stockLabel,
  warrantyLabel,
} from '../vehicles/specifications.ts';
import { describeRoad } from '../vehicles/vehicle-copy.ts';
import { conditionLabels } from '../vehicles/vehicle-kinds.ts';
import type { InventoryPage } from './inventory-page.schema.ts';

export const priceLabel = 'Price';

export type ComparisonCopy = InventoryPage['comparison'] & {
  /** What the prices include. */
  priceNote: string;
  call: { href: string; number: string };
};

/** The ids in a URL, without unknown and repeated ones. */
export function parseCompareIds(
  params: URLSearchParams,
  vehicles: readonly Pick<ListedVehicle, 'id'>[],
): string[] {
  const ids = new Set((params.get('compare') ?? '').split(','));
  return [...ids].filter((id) => vehicles.some((vehicle) => vehicle.id === id)).slice(0, maxCompared);
}

/** The ids with this one added, if there is room, or removed if it was there. */
export function toggleCompareId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, maxCompared);
}

/** In the order in which people decide. */
const firstLabels = [priceLabel, roadClassLabel, 'Seats', 'Range', 'Payload', 'Top speed', 'Condition'];

/** One row for everything that is known of at least one of the vehicles, with a value for each. */
export function buildCompareRows(
  vehicles: readonly ListedVehicle[],
  warranty: ComparisonCopy['warranty'],
): { label: string; values: string[] }[] {
  const hasUsed = vehicles.some(({ condition }) => condition === 'used');
  const facts = vehicles.map(
    (vehicle) => new Map([...listFacts(vehicle), ...(hasUsed ? listFactsIfUnused(vehicle, warranty) : [])]),
  );
  const labels = new Set([...firstLabels, ...facts.flatMap((known) => [...known.keys()])]);
  return Array.from(labels, (label) => ({
    label,
    values: facts.map((known) => known.get(label) ?? 'Ask us'),
  }));
}

/** A vehicle's values by label. */
function listFacts(vehicle: ListedVehicle): Map<string, string> {
  const { condition, priceUsd, payloadLbs, seats, year } = vehicle;
  const payloadPerSeat = formatNumber(Math.floor(payloadLbs / seats));
  const facts = new Map(listSpecifications(vehicle).map(({ label, value }) => [label, value]));
  for (const label of [stockLabel, 'Year']) facts.delete(label);
  facts.set(priceLabel, formatUsd(priceUsd));
  facts.set(roadClassLabel, describeRoad(vehicle));
  facts.set('Payload', `${facts.get('Payload')}, about ${payloadPerSeat} a\u00A0seat`);
  facts.set('Condition', [conditionLabels[condition], year].filter(Boolean).join(', '));
  return facts;
}

/** Values for the rows that used vehicles add. */
function listFactsIfUnused(
  { condition }: ListedVehicle,
  warranty: ComparisonCopy['warranty'],
): [string, string][] {
  if (condition === 'used') return [];
  if (condition === 'custom') return [[warrantyLabel, warranty.custom]];
  return [
    [hoursLabel, 'None yet'],
    [batteryAgeLabel, 'New battery'],
    [warrantyLabel, warranty.new],
  ];
}
