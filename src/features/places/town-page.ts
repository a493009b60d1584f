// What a town's page shows, from all of the data: for the page itself and for checks of its copy.
import { contactPathFor } from '../../lib/contact-path.ts';
import { streetLegalPath } from '../../lib/paths.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';
import type { RentalGroup } from '../rentals/rental-plans.schema.ts';
import { findLowestTotal, listRentalTotals } from '../rentals/rental-total.ts';
import { findShowroom, isStreetLegal, type Vehicle } from '../vehicles/vehicle.ts';
import type { County, Municipality } from './county.schema.ts';
import { findNearest } from './distance.ts';
import type { StateLaw } from './street-legal.schema.ts';
import { chooseTextsForTown } from './town-copy.ts';
import { buildTownTokens, isSeat, listNeighbors, listPremises, listSuitedVehicles } from './town-facts.ts';
import type { TownPage } from './town-page.schema.ts';

/** What the pages of all towns are built of. */
export interface TownFacts {
  dealer: Dealer;
  counties: readonly County[];
  laws: readonly StateLaw[];
  copy: TownPage;
  vehicles: readonly Vehicle[];
  rentalGroups: readonly (RentalGroup & { depositUsd: number })[];
  delivery: DeliveryFigures;
  /** Whether a rental is confirmed for the road. */
  hasStreetLegalRental: boolean;
}

export type TownView = ReturnType<typeof buildTownPage>;

export function buildTownPage(town: Municipality, facts: TownFacts) {
  const { counties, dealer, delivery, rentalGroups, vehicles } = facts;
  const county = counties.find(({ id }) => id === town.countyId);
  const towns = counties.flatMap(({ municipalities }) => municipalities);
  const law = facts.laws.find(({ state }) => state === town.state);
  if (!county || !law) throw new Error(`${town.name} lies in no county or state of data/`);
  const { place: showroom, miles } = findNearest(town.coordinates, dealer.showrooms);
  const rows = listRentalTotals(rentalGroups, miles, delivery);
  const tokens = buildTownTokens(town, county, showroom, delivery, findLowestTotal(rows));
  const copy = fillTemplate(facts.copy, tokens);
  const { roads, pick, rentalNotes, rentalLand, ...chosen } = chooseTextsForTown(copy, law, {
    setting: town.setting,
    isSeat: isSeat(town, county),
    isRentalDeliveryFree: estimateRentalDeliveryUsd(miles, delivery) === 0,
    rule: town.cartRule,
  });
  const isNear = (vehicle: Vehicle) => findShowroom(vehicle, dealer.showrooms) === showroom;
  const suited = roads.isClosed ? [] : listSuitedVehicles(pick, vehicles, isNear);
  const isConfirmed = ({ roadClass }: Vehicle) => roadClass !== undefined;
  const areConfirmed = facts.hasStreetLegalRental && suited.every(({ vehicle }) => isConfirmed(vehicle));
  /** Marks a vehicle that is known not to be for the road, unless that is said of all of them. */
  const describeRoad = (vehicle: Vehicle) =>
    roads.areCartsForbidden || isStreetLegal(vehicle) || !isConfirmed(vehicle)
      ? ''
      : copy.vehicles.privateLand;
  return {
    ...chosen,
    town,
    county,
    copy,
    showroom,
    neighbors: listNeighbors(town, towns, copy.neighbors.count),
    premises: listPremises(town, dealer),
    roads: {
      answers: roads.answers,
      note: roads.note ?? (areConfirmed ? undefined : copy.answers.roads.unconfirmed),
      /** A vehicle for sale that may be driven there. */
      vehicle: suited.map(({ vehicle }) => vehicle).find(isStreetLegal),
      lawPath: streetLegalPath(county.path),
    },
    rental: {
      title: copy.rental.title,
      subtitle: rentalLand,
      notes: rentalNotes,
      hint: copy.rental.hint,
      depositLabel: copy.rental.depositLabel,
      carts: rentalGroups,
      rows,
      town,
    },
    /** None where the streets are closed to all carts. */
    suggestions: suited.map(({ vehicle, reason = '' }) => ({
      vehicle,
      text: `${describeRoad(vehicle)} ${reason}`.trim(),
      ask: {
        label: copy.vehicles.quoteLabel,
        path: contactPathFor({ kind: 'quote', town: town.path, vehicles: [vehicle.id] }),
      },
    })),
  };
}
