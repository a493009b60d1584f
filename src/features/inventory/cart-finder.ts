// The page "Which cart suits you": a few carts to start with, each with its reason, and tables of how many carts have so
// many seats, suit a use and cost no more than a price, with the link to them in the inventory. Every combination is a link
// of its own, so that none needs a script.
import { formatCount } from '../../lib/format.ts';
import { inventoryPathFor } from '../../lib/paths.ts';
import { isForRoad, vehicleOrders } from '../vehicles/related-vehicles.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import type { RoadClass } from '../vehicles/vehicle-uses.ts';
import {
  emptyQuery,
  filterVehicles,
  formatInventoryQuery,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';

/** The carts of one combination of answers. */
export interface FinderLink {
  /** Words of the last answer: "6 seats", "Neighborhood", "Up to $8,000". */
  label: string;
  count: number;
  /** The inventory with those carts. */
  path: string;
}

/** Where or for what a cart is used: at any price, and up to each. */
export interface FinderRow {
  use: FinderLink;
  prices: readonly FinderLink[];
}

/** All carts with so many seats. */
export interface FinderTable {
  /** Stands behind "#" in the URL of the table. */
  id: string;
  seats: FinderLink;
  /** A cart for its picture. */
  vehicle: ListedVehicle | undefined;
  /** All of them for any use; then the road and the uses that there are carts for. */
  rows: readonly FinderRow[];
}

const forTheRoad: RoadClass = 'low-speed-vehicle';

/** A cart to start with. */
export interface FinderPick {
  vehicle: Vehicle;
  /** "Lowest price with 4 seats, 42 mi". */
  reason: string;
}

/**
 * Carts to start with, of the new ones in stock and each once: the least expensive with each number of seats, and the least
 * expensive for the road, whose row is named `roadLabel`.
 */
export function listPicks(vehicles: readonly Vehicle[], roadLabel: string): FinderPick[] {
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
      reason: `Lowest price with ${formatCount(vehicle.seats, 'seat')}, ${vehicle.rangeMiles} mi`,
    })),
    ...forRoad
      .filter((vehicle) => !ofEachSeats.includes(vehicle))
      .map((vehicle) => ({ vehicle, reason: `${roadLabel}, ${vehicle.rangeMiles} mi` })),
  ];
}

/** A table for each number of seats that carts have; `labels` name the rows of carts for any use and for the road. */
export function buildFinder(
  vehicles: readonly ListedVehicle[],
  options: InventoryOptions,
  labels: { anyUse: string; road: string },
): FinderTable[] {
  const find = (label: string, part: Partial<InventoryQuery>): FinderLink => {
    const query = { ...emptyQuery, ...part };
    const count = filterVehicles(vehicles, query, options.price).length;
    return { label, count, path: inventoryPathFor(formatInventoryQuery(query)) };
  };
  const pricesUpTo = options.price.filter(({ from, to }) => from === undefined && to !== undefined);
  const buildRow = (label: string, part: Partial<InventoryQuery>): FinderRow => ({
    use: find(label, part),
    prices: pricesUpTo.map((price) => find(price.label, { ...part, price: price.value })),
  });
  return options.seats
    .filter(({ value }) => value !== 'all')
    .map(({ value: seats, label }) => {
      const uses = options.use
        .filter(({ value }) => value !== 'all')
        .map((use) => buildRow(use.label, { seats, use: use.value }));
      return {
        id: `seats-${seats}`,
        seats: find(label, { seats }),
        vehicle: filterVehicles(vehicles, { ...emptyQuery, seats, condition: 'new' }, options.price)[0],
        rows: [
          buildRow(labels.anyUse, { seats }),
          buildRow(labels.road, { seats, road: forTheRoad }),
          ...uses,
        ].filter(({ use }) => use.count > 0),
      };
    });
}
