// Which vehicles are compared, as the URL says it, and the rows of their table.
import { formatNumber, formatUsd, formatUsdCents } from '../../lib/format.ts';
import { maxCompared } from '../../lib/paths.ts';
import type { Loan } from '../financing/loan.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import {
  batteryAgeLabel,
  hoursLabel,
  listSpecifications,
  roadLabel,
  stockLabel,
  warrantyLabel,
} from '../vehicles/specifications.ts';
import { describeRoad } from '../vehicles/vehicle-copy.ts';
import { conditionLabels } from '../vehicles/vehicle-kinds.ts';
import type { InventoryPage } from './inventory-page.schema.ts';

export const unknownValue = 'Ask us';
export const priceLabel = 'Price';

export interface CompareRow {
  label: string;
  /** One for each vehicle. */
  values: string[];
  /** Whether the known values are not all the same. */
  differs: boolean;
}

export type ComparisonCopy = InventoryPage['comparison'] & {
  /** What the prices include. */
  priceNote: string;
  call: { href: string; number: string };
  /** Undefined where no payment example may be printed. */
  loans?: ComparedLoans | undefined;
};

/** Example payments, which must not be shown without their terms. */
interface ComparedLoans {
  terms: string;
  /** "$1,500", which the totals leave out. */
  downPayment?: string | undefined;
  /** By formatLoanKey. */
  byVehicle: Readonly<Partial<Record<string, Pick<Loan, 'paymentUsd' | 'totalUsd'>>>>;
}

/** Includes the price, so that after a change of price no outdated loan is found. */
export function formatLoanKey({ id, priceUsd }: Pick<ListedVehicle, 'id' | 'priceUsd'>): string {
  return `${id} ${priceUsd}`;
}

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

export function isComparable(count: number): boolean {
  return count > 1;
}

/** In the order in which people decide. */
const firstLabels = [priceLabel, roadLabel, 'Seats', 'Range', 'Payload', 'Top speed', 'Condition'];

/** One row for everything that is known of at least one of the vehicles. */
export function buildCompareRows(
  vehicles: readonly ListedVehicle[],
  warranty: ComparisonCopy['warranty'],
): CompareRow[] {
  const hasUsed = vehicles.some(({ condition }) => condition === 'used');
  const facts = vehicles.map(
    (vehicle) => new Map([...listFacts(vehicle), ...(hasUsed ? listFactsIfUnused(vehicle, warranty) : [])]),
  );
  const labels = new Set([...firstLabels, ...facts.flatMap((known) => [...known.keys()])]);
  return [...labels].map((label) =>
    buildRow(
      label,
      facts.map((known) => known.get(label)),
    ),
  );
}

/** A vehicle's values by label. */
function listFacts(vehicle: ListedVehicle): Map<string, string> {
  const { condition, priceUsd, payloadLbs, seats, year } = vehicle;
  const payloadPerSeat = formatNumber(Math.floor(payloadLbs / seats));
  const facts = new Map(listSpecifications(vehicle).map(({ label, value }) => [label, value]));
  facts.delete(stockLabel);
  // Part of the condition.
  facts.delete('Year');
  facts.set(priceLabel, formatUsd(priceUsd));
  facts.set(roadLabel, describeRoad(vehicle));
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
  const whenNew: [string, string][] = [
    [hoursLabel, 'None yet'],
    [batteryAgeLabel, 'New battery'],
  ];
  return [...(condition === 'new' ? whenNew : []), [warrantyLabel, warranty[condition]]];
}

/** Whether a row belongs with those that differ: price and road always do. */
export function isOnTop({ label, differs }: Pick<CompareRow, 'label' | 'differs'>): boolean {
  return differs || label === priceLabel || label === roadLabel;
}

/** What a month and all payments cost; empty if no vehicle has a loan. */
export function buildLoanRows(
  vehicles: readonly ListedVehicle[],
  { byVehicle, downPayment }: ComparedLoans,
): CompareRow[] {
  const loans = vehicles.map((vehicle) => byVehicle[formatLoanKey(vehicle)]);
  if (loans.every((loan) => loan === undefined)) return [];
  const down = downPayment ? ` plus ${downPayment} down` : '';
  return [
    buildRow(
      'Monthly, for example',
      loans.map((loan) => loan && formatUsdCents(loan.paymentUsd)),
    ),
    buildRow(
      'Total of payments',
      loans.map((loan) => loan && formatUsdCents(loan.totalUsd) + down),
    ),
  ];
}

function buildRow(label: string, known: readonly (string | undefined)[]): CompareRow {
  const isDifferent = new Set(known.filter((value) => value !== undefined)).size > 1;
  return { label, values: known.map((value) => value ?? unknownValue), differs: isDifferent };
}
