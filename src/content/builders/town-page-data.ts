// What a town's page says, from all of the data: for the page itself and for checks of its copy.
import { findNearest } from '../../features/places/distance.ts';
import { buildTownTokens, findLarger, isSeat, listNeighbors } from '../../features/places/place-view.ts';
import { chooseTownCopy, findTownBands } from '../../features/places/town-copy.ts';
import { findLeastTotal, listRentalTotals } from '../../features/rentals/rental-total.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { isForRoad } from '../../features/vehicles/related-vehicles.ts';
import { listSuitedVehicles } from '../../features/places/suited-vehicles.ts';
import { isDeliveredFree } from '../../features/vehicles/sale-terms.ts';
import { findShowroom, type Vehicle } from '../../features/vehicles/vehicle.ts';
import type { Municipality } from '../../features/places/county.schema.ts';
import type { Content } from '../load.ts';

/**
 * The town's county and neighbors, the copy of all town pages filled in for it, the texts of it that are chosen for it, the
 * nearest showroom, what each rental costs there, the vehicles that are suggested, what their cards say and what holds of all.
 */
export function buildTownPageData(town: Municipality, content: Content) {
  const { dealer, getCounty, listMunicipalities, municipalities, pages, vehicles } = content;
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
  const saleFigures = content.getSaleFigures();
  const isFree = (vehicle: Vehicle) => isDeliveredFree(vehicle, saleFigures);
  /** What bringing a suggested cart costs, where that is not free or the cart stands in another showroom. */
  const describeDelivery = (vehicle: Vehicle) => {
    const { delivery: label, deliveryFrom, free, quoted } = copy.vehicles;
    const place = findShowroom(vehicle, dealer.showrooms);
    const cost = isFree(vehicle) ? free : quoted;
    if (!place || place === showroom) return isFree(vehicle) ? undefined : `${label}: ${cost}.`;
    return `${deliveryFrom} ${place.city}: ${cost}.`;
  };
  const isNear = (vehicle: Vehicle) => findShowroom(vehicle, dealer.showrooms) === showroom;
  const areCartsKeptOff = forbids.includes('golf carts');
  const isUnconfirmed = (vehicle: Vehicle) => vehicle.roadClass === undefined;
  /** What is said on the card of a cart that is known to be none for the road, where it is not said of all of them. */
  const describeRoad = (vehicle: Vehicle) =>
    areCartsKeptOff || isForRoad(vehicle) || isUnconfirmed(vehicle) ? undefined : copy.vehicles.privateLand;
  const suggestions = listSuitedVehicles(chosen.picks, vehicles, isNear).map(({ vehicle, pick }) => ({
    vehicle,
    text: [describeRoad(vehicle), pick?.reason, describeDelivery(vehicle)].filter(Boolean).join(' '),
  }));
  const { unconfirmed, registeredOnly, closed } = copy.answers.roads;
  /** What holds of all carts and rentals on the streets there. */
  const describeOthers = () => {
    if (forbids.includes('low-speed vehicles')) return closed;
    if (areCartsKeptOff) return registeredOnly;
    const isOpen =
      content.findRentalRoadsUnconfirmed() === undefined &&
      !suggestions.some(({ vehicle }) => isUnconfirmed(vehicle));
    return isOpen ? undefined : unconfirmed;
  };
  return {
    town,
    county,
    neighbors,
    copy,
    chosen,
    showroom,
    rental,
    suggestions,
    roadsNote: describeOthers(),
  };
}

/** A town with what its page says. */
export type TownPageData = ReturnType<typeof buildTownPageData>;
