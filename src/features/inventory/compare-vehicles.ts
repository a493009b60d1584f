// Comparing a few vehicles side by side: which ones, as the URL has it, and the rows of the table.
// Used by the inventory island.
import type { Loan } from '../financing/loan.ts';
import { formatNumber, formatUsd, formatUsdCents } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { maxCompared } from './max-compared.ts';
import {
  conditionLabels,
  listSpecifications,
  roadClassLabels,
  roadLabel,
  unknownRoad,
  type Specification,
} from '../vehicles/vehicle-labels.ts';

/** Stands where nothing is known. */
const unknownValue = '–';

export interface CompareRow {
  label: string;
  /** One value for each vehicle, in their order; "–" where none is known. */
  values: string[];
  /** Whether the known values are not all the same: "–" differs from nothing. */
  differs: boolean;
}

/** What a month may cost by one example's terms, which the law asks for beside the payments. */
export interface ComparedLoans {
  terms: string;
  /** By formatLoanKey. */
  byVehicle: Readonly<Partial<Record<string, Pick<Loan, 'paymentUsd' | 'totalUsd'>>>>;
}

/** A vehicle at its price, so that a loan worked out for another price is not found. */
export function formatLoanKey({ id, priceUsd }: Pick<ListedVehicle, 'id' | 'priceUsd'>): string {
  return `${id} ${priceUsd}`;
}

/** The ids that a URL asks to compare: known ones only, each once, at most as many as fit. */
export function parseCompareIds(
  params: URLSearchParams,
  vehicles: readonly Pick<ListedVehicle, 'id'>[],
): string[] {
  const asked = new Set((params.get('compare') ?? '').split(','));
  return [...asked].filter((id) => vehicles.some((vehicle) => vehicle.id === id)).slice(0, maxCompared);
}

/** The ids with one more, or without it where it is there already. A full list stays as it is. */
export function toggleCompareId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, maxCompared);
}

/** Whether so many vehicles can be compared: one alone cannot. */
export function isComparable(count: number): boolean {
  return count > 1;
}

/**
 * The rows that differ, then the others, both in the order in which people decide: price, what it is on the road, seats,
 * range, payload by the seat, speed, condition, then every other specification that at least one of the vehicles has.
 */
export function buildCompareRows(vehicles: readonly ListedVehicle[]): CompareRow[] {
  // The first row of a label counts: the payload of the specifications gives way to the one that says what a seat may
  // carry, rounded down, so that it is never too much.
  const lists = vehicles.map((vehicle) => {
    const specifications = listSpecifications(vehicle);
    const find = (name: Specification['field']) => specifications.filter(({ field }) => field === name);
    return [
      { label: 'Price', value: formatUsd(vehicle.priceUsd) },
      { label: roadLabel, value: vehicle.roadClass ? roadClassLabels[vehicle.roadClass] : unknownRoad },
      ...find('seats'),
      ...find('rangeMiles'),
      ...find('payloadLbs').map((row) => ({
        ...row,
        value: `${row.value} (${formatNumber(Math.floor((vehicle.payloadLbs ?? 0) / vehicle.seats))} a seat)`,
      })),
      ...find('topSpeedMph'),
      { label: 'Condition', value: conditionLabels[vehicle.condition] },
      ...specifications,
    ];
  });
  const labels = [...new Set(lists.flatMap((list) => list.map((entry) => entry.label)))];
  return labels
    .map((label) =>
      buildRow(
        label,
        lists.map((list) => list.find((entry) => entry.label === label)?.value),
      ),
    )
    .toSorted((a, b) => Number(b.differs) - Number(a.differs));
}

/** The last rows, which the terms follow: what a month and all payments cost; none where no vehicle has a loan. */
export function buildLoanRows(
  vehicles: readonly ListedVehicle[],
  { byVehicle }: ComparedLoans,
): CompareRow[] {
  const loans = vehicles.map((vehicle) => byVehicle[formatLoanKey(vehicle)]);
  if (loans.every((loan) => loan === undefined)) return [];
  return [
    buildRow(
      'Monthly, for example',
      loans.map((loan) => loan && formatUsdCents(loan.paymentUsd)),
    ),
    buildRow(
      'Total of payments',
      loans.map((loan) => loan && formatUsdCents(loan.totalUsd)),
    ),
  ];
}

function buildRow(label: string, found: readonly (string | undefined)[]): CompareRow {
  const values = found.map((value) => value ?? unknownValue);
  const known = values.filter((value) => value !== unknownValue);
  return { label, values, differs: new Set(known).size > 1 };
}
