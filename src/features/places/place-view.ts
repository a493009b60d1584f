// What the place pages say about a municipality or county, computed from coordinates and census figures.
import type { CartRule, County, Municipality } from './county.schema.ts';
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import type { Coordinates } from '../../schemas/fields.ts';
import type { CountyPage, countyTokens } from './county-page.schema.ts';
import type { townTokens } from './town-page.schema.ts';
import { countPaidMiles, estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';
import {
  findDirection,
  findNearest,
  measureMiles,
  rankByDistance,
  type CompassDirection,
} from './distance.ts';
import { formatCount, formatNumber, formatPhone, formatUsd } from '../../lib/format.ts';

/** Position by population among its county's municipalities as words: "3rd largest", "largest". */
export function formatRank(municipality: Municipality, neighbors: readonly Municipality[]): string {
  const rank = 1 + neighbors.filter((other) => other.population > municipality.population).length;
  return rank === 1 ? 'largest' : `${formatOrdinal(rank)} largest`;
}

/**
 * Other municipalities nearest to one, in any county; copies of a page are left out. A copy itself names those of its own
 * county, since its main page has the others.
 */
export function listNeighbors(
  municipality: Municipality,
  all: readonly Municipality[],
  count: number,
): { place: Municipality; miles: number; direction: CompassDirection }[] {
  const { canonicalPath, path, countyId, coordinates } = municipality;
  const isOther = (other: Municipality) =>
    other.canonicalPath === undefined &&
    other.path !== (canonicalPath ?? path) &&
    (canonicalPath === undefined || other.countyId === countyId);
  return rankByDistance(coordinates, all.filter(isOther))
    .slice(0, count)
    .map(({ place, miles }) => ({ place, miles, direction: findDirection(coordinates, place.coordinates) }));
}

/** A showroom or workshop, as who lives there looks for it. */
export type Premises = Pick<Dealer['workshop'], 'name' | 'street' | 'mapUrl'>;

/** What of the dealer's is in the town, whose name may have its kind behind it, as Cherry Hill Township. */
export function listPremises(
  { name, type, state }: Pick<Municipality, 'name' | 'type' | 'state'>,
  { showrooms, workshop }: Pick<Dealer, 'showrooms' | 'workshop'>,
): Premises[] {
  return [...showrooms, workshop].filter(
    (place) => place.state === state && [place.city, `${place.city} ${type}`].includes(name),
  );
}

/** What a town page fills into its texts. `rentalFromUsd` is the least that a rental costs there with delivery. */
export function buildTownTokens(
  town: Municipality,
  county: County,
  showroom: Showroom,
  larger: { place: Municipality; miles: number } | undefined,
  delivery: DeliveryFigures,
  rentalFromUsd: number,
): Record<(typeof townTokens)[number], string> {
  const miles = measureMiles(town.coordinates, showroom.coordinates);
  const seat = getSeatCoordinates(county);
  return {
    'town.name': town.name,
    'town.type': town.type.toLowerCase(),
    'town.population': formatNumber(town.population),
    'town.rank': formatRank(town, county.municipalities),
    'town.county': county.name,
    'town.countyCount': formatNumber(county.municipalities.length),
    'town.state': town.stateName,
    'town.showroom': showroom.name,
    'town.miles': formatMiles(miles),
    'town.exactMiles': formatExactMiles(miles),
    'town.direction': findDirection(showroom.coordinates, town.coordinates),
    'town.way': findDirection(town.coordinates, showroom.coordinates),
    'town.rentalFrom': formatUsd(rentalFromUsd),
    'town.paidMiles': formatMiles(countPaidMiles(miles, delivery)),
    'town.seat': county.seat,
    'town.seatMiles': formatExactMiles(measureMiles(town.coordinates, seat)),
    'town.seatDirection': findDirection(town.coordinates, seat),
    'town.larger': larger?.place.name ?? '',
    'town.largerMiles': larger ? formatExactMiles(larger.miles) : '',
    'town.largerDirection': larger ? findDirection(town.coordinates, larger.place.coordinates) : '',
  };
}

/** The nearest place with at least twice as many people; undefined where there is none. */
export function findLarger(
  town: Municipality,
  all: readonly Municipality[],
): { place: Municipality; miles: number } | undefined {
  const larger = all.filter(
    ({ population, canonicalPath }) => canonicalPath === undefined && population >= 2 * town.population,
  );
  return larger.length > 0 ? findNearest(town.coordinates, larger) : undefined;
}

/** Whether a town is the county seat. Its name may end in "City", which the seat's name leaves out. */
export function isSeat({ name }: Pick<Municipality, 'name'>, { seat }: Pick<County, 'seat'>): boolean {
  return name === seat || name === `${seat} City`;
}

/** Coordinates of a county's seat, or of the county where the seat is none of its municipalities. */
export function getSeatCoordinates(county: County): Coordinates {
  return (county.municipalities.find((town) => isSeat(town, county)) ?? county).coordinates;
}

/** The towns of a county from A to Z, each with what delivery of a rental costs there, unless it is free. */
export function listTownLinks(
  towns: readonly Municipality[],
  showrooms: readonly Showroom[],
  delivery: DeliveryFigures,
): { name: string; path: string; detail?: string }[] {
  return towns
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, path, coordinates }) => {
      const usd = estimateRentalDeliveryUsd(findNearest(coordinates, showrooms).miles, delivery);
      return { name, path, ...(usd > 0 && { detail: formatUsd(usd) }) };
    });
}

/** The towns of a county that have a rule on carts of their own, each with it; the others, and what is said of those. */
export function splitByRule<Town extends Pick<Municipality, 'cartRule'>>(
  towns: readonly Town[],
  copy: CountyPage['all']['rules'],
): {
  ruled: { town: Town; rule: CartRule }[];
  others: Town[];
  /** Nothing where every town has a rule. */
  othersNote: string | undefined;
} {
  const ruled = towns.flatMap((town) => (town.cartRule ? [{ town, rule: town.cartRule }] : []));
  const others = towns.filter(({ cartRule }) => !cartRule);
  const note = ruled.length > 0 ? copy.others : copy.none;
  return { ruled, others, othersNote: others.length > 0 ? note : undefined };
}

/** What a county page fills into its texts. */
export function buildCountyTokens(
  county: County,
  showrooms: readonly Showroom[],
): Record<(typeof countyTokens)[number], string> {
  const { place: showroom, miles } = findNearest(getSeatCoordinates(county), showrooms);
  return {
    'county.name': county.name,
    'county.state': county.stateName,
    'county.seat': county.seat,
    'county.population': formatNumber(county.population),
    'county.municipalityCount': formatNumber(county.municipalities.length),
    'county.showroom': showroom.name,
    'county.showroomPhone': formatPhone(showroom.phone),
    'county.seatMiles': formatMiles(miles),
  };
}

/**
 * Straight-line miles as a reader wants them: "14 miles", "1 mile", "less than a mile". Rounded down as delivery counts
 * them, so that a reader who does the sum gets the same.
 */
export function formatMiles(miles: number): string {
  const whole = Math.floor(miles);
  return whole === 0 ? 'less than a mile' : formatCount(whole, 'mile');
}

/** Straight-line miles to a tenth, for tables: "9.4 miles". */
export function formatExactMiles(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

function formatOrdinal(value: number): string {
  return `${value}${suffixes[ordinals.select(value)] ?? 'th'}`;
}
