// The page "Which cart suits you": its questions on seats, use and price, where each answer says how many carts there are
// with those before it, and leads to them in the inventory; and a few carts to start with. Every combination is a link of
// its own, so that none needs a script.
import { capitalize, formatCount, formatNumber, formatUsd } from '../../lib/format.ts';
import { inventoryPathFor } from '../../lib/paths.ts';
import { vehicleOrders } from '../vehicles/related-vehicles.ts';
import { isForRoad, type Vehicle } from '../vehicles/vehicle.ts';
import { conditionLabels, type RoadClass } from '../vehicles/vehicle-kinds.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { filterVehicles, isUpTo } from './inventory-filters.ts';
import type { InventoryOptions } from './inventory-options.ts';
import { changeQuery, emptyQuery, formatInventoryQuery, type InventoryQuery } from './inventory-query.ts';

/** The carts that some answers find together, of those in stock. */
export interface FinderAnswer {
  /** Words of the last answer: "6 seats", "Neighborhood", "Up to $8,000". */
  label: string;
  count: number;
  /** The least expensive one, whose price the answer names. */
  cheapest: ListedVehicle;
  /** The inventory with those carts, and with those that are sold. */
  path: string;
}

/** Where or for what a cart is used, at any price. */
export interface FinderUse extends FinderAnswer {
  /** Those that leave some of these carts out, each with more carts than the one before; then any price. */
  prices: readonly FinderAnswer[];
  /** The carts that are ahead of the others at something, each once; none where all are alike. */
  best: readonly FinderPick[];
}

/** All carts with so many seats. */
export interface FinderSeats extends FinderAnswer {
  /** All of them for any use; then the road and the uses that there are carts for. */
  uses: readonly FinderUse[];
  /** Whether one with so many seats, in stock or not, may be registered for the road. */
  hasRoadCart: boolean;
}

const forTheRoad: RoadClass = 'low-speed-vehicle';

/** A cart to start with. */
export interface FinderPick<T extends ListedVehicle = ListedVehicle> {
  vehicle: T;
  /** "4 seats, 42 mi", "Carries most, 1,200 lbs". */
  reason: string;
}

/** What a cart may be ahead of others at: its figure, the higher the better, and the words with it. */
const strengths: readonly {
  read: (vehicle: ListedVehicle) => number;
  describe: (vehicle: ListedVehicle) => string;
}[] = [
  { read: ({ priceUsd }) => -priceUsd, describe: () => 'lowest price' },
  {
    read: ({ rangeMiles = 0 }) => rangeMiles,
    describe: ({ rangeMiles }) => `longest range, ${rangeMiles} mi`,
  },
  {
    read: ({ payloadLbs = 0 }) => payloadLbs,
    describe: ({ payloadLbs = 0 }) => `carries most, ${formatNumber(payloadLbs)} lbs`,
  },
];

/**
 * The cart with the lowest price, the one with the longest range and the one that carries most, of those in stock, without
 * the builds that somebody ordered; what all have alike tells none of them apart, and of equals the first one counts.
 */
function listBest(vehicles: readonly ListedVehicle[]): FinderPick[] {
  const inStock = vehicles.filter((vehicle) => vehicle.inStock && vehicle.condition !== 'custom');
  const picks = strengths.flatMap(({ read, describe }) => {
    const [vehicle, ...others] = inStock.toSorted((a, b) => read(b) - read(a));
    const isAhead = vehicle && others.some((other) => read(other) < read(vehicle));
    return isAhead ? [{ vehicle, strength: describe(vehicle) }] : [];
  });
  return [...Map.groupBy(picks, ({ vehicle }) => vehicle)].map(([vehicle, those]) => ({
    vehicle,
    reason: capitalize(those.map(({ strength }) => strength).join('; ')),
  }));
}

/** "$4,595 (used)": the price of a new cart says nothing more. */
export function describePrice({ condition, priceUsd }: ListedVehicle): string {
  const kind = condition === 'new' ? '' : ` (${conditionLabels[condition].toLowerCase()})`;
  return `${formatUsd(priceUsd)}${kind}`;
}

/**
 * Carts to start with, of the new ones in stock and each once: the least expensive with each number of seats, and the least
 * expensive for the road, whose row is named `roadLabel`.
 */
export function listPicks(vehicles: readonly Vehicle[], roadLabel: string): FinderPick<Vehicle>[] {
  const byPrice = vehicles
    .filter(({ condition, inStock }) => condition === 'new' && inStock)
    .toSorted(vehicleOrders['lowest-price']);
  const ofEachSeats = byPrice
    .filter(({ seats }, index) => byPrice.findIndex((other) => other.seats === seats) === index)
    .toSorted((a, b) => a.seats - b.seats);
  const forRoad = byPrice.filter(isForRoad).slice(0, 1);
  return [
    ...ofEachSeats.map((vehicle) => ({
      vehicle,
      reason: `${formatCount(vehicle.seats, 'seat')}, ${vehicle.rangeMiles} mi`,
    })),
    ...forRoad
      .filter((vehicle) => !ofEachSeats.includes(vehicle))
      .map((vehicle) => ({ vehicle, reason: `${roadLabel}, ${vehicle.rangeMiles} mi` })),
  ];
}

/**
 * The first question's answers, one for each number of seats that carts in stock have, with what can be answered next;
 * `labels` name the answers that are no filter's.
 */
export function buildFinder(
  vehicles: readonly ListedVehicle[],
  options: InventoryOptions,
  labels: { anyUse: string; anyPrice: string; road: string },
): FinderSeats[] {
  const listFound = (part: Partial<InventoryQuery>) =>
    filterVehicles(vehicles, { ...emptyQuery, ...part, sort: 'price-low' }, options.price);
  /** None where nothing is in stock. */
  const find = (label: string, part: Partial<InventoryQuery>): FinderAnswer[] => {
    const inStock = listFound(part).filter((vehicle) => vehicle.inStock);
    const path = inventoryPathFor(formatInventoryQuery(changeQuery(emptyQuery, part)));
    return inStock.slice(0, 1).map((cheapest) => ({ label, count: inStock.length, cheapest, path }));
  };
  const pricesUpTo = options.price.filter(isUpTo);
  const findUse = (label: string, part: Partial<InventoryQuery>): FinderUse[] => {
    const prices = pricesUpTo.flatMap((price) => find(price.label, { ...part, price: price.value }));
    return find(label, part).map((use) => ({
      ...use,
      prices: [
        ...prices.filter(({ count }, index) => count > (prices[index - 1]?.count ?? 0) && count < use.count),
        { ...use, label: labels.anyPrice },
      ],
      best: listBest(listFound(part)),
    }));
  };
  return options.seats
    .filter(({ value }) => value !== 'all')
    .flatMap(({ value: seats, label }) => {
      const road = { seats, road: forTheRoad };
      const uses = options.use
        .filter(({ value }) => value !== 'all')
        .flatMap((use) => findUse(use.label, { seats, use: use.value }));
      return find(label, { seats }).map((answer) => ({
        ...answer,
        uses: [...findUse(labels.anyUse, { seats }), ...findUse(labels.road, road), ...uses],
        hasRoadCart: listFound(road).length > 0,
      }));
    });
}
