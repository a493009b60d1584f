// What a town's page says, from all of the data: for the page itself and for checks of its copy.
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { DeliveryFigures } from '../rentals/delivery.ts';
import type { RentalGroup } from '../rentals/rental-plans.schema.ts';
import { findLeastTotal, listRentalTotals } from '../rentals/rental-total.ts';
import { isForRoad, findShowroom, type Vehicle } from '../vehicles/vehicle.ts';
import { isDeliveredFree, type SaleFigures } from '../vehicles/sale-terms.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import type { County, Municipality } from './county.schema.ts';
import { findNearest } from './distance.ts';
import { buildTownTokens, findLarger, isSeat, listNeighbors } from './place-view.ts';
import { listSuitedVehicles } from './suited-vehicles.ts';
import { chooseTownCopy, findDistanceBand, findSizeBand } from './town-copy.ts';
import type { TownPage } from './town-page.schema.ts';

/** What the pages of all towns are built of. */
export interface TownFacts {
  dealer: Dealer;
  counties: readonly County[];
  copy: TownPage;
  vehicles: readonly Vehicle[];
  rentalGroups: readonly (RentalGroup & { depositUsd: number })[];
  delivery: DeliveryFigures;
  saleFigures: SaleFigures;
  /** Whether a rental is confirmed for the road. */
  hasRoadRental: boolean;
}

/** A town with its county, its neighbors, the nearest showroom, the copy for it, rental prices and suggested vehicles. */
export function buildTownPage(town: Municipality, facts: TownFacts) {
  const { counties, delivery, rentalGroups, vehicles } = facts;
  const { showrooms } = facts.dealer;
  const county = counties.find(({ id }) => id === town.countyId);
  if (!county) throw new Error(`no county has the id "${town.countyId}"`);
  const towns = counties.flatMap(({ municipalities }) => municipalities);
  const { place: showroom, miles } = findNearest(town.coordinates, showrooms);
  const rental = { carts: rentalGroups, rows: listRentalTotals(rentalGroups, miles, delivery) };
  const larger = findLarger(town, towns);
  const tokens = buildTownTokens(town, county, showroom, larger, delivery, findLeastTotal(rental.rows));
  const copy = fillTemplate(facts.copy, tokens);
  const { forbids = [] } = town.cartRule ?? {};
  const chosen = chooseTownCopy(copy, {
    distance: findDistanceBand(miles, delivery, copy.bands),
    size: findSizeBand(town.population, copy.bands),
    setting: town.setting,
    isSeat: isSeat(town, county),
    // Where the next larger place is the seat, it is named already.
    hasLarger: larger !== undefined && !isSeat(larger.place, county),
    forbids,
  });
  const isNear = (vehicle: Vehicle) => findShowroom(vehicle, showrooms) === showroom;
  /** What bringing a suggested vehicle costs, where that is not free or it is in another showroom. */
  const describeDelivery = (vehicle: Vehicle) => {
    const { delivery: label, deliveryFrom, free, quoted } = copy.vehicles;
    const place = findShowroom(vehicle, showrooms);
    const isFree = isDeliveredFree(vehicle, facts.saleFigures);
    const cost = isFree ? free : quoted;
    if (place && place !== showroom) return `${deliveryFrom} ${place.city}: ${cost}.`;
    return isFree ? undefined : `${label}: ${cost}.`;
  };
  const areCartsForbidden = forbids.includes('golf carts');
  const isUnconfirmed = ({ roadClass }: Vehicle) => roadClass === undefined;
  /** Marks a vehicle that is known not to be for the road, unless that is said of all of them. */
  const describeRoad = (vehicle: Vehicle) =>
    areCartsForbidden || isForRoad(vehicle) || isUnconfirmed(vehicle) ? undefined : copy.vehicles.privateLand;
  const suggestions = listSuitedVehicles(chosen.picks, vehicles, isNear).map(({ vehicle, pick }) => ({
    vehicle,
    text: [describeRoad(vehicle), pick?.reason, describeDelivery(vehicle)].filter(Boolean).join(' '),
  }));
  const { unconfirmed, registeredOnly, closed } = copy.answers.roads;
  /** What holds of all vehicles and rentals on the streets there. */
  const describeAll = () => {
    if (forbids.includes('low-speed vehicles')) return closed;
    if (areCartsForbidden) return registeredOnly;
    const isConfirmed = facts.hasRoadRental && !suggestions.some(({ vehicle }) => isUnconfirmed(vehicle));
    return isConfirmed ? undefined : unconfirmed;
  };
  return {
    county,
    neighbors: listNeighbors(town, towns, copy.neighbors.count),
    copy,
    chosen,
    showroom,
    rental,
    suggestions,
    roadsNote: describeAll(),
  };
}
