// What a visitor probably meant whose search or filters find nothing: a few links with filters set, each with the number
// of carts behind it. Used by the inventory island; pure, so that the rules are tested without a browser.
import {
  changeQuery,
  emptyQuery,
  filterVehicles,
  listRestrictions,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { numberWords } from '../../lib/format.ts';
import { normalizeSearchText } from './search-text.ts';

/** A way out of an empty list. */
export interface Suggestion {
  /** What its filters say: "6 seats", or "Without “Used”". */
  label: string;
  /** How many vehicles it shows; never 0. */
  count: number;
  query: InventoryQuery;
}

/** Filters whose choices a search may name, in the order in which they are offered. */
const meantFilters = ['seats', 'brand', 'category', 'use', 'road', 'battery', 'condition'] as const;

const maxSuggestions = 4;

/** Further words for a choice, by its value: what people type for it. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'low-speed-vehicle': ['street legal', 'lsv', 'nev'],
  work: ['utility'],
  used: ['pre-owned', 'second-hand'],
};

/**
 * At most four queries that do find vehicles, in place of one that finds none: first what the search seems to name
 * ("ezgo" is the brand EZ-GO, "six seater" the seats), under the other filters where that finds any; then the query without
 * one of its parts, the most vehicles first; and where nothing else is left, the numbers of seats.
 */
export function suggestQueries(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  options: InventoryOptions,
): Suggestion[] {
  const suggest = (label: string, found: InventoryQuery): Suggestion[] => {
    const count = filterVehicles(vehicles, found, options.price).length;
    return count > 0 ? [{ label, count, query: found }] : [];
  };
  const anew: InventoryQuery = { ...emptyQuery, sort: query.sort };
  const meant = listMeant(normalizeSearchText(query.search), options).flatMap(({ name, value, label }) => {
    const kept = suggest(label, { ...query, search: '', [name]: value });
    return kept.length > 0 ? kept : suggest(label, { ...anew, [name]: value });
  });
  const without = listRestrictions(query, options)
    .flatMap(({ name, words }) =>
      suggest(`Without “${words}”`, changeQuery(query, { [name]: emptyQuery[name] })),
    )
    // The whole list has a button of its own.
    .filter(({ count }) => count < vehicles.length)
    .toSorted((a, b) => b.count - a.count);
  const found = [...meant, ...without];
  const bySeats = options.seats
    .filter(({ value }) => value !== 'all')
    .flatMap(({ value, label }) => suggest(label, { ...anew, seats: value }));
  return (found.length > 0 ? found : bySeats).slice(0, maxSuggestions);
}

/** The choices that a normalized search names, each once. */
function listMeant(search: string, options: InventoryOptions) {
  const words = search.split(/[^a-z0-9]+/);
  // Two and three words in a row, so that "ez go" and "low speed vehicle" are found as well.
  const phrases = [1, 2, 3].flatMap((length) =>
    words.map((_, index) => words.slice(index, index + length).join('')),
  );
  const isNamed = (label: string) => {
    const wanted = simplify(label);
    return wanted !== '' && phrases.some((phrase) => isNear(phrase, wanted));
  };
  const seats = readSeats(search);
  return meantFilters.flatMap((name) =>
    options[name]
      .filter(({ value }) => value !== 'all')
      .filter(({ value, label }) =>
        name === 'seats' ? value === seats : [label, ...(otherWords[value] ?? [])].some(isNamed),
      )
      .map(({ value, label }) => ({ name, value, label })),
  );
}

/** The number of seats that a search names: "6 passenger", "six-seater". */
function readSeats(search: string): string | undefined {
  const number = /\b(\d+|[a-z]+)[\s-]*(?:seat|passenger|person|people)/.exec(search)?.[1];
  if (number === undefined) return undefined;
  return numberWords.includes(number) ? String(numberWords.indexOf(number)) : number;
}

function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Whether two words are the same but for one letter too many, too few or another; short ones must be the same. */
function isNear(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  const longer = word.length > wanted.length ? word : wanted;
  const shorter = word.length > wanted.length ? wanted : word;
  if (shorter.length < 5 || longer.length - shorter.length > 1) return false;
  const start = [...shorter].findIndex((letter, index) => letter !== longer[index]);
  if (start < 0) return true;
  const skipped = longer.length > shorter.length ? start : start + 1;
  return shorter.slice(skipped) === longer.slice(start + 1);
}
