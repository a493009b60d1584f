// What a town's page says, from all of the data: for the page itself and for checks of its copy.
import { computeDoorTotal } from '../../features/places/door-total.ts';
import { findDirection, findNearest, measureMiles } from '../../features/places/distance.ts';
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
import { listSuitedVehicles, titleSuggestions } from '../../features/places/suited-vehicles.ts';
import { findShowroom, type Vehicle } from '../../features/vehicles/vehicle.ts';
import type { Municipality } from '../../features/places/county.schema.ts';
import type { Content } from '../load.ts';

/**
 * The town's county and neighbors, the copy of all town pages filled in for it, the texts of it that are chosen for it, the
 * nearest showroom, what each rental costs there, the vehicles that are suggested with what their cards and the heading
 * over them say, and what each of them costs at the door.
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
  /** Where the first suggested cart stands, seen from the town. */
  const describePlace = (vehicle: Vehicle) => {
    const place = findShowroom(vehicle, dealer.showrooms);
    if (!place) return undefined;
    const distance = formatExactMiles(measureMiles(town.coordinates, place.coordinates));
    return `${copy.vehicles.seeAt} ${place.name}, ${distance} ${findDirection(town.coordinates, place.coordinates)}.`;
  };
  const suggestions = listSuitedVehicles(chosen.picks, vehicles).map(({ vehicle, reason }, index) => ({
    vehicle,
    text: [
      isForRoad(vehicle) ? undefined : copy.vehicles.privateLand,
      reason,
      index === 0 ? describePlace(vehicle) : undefined,
    ]
      .filter(Boolean)
      .join(' '),
  }));
  const buying = suggestions.map(({ vehicle }) => ({
    vehicle,
    total: computeDoorTotal(vehicle, content.getSaleFigures(), priceCopy),
  }));
  const suggestionsTitle = titleSuggestions(
    suggestions.map(({ vehicle }) => vehicle),
    copy.vehicles.counted,
  );
  return { town, county, neighbors, copy, chosen, showroom, rental, suggestions, suggestionsTitle, buying };
}

/** A town with what its page says. */
export type TownPageData = ReturnType<typeof buildTownPageData>;
