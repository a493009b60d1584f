// Suggestions when nothing is found: links to what was probably meant, each with its number of vehicles.
import { numberWords } from '../../lib/format.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { filterVehicles, listRestrictions, normalizeSearchText } from './inventory-filters.ts';
import type { InventoryOptions } from './inventory-options.ts';
import { changeQuery, emptyQuery, type InventoryQuery } from './inventory-query.ts';

interface Suggestion {
  /** "6 seats", or "Without “Used”". */
  label: string;
  count: number;
  query: InventoryQuery;
}

/** The filters that a search is compared with, in the order of the suggestions. */
const namedFilters = ['seats', 'brand', 'category', 'use', 'road', 'battery', 'condition'] as const;

/** What people type for a choice besides its label, by the choice's value. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  'low-speed-vehicle': ['street legal', 'lsv', 'nev'],
  work: ['utility'],
  used: ['pre-owned', 'second-hand'],
};

/**
 * At most four queries that find vehicles: first the choices that the search seems to name, under the other filters where
 * that finds any; then the query without one of its filters, the most vehicles first; otherwise the numbers of seats.
 */
export function suggestQueries(
  vehicles: readonly ListedVehicle[],
  query: InventoryQuery,
  options: InventoryOptions,
): Suggestion[] {
  const suggest = (label: string, suggested: InventoryQuery): Suggestion[] => {
    const count = filterVehicles(vehicles, suggested, options.price).length;
    return count > 0 ? [{ label, count, query: suggested }] : [];
  };
  const unfiltered: InventoryQuery = { ...emptyQuery, sort: query.sort };
  const named = listNamedChoices(normalizeSearchText(query.search), options).flatMap(({ label, part }) => {
    const kept = suggest(label, { ...query, search: '', ...part });
    return kept.length > 0 ? kept : suggest(label, { ...unfiltered, ...part });
  });
  const without = listRestrictions(query, options)
    .flatMap(({ name, label }) =>
      suggest(`Without “${label}”`, changeQuery(query, { [name]: emptyQuery[name] })),
    )
    // The whole list has its own button.
    .filter(({ count }) => count < vehicles.length)
    .toSorted((a, b) => b.count - a.count);
  const suggestions = [...named, ...without];
  const bySeats = options.seats
    .slice(1)
    .flatMap(({ value, label }) => suggest(label, { ...unfiltered, seats: value }));
  return (suggestions.length > 0 ? suggestions : bySeats).slice(0, 4);
}

/** The choices that a normalized search names by label, synonym or, for seats, number. */
function listNamedChoices(search: string, options: InventoryOptions) {
  const words = search.split(/[^a-z0-9]+/);
  // Up to three words in a row, so that "ez go" and "low speed vehicle" are found.
  const phrases = [1, 2, 3].flatMap((length) =>
    words.map((_, index) => words.slice(index, index + length).join('')),
  );
  const isNamed = (label: string) => {
    const wanted = label.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return wanted !== '' && phrases.some((phrase) => isSimilar(phrase, wanted));
  };
  // "6 passenger", "six-seater"
  const [, number = ''] = /\b(\d+|[a-z]+)[\s-]*(?:seat|passenger|person|people)/.exec(search) ?? [];
  const seats = numberWords.includes(number) ? String(numberWords.indexOf(number)) : number;
  return namedFilters.flatMap((name) =>
    options[name]
      .slice(1)
      .filter(({ value, label }) =>
        name === 'seats' ? value === seats : [label, ...(synonyms[value] ?? [])].some(isNamed),
      )
      .map(({ value, label }) => ({ label, part: { [name]: value } })),
  );
}

/** Whether two words are equal or, from five letters on, one letter is wrong, missing or too many. */
function isSimilar(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  const [shorter = '', longer = ''] = [word, wanted].toSorted((a, b) => a.length - b.length);
  if (shorter.length < 5 || longer.length - shorter.length > 1) return false;
  const start = [...longer].findIndex((letter, index) => letter !== shorter[index]);
  const rest = shorter.slice(longer.length > shorter.length ? start : start + 1);
  return rest === longer.slice(start + 1);
}
