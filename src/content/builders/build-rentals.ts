// The rental plans from data/rental-plans.yaml, and where they are delivered.
import { findNearest } from '../../features/places/distance.ts';
import type { County, Municipality } from '../../features/places/county.schema.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { RentalCatalog } from '../../features/rentals/rental-catalog.ts';
import type { RentalPlans } from '../../features/rentals/rental-plans.schema.ts';
import { hasRoadRental } from '../../features/rentals/rental-roads.ts';
import type { buildVehicles } from './build-vehicles.ts';
import type { buildFigures } from './build-figures.ts';

interface RentalFacts extends Pick<
  ReturnType<typeof buildFigures>,
  'getDeliveryFigures' | 'getFigureNumber'
> {
  showrooms: Dealer['showrooms'];
  municipalities: readonly Municipality[];
  getCounty: (id: string) => Pick<County, 'name'>;
  getVehicle: ReturnType<typeof buildVehicles>['getVehicle'];
}

/** The plans of each kind of vehicle, what is said of them and the road, and what the contact form looks up of them. */
export function buildRentals(
  { groups: rentalGroups, roadsUnconfirmed }: Pick<RentalPlans, 'groups' | 'roadsUnconfirmed'>,
  facts: RentalFacts,
) {
  return {
    /** Rental plans by kind of vehicle. */
    rentalGroups,

    /** What is said of all rentals; undefined once one is confirmed for the road. */
    findRentalRoadsUnconfirmed: () =>
      hasRoadRental(rentalGroups, facts.getVehicle) ? undefined : roadsUnconfirmed,

    /** Every plan and every town that a rental is delivered to. Throws when a figure is missing. */
    getRentalCatalog: (): RentalCatalog => ({
      plans: Object.fromEntries(
        rentalGroups.flatMap(({ title, depositFigureId, plans }) => {
          const depositUsd = facts.getFigureNumber(depositFigureId);
          return plans.map((plan) => {
            const { id, days, priceUsd } = plan;
            return [id, { title: `${title} ${plan.title}`, days, priceUsd, depositUsd }];
          });
        }),
      ),
      towns: Object.fromEntries(
        facts.municipalities.map(({ path, name, countyId, coordinates }) => {
          const { miles } = findNearest(coordinates, facts.showrooms);
          return [path, { name, county: facts.getCounty(countyId).name, miles }];
        }),
      ),
      delivery: facts.getDeliveryFigures(),
    }),
  };
}
