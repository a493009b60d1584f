// The visitor's choices in the inventory, and how the URL says them.

/** What narrows the list besides the search, in the order of the controls. */
export const filterNames = [
  'seats',
  'use',
  'road',
  'price',
  'condition',
  'brand',
  'category',
  'battery',
] as const;
export type FilterName = (typeof filterNames)[number];

export const sortOrders = ['featured', 'price-low', 'price-high', 'seats', 'range'] as const;

/** Several numbers of seats are joined with commas: "6,8". */
export type InventoryQuery = Record<FilterName | 'search' | 'sort', string>;

/** Every vehicle in the order of the list. URLs name their parameters in this order. */
export const emptyQuery: InventoryQuery = {
  search: '',
  brand: 'all',
  category: 'all',
  price: 'all',
  condition: 'all',
  seats: 'all',
  use: 'all',
  road: 'all',
  battery: 'all',
  sort: 'featured',
};

/** A choice of a filter: its value in the URL and its label. */
export type FilterOption = Record<'value' | 'label', string>;
export type FilterOptions = Record<FilterName | 'sort', readonly FilterOption[]>;

/** The query of a URL, in any case. Unknown names and values are ignored; seats may be "6,8" or one by one. */
export function parseInventoryQuery(params: URLSearchParams, options: FilterOptions): InventoryQuery {
  const parse = ([name, choices]: [string, readonly FilterOption[]]) => {
    const value = params.get(name)?.toLowerCase();
    return choices.some((choice) => choice.value === value) ? [[name, value]] : [];
  };
  const wanted = new Set(params.getAll('seats').flatMap((value) => value.split(',')));
  const seats = options.seats.map(({ value }) => value).filter((value) => wanted.has(value));
  return changeQuery(emptyQuery, {
    search: (params.get('search') ?? '').slice(0, 100),
    ...(Object.fromEntries(Object.entries(options).flatMap(parse)) as Partial<InventoryQuery>),
    seats: seats.includes('all') ? 'all' : joinSeats(seats),
  });
}

/** The query for a URL, without what is the default: "brand=denago&seats=6,8". */
export function formatInventoryQuery(query: InventoryQuery): string {
  const defaults = { ...emptyQuery, sort: getDefaultSort(query) };
  const names = Object.keys(emptyQuery) as (keyof InventoryQuery)[];
  const changed = names.filter((name) => query[name].trim() !== defaults[name]);
  const params = new URLSearchParams(changed.map((name) => [name, query[name].trim()]));
  // Commas stay readable in a shared link.
  return params.toString().replaceAll('%2C', ',');
}

/** The query with some choices changed. As long as no order is chosen, a list with a price filter is sorted by price. */
export function changeQuery(query: InventoryQuery, part: Partial<InventoryQuery>): InventoryQuery {
  const next = { ...query, ...part };
  return query.sort === getDefaultSort(query) ? { ...next, sort: part.sort ?? getDefaultSort(next) } : next;
}

function getDefaultSort({ price }: InventoryQuery): string {
  return price === 'all' ? 'featured' : 'price-low';
}

/** The chosen numbers of seats; empty if any number will do. */
export function listSeats({ seats }: InventoryQuery): string[] {
  return seats === 'all' ? [] : seats.split(',');
}

/** The seats of a query with this number added or, if it was chosen, removed. */
export function toggleSeats(query: InventoryQuery, count: string): string {
  const chosen = listSeats(query);
  return joinSeats(chosen.includes(count) ? chosen.filter((other) => other !== count) : [...chosen, count]);
}

function joinSeats(counts: readonly string[]): string {
  return counts.toSorted((a, b) => Number(a) - Number(b)).join(',') || 'all';
}
