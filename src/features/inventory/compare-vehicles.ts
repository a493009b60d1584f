// Comparing a few vehicles side by side: which ones, as the URL has it, and the rows of the table.
// Used by the inventory island.
import {
  batteryAgeLabel,
  hoursLabel,
  listSpecifications,
  listUnitFacts,
  roadLabel,
  stockLabel,
  warrantyLabel,
  type Specification,
} from '../vehicles/specifications.ts';
import { describeRoad } from '../vehicles/vehicle-copy.ts';
import { type Condition, conditionLabels } from '../vehicles/vehicle-kinds.ts';
import type { Loan } from '../financing/loan.ts';
import { formatNumber, formatUsd, formatUsdCents } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { maxCompared } from './max-compared.ts';

/** Stands where nothing is known. */
export const unknownValue = 'Ask us';

/** Label of the row that people look for first. */
export const priceLabel = 'Price';

export interface CompareRow {
  label: string;
  /** One value for each vehicle, in their order; "Ask us" where none is known. */
  values: string[];
  /** Whether the known values are not all the same: "Ask us" differs from nothing. */
  differs: boolean;
}

/** What a month may cost by one example's terms, which the law asks for beside the payments. */
export interface ComparedLoans {
  terms: string;
  /** What each total leaves out, such as "$1,500"; undefined where nothing is paid down. */
  downPayment?: string | undefined;
  /** By formatLoanKey. */
  byVehicle: Readonly<Partial<Record<string, Pick<Loan, 'paymentUsd' | 'totalUsd'>>>>;
}

/** What the comparison says besides the figures of the vehicles. */
export interface ComparisonCopy {
  /** Heading of the rows that are the same for all. */
  sameLabel: string;
  /** Heading of the others that do not differ, as far as they are known. */
  unknownLabel: string;
  /** How the payload by the seat is meant. */
  payloadNote: string;
  /** Words of the link to one quote for all of them. */
  quoteLabel: string;
  /** What the prices hold. */
  priceNote: string;
  /** Where to call about them. */
  call: { href: string; number: string };
  /** The warranty of vehicles that are not used, which have no remainder of it. */
  warranty: Readonly<Partial<Record<Condition, string>>>;
  /** What a month may cost; undefined where no example may be printed. */
  loans?: ComparedLoans | undefined;
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
 * The rows in the order in which people decide: price, what it is on the road, seats, range, payload by the seat, speed,
 * condition with the model year, then every other specification that at least one of the vehicles has. Rows of used
 * units say of a new one what being new means there, and of any that is not used which warranty it has.
 */
export function buildCompareRows(
  vehicles: readonly ListedVehicle[],
  warranty: ComparisonCopy['warranty'],
): CompareRow[] {
  const usedLabels = vehicles
    .flatMap(listUnitFacts)
    .filter(isRow)
    .map(({ label }) => label);
  // The first row of a label counts: the payload of the specifications gives way to the one that says what a seat may
  // carry, rounded down, so that it is never too much.
  const lists = vehicles.map((vehicle) => {
    const specifications = listSpecifications(vehicle).filter(isRow);
    const find = (name: Specification['field']) => specifications.filter(({ field }) => field === name);
    return [
      { label: priceLabel, value: formatUsd(vehicle.priceUsd) },
      { label: roadLabel, value: describeRoad(vehicle) },
      ...find('seats'),
      ...find('rangeMiles'),
      ...find('payloadLbs').map((row) => ({
        ...row,
        value: `${row.value}, about ${formatNumber(Math.floor(vehicle.payloadLbs / vehicle.seats))} a\u00A0seat`,
      })),
      ...find('topSpeedMph'),
      {
        label: 'Condition',
        value: [conditionLabels[vehicle.condition], vehicle.year].filter(Boolean).join(', '),
      },
      ...specifications,
      ...usedLabels.map((label) => ({
        label,
        value: label === warrantyLabel ? warranty[vehicle.condition] : whenNew(vehicle)[label],
      })),
    ];
  });
  const labels = [...new Set(lists.flatMap((list) => list.map((entry) => entry.label)))];
  return labels.map((label) =>
    buildRow(
      label,
      lists.map((list) => list.find((entry) => entry.label === label)?.value),
    ),
  );
}

/** Whether a specification has a row of its own: the year stands beside the condition, and a stock number tells nothing. */
function isRow({ field, label }: Specification): boolean {
  return field !== 'year' && label !== stockLabel;
}

/** Whether a row stands with those that differ: price and road always do, since they are looked for there. */
export function isOnTop({ label, differs }: Pick<CompareRow, 'label' | 'differs'>): boolean {
  return differs || label === priceLabel || label === roadLabel;
}

/** What a new vehicle has in the rows of used ones. */
function whenNew({ condition }: ListedVehicle): Partial<Record<string, string>> {
  return condition === 'new' ? { [hoursLabel]: 'None yet', [batteryAgeLabel]: 'New battery' } : {};
}

/** The last rows, which the terms follow: what a month and all payments cost; none where no vehicle has a loan. */
export function buildLoanRows(
  vehicles: readonly ListedVehicle[],
  { byVehicle, downPayment }: ComparedLoans,
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
      loans.map(
        (loan) => loan && `${formatUsdCents(loan.totalUsd)}${downPayment ? ` plus ${downPayment} down` : ''}`,
      ),
    ),
  ];
}

function buildRow(label: string, found: readonly (string | undefined)[]): CompareRow {
  const values = found.map((value) => value ?? unknownValue);
  const known = values.filter((value) => value !== unknownValue);
  return { label, values, differs: new Set(known).size > 1 };
}
