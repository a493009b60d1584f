// What a town's page says, from all of the data: for the page itself and for checks of its copy.
import { computeDoorTotal, type DoorTotal } from '../../features/places/door-total.ts';
import { findNearest, measureMiles } from '../../features/places/distance.ts';
import {
  buildTownTokens,
  findLarger,
  formatExactMiles,
  isSeat,
  listNeighbors,
} from '../../features/places/place-view.ts';
import { chooseTownCopy, findTownBands } from '../../features/places/town-copy.ts';
import { findLeastTotal, listRentalTotals } from '../../features/rentals/rental-total.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { isForRoad } from '../../features/vehicles/related-vehicles.ts';
import { formatCounts, listSuitedVehicles } from '../../features/places/suited-vehicles.ts';
import { findShowroom, type Vehicle } from '../../features/vehicles/vehicle.ts';
import type { Municipality } from '../../features/places/county.schema.ts';
import type { Content } from '../load.ts';

/**
 * The town's county and neighbors, the copy of all town pages filled in for it, the texts of it that are chosen for it, the
 * nearest showroom, what each rental costs there, the vehicles that are suggested with what each costs at the door and what
 * their cards and the sentence over them say.
 */
export function buildTownPageData(town: Municipality, content: Content) {
  const { dealer, getCounty, listMunicipalities, municipalities, pages, priceCopy, vehicles } = content;
  const county = getCounty(town.countyId);
  const neighbors = listNeighbors(town, municipalities, pages.town.neighbors.count);
  const delivery = content.getDeliveryFigures();
  const { place: showroom, miles } = findNearest(town.coordinates, dealer.showrooms);
  const rental = {
    carts: content.rentalGroups.map(({ title, depositFigureId }) => ({
      title,
      depositUsd: content.getFigureNumber(depositFigureId),
    })),
    rows: listRentalTotals(content.rentalGroups, miles, delivery),
  };
  const tokens = buildTownTokens(town, {
    county,
    countyTowns: listMunicipalities(county.id),
    all: municipalities,
    showrooms: dealer.showrooms,
    delivery,
    rentalFromUsd: findLeastTotal(rental.rows),
  });
  const copy = fillTemplate(pages.town, tokens);
  const larger = findLarger(town, municipalities);
  const { forbids = [] } = town.cartRule ?? {};
  const chosen = chooseTownCopy(copy, findTownBands(town, miles, delivery, copy.bands), {
    isSeat: isSeat(town, county),
    // Where the next larger place is the seat, it is named already.
    hasLarger: larger !== undefined && !isSeat(larger.place, county),
    forbids,
  });
  /** What bringing a suggested cart costs, where it stands in another showroom than the nearest. */
  const describeDelivery = (vehicle: Vehicle, { isDeliveryFree }: DoorTotal) => {
    const place = findShowroom(vehicle, dealer.showrooms);
    if (!place || place === showroom) return undefined;
    const distance = formatExactMiles(measureMiles(town.coordinates, place.coordinates));
    const cost = isDeliveryFree ? copy.buying.free : copy.buying.quoted;
    return `${copy.vehicles.deliveryFrom} ${place.city}, ${distance}: ${cost}.`;
  };
  const isNear = (vehicle: Vehicle) => findShowroom(vehicle, dealer.showrooms) === showroom;
  const suggestions = listSuitedVehicles(chosen.picks, vehicles, isNear).map(({ vehicle, reason }) => {
    const total = computeDoorTotal(vehicle, content.getSaleFigures(), priceCopy);
    const parts = [
      isForRoad(vehicle) ? undefined : copy.vehicles.privateLand,
      reason,
      describeDelivery(vehicle, total),
    ];
    return { vehicle, total, text: parts.filter(Boolean).join(' ') };
  });
  const shown = suggestions.map(({ vehicle }) => vehicle);
  const { street, privateLand, toTry } = copy.vehicles.counted;
  const suggestionsLead = [
    formatCounts([
      { count: shown.filter(isForRoad).length, of: street },
      { count: shown.filter((vehicle) => !isForRoad(vehicle)).length, of: privateLand },
    ]),
    formatCounts([{ count: shown.filter(isNear).length, of: toTry }]),
    chosen.picksNote,
  ]
    .filter(Boolean)
    .join(' ');
  return { town, county, neighbors, copy, chosen, showroom, rental, suggestions, suggestionsLead };
}

/** A town with what its page says. */
export type TownPageData = ReturnType<typeof buildTownPageData>;
