// What a part of the bench gives back.

/** A figure; its name tells the unit. One without a limit is for information. */
export interface Row {
  what: string;
  measured: number;
  atMost?: number;
  atLeast?: number;
  /** Which page it was, or what to know of the figure. */
  note?: string;
}

export interface Report {
  rows: Row[];
  /** Further figures of each template, function or build, by its name. */
  table: Record<string, Record<string, number | string>>;
}

/** Whether a figure keeps its limits; true for one without. */
export function isReached({ measured, atMost = Infinity, atLeast = -Infinity }: Row): boolean {
  return measured <= atMost && measured >= atLeast;
}

/** The row as it is printed. */
export function formatRow(row: Row): Record<string, number | string> {
  const { what, measured, atMost, atLeast, note = '' } = row;
  const goal =
    atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '';
  const reached = goal && (isReached(row) ? 'yes' : 'NO');
  return { what, measured: Number(measured.toFixed(2)), goal, reached, note };
}

/** The value below which the given share of all values lies. Throws when there is none. */
export function findPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('no value was measured');
  return value;
}

/** The one of the items for which `read` gives most. Throws when there is none. */
export function findWorst<Item>(items: Iterable<Item>, read: (item: Item) => number): Item {
  const worst = [...items].toSorted((a, b) => read(b) - read(a))[0];
  if (worst === undefined) throw new Error('nothing was measured');
  return worst;
}
