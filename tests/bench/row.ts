// What a part of the bench gives back, and how a figure is printed.

export interface Row {
  what: string;
  value: number;
  unit:
    | 'bytes'
    | 'KB'
    | 'MiB'
    | 'ms'
    | 's'
    | 'times'
    | 'percent'
    | 'pages'
    | 'messages'
    | 'requests'
    | 'points'
    | 'shift';
  /** What is accepted at most, or at least; a figure without either is for information. */
  atMost?: number;
  atLeast?: number;
  /** Which page it was, or what to know of the figure. */
  note?: string;
}

export interface Report {
  rows: Row[];
  /** Figures of each template by its address. */
  templates?: Record<string, Record<string, number | string>>;
  /** What a tool found wrong, in its own words. */
  complaints?: string[];
}

/** Whether a figure reaches its goal; true for one without a goal. */
export function isReached({ value, atMost = Infinity, atLeast = -Infinity }: Row): boolean {
  return value <= atMost && value >= atLeast;
}

/** The row as `console.table` prints it. */
export function formatRow(row: Row): Record<string, string> {
  const { what, value, unit, atMost, atLeast, note = '' } = row;
  const goal =
    atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '';
  const reached = goal === '' ? '' : isReached(row) ? 'yes' : 'NO';
  return { what, measured: `${round(value).toLocaleString('en-US')} ${unit}`, goal, reached, note };
}

/** Three figures are enough to compare by, and all of a whole number's. */
export function round(value: number): number {
  return Number.isInteger(value) || value >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}

/** The value below which the given share of all values lies. Throws when there is none. */
export function findPercentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ];
  if (value === undefined) throw new Error('no value was measured');
  return value;
}

/** The middle one of the values. Throws when there is none. */
export function findMedian(values: readonly number[]): number {
  return findPercentile(values, 0.5);
}
