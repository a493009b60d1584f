// Which of the texts of data/pages/town.yaml a town's page prints, and in which order. The town's facts decide, so that
// two pages are alike only as far as their towns are.
import type { CartKind, CartRule, PlaceSetting } from './county.schema.ts';
import type { StateLaw } from './street-legal.schema.ts';
import type { DistanceBand, SizeBand, TownPage } from './town-page.schema.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';
import type { VehiclePick } from './suited-vehicles.ts';

/** Where most people come for a week, so that what a rental costs is the first that they ask. */
const holidaySettings: readonly PlaceSetting[] = ['ocean', 'bay'];

/** The facts of a town that choose between texts. */
export interface TownBands {
  distance: DistanceBand;
  size: SizeBand;
  setting: PlaceSetting;
  isSeat: boolean;
  /** Whether there is a larger place to name. */
  hasLarger: boolean;
  /** What the place keeps off its streets. */
  forbids: readonly CartKind[];
}

/** `near` means that rental delivery is free, since only the other texts name a price. */
export function findDistanceBand(
  miles: number,
  delivery: DeliveryFigures,
  { farMiles }: Pick<TownPage['bands'], 'farMiles'>,
): DistanceBand {
  if (estimateRentalDeliveryUsd(miles, delivery) === 0) return 'near';
  return miles >= farMiles ? 'far' : 'middle';
}

export function findSizeBand(
  population: number,
  { mediumPeople, largePeople }: Pick<TownPage['bands'], 'mediumPeople' | 'largePeople'>,
): SizeBand {
  if (population >= largePeople) return 'large';
  return population >= mediumPeople ? 'medium' : 'small';
}

/** Whether carts may be driven there: the law of the state, then the place's own rule; that alone if it forbids carts. */
export function answerRoads(
  { answer }: Pick<StateLaw, 'answer'>,
  rule: Pick<CartRule, 'summary' | 'forbids'> | undefined,
): string[] {
  if (!rule) return [answer];
  return rule.forbids.length > 0 ? [rule.summary] : [answer, rule.summary];
}

/** The texts of a town's page that fit it. */
export function chooseTownCopy(
  { about, descriptions, questions, rental, vehicles: { picks } }: TownPage,
  { distance, size, setting, isSeat, hasLarger, forbids }: TownBands,
) {
  const vehiclePicks: VehiclePick[] = [
    { ...picks.road, roadClass: 'low-speed-vehicle' },
    picks.setting[setting],
    picks.size[size],
  ];
  return {
    description: descriptions[distance],
    about: [
      about.sizes[size],
      isSeat ? about.seat.isSeat : about.seat.hasSeat,
      ...(hasLarger ? [about.larger] : []),
    ].join(' '),
    rental: {
      /** Whether its totals come before the carts for sale. */
      comesFirst: holidaySettings.includes(setting),
      /** Over the totals, where a rule keeps carts off the streets. */
      privateLandHeading: forbids.length > 0 ? rental.privateLand : undefined,
      notes: [rental.leads[distance], rental.note],
    },
    /** None where the streets are closed to every cart. */
    picks: forbids.includes('low-speed vehicles') ? [] : vehiclePicks,
    question: questions[setting],
  };
}
