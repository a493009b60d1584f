// Facts about a town, computed from its coordinates and the other towns.
import { formatCount, formatNumber, formatUsd } from '../../lib/format.ts';
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import { countPaidMiles, type DeliveryFigures } from '../rentals/delivery.ts';
import { isStreetLegal, type Vehicle } from '../vehicles/vehicle.ts';
import type { County, Municipality } from './county.schema.ts';
import { findDirection, formatMiles, measureMiles, rankByDistance } from './distance.ts';
import type { townTokenNames, VehiclePick } from './town-page.schema.ts';

/** Whether a town is the county seat. Its name may end in "City", which the seat's name leaves out. */
export function isSeat({ name }: Pick<Municipality, 'name'>, { seat }: Pick<County, 'seat'>): boolean {
  return name === seat || name === `${seat} City`;
}

/** Coordinates of the county seat, or of the county if its towns do not include the seat. */
export function getSeatCoordinates(county: County) {
  return (county.municipalities.find((town) => isSeat(town, county)) ?? county).coordinates;
}

/** The tokens of a town's page. `rentalFromUsd` is the lowest rental price with delivery. */
export function buildTownTokens(
  town: Municipality,
  county: County,
  showroom: Showroom,
  delivery: DeliveryFigures,
  rentalFromUsd: number,
): Record<(typeof townTokenNames)[number], string> {
  const miles = measureMiles(town.coordinates, showroom.coordinates);
  const seat = getSeatCoordinates(county);
  return {
    'town.name': town.name,
    'town.type': town.type.toLowerCase(),
    'town.population': formatNumber(town.population),
    'town.county': county.name,
    'town.state': town.stateName,
    'town.showroom': showroom.name,
    'town.miles': formatMiles(miles),
    'town.way': findDirection(town.coordinates, showroom.coordinates),
    'town.rentalFrom': formatUsd(rentalFromUsd),
    'town.paidMiles': formatCount(countPaidMiles(miles, delivery), 'mile'),
    'town.seat': county.seat,
    'town.seatMiles': formatMiles(measureMiles(town.coordinates, seat)),
    'town.seatDirection': findDirection(town.coordinates, seat),
  };
}

/** The nearest towns with their distance. A town's second page lists towns of the same county only. */
export function listNeighbors(town: Municipality, all: readonly Municipality[], count: number) {
  const { canonicalPath, path, countyId, coordinates } = town;
  const others = all.filter(
    (other) =>
      other.canonicalPath === undefined &&
      other.path !== (canonicalPath ?? path) &&
      (canonicalPath === undefined || other.countyId === countyId),
  );
  return rankByDistance(coordinates, others)
    .slice(0, count)
    .map(({ place, miles }) => ({
      name: place.name,
      path: place.path,
      detail: `${miles.toFixed(1)} mi ${findDirection(coordinates, place.coordinates)}`,
    }));
}

/** Showrooms and workshop in a town. The town's name may include its type: Cherry Hill Township. */
export function listPremises(
  { name, type, state }: Pick<Municipality, 'name' | 'type' | 'state'>,
  { showrooms, workshop }: Pick<Dealer, 'showrooms' | 'workshop'>,
) {
  return [...showrooms, workshop].filter(
    (place) => place.state === state && [place.city, `${place.city} ${type}`].includes(name),
  );
}

/**
 * Three new vehicles in stock: the least expensive for the road, then those that fit the town's setting, then any, each by
 * price; those at the nearest showroom come first.
 */
export function listSuitedVehicles(
  { category, minSeats = 0, reason }: VehiclePick,
  vehicles: readonly Vehicle[],
  isNear: (vehicle: Vehicle) => boolean,
): { vehicle: Vehicle; reason?: string | undefined }[] {
  const inStock = vehicles
    .filter((vehicle) => vehicle.condition === 'new' && vehicle.inStock)
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.priceUsd - b.priceUsd);
  const fitting = inStock.filter(
    (vehicle) => vehicle.seats >= minSeats && (category === undefined || vehicle.category === category),
  );
  return [...new Set([...inStock.filter(isStreetLegal).slice(0, 1), ...fitting, ...inStock])]
    .slice(0, 3)
    .map((vehicle) => ({ vehicle, reason: vehicle === fitting[0] ? reason : undefined }));
}
