// Which of the texts of data/pages/town.yaml a town's page prints, and in which order. The town's facts decide, so that
// two pages are alike only as far as their towns are.
import type { CartKind, CartRule, PlaceSetting } from './county.schema.ts';
import type { StateLaw } from './street-legal.schema.ts';
import type { DistanceBand, SizeBand, TownPage } from './town-page.schema.ts';
import type { Question } from '../../schemas/section.schema.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';
import type { VehiclePick } from './suited-vehicles.ts';

/** The facts of a town that choose between texts. */
export interface TownBands {
  distance: DistanceBand;
  size: SizeBand;
  setting: PlaceSetting;
}

/** What else is known of a town. */
export interface TownKind {
  isSeat: boolean;
  /** Whether there is a larger place to name. */
  hasLarger: boolean;
  /** What the place keeps off its streets. */
  forbids: readonly CartKind[];
}

/** Where most people come for a week, so that what a rental costs is the first that they ask. */
const holidaySettings: readonly PlaceSetting[] = ['ocean', 'bay'];

/** What `chooseTownCopy` picked for one town. */
export interface TownCopy {
  /** For search results. */
  description: string;
  /** From the census and the map. */
  about: string;
  rental: {
    /** Whether its totals stand before the carts that are for sale. */
    comesFirst: boolean;
    /** Over the totals, where a rule keeps carts off the streets. */
    privateLandHeading: string | undefined;
    /** Over the table. */
    notes: string[];
  };
  /** For the road, by setting and by size, in this order; none where the streets are closed to every cart. */
  picks: VehiclePick[];
  /** By setting. */
  question: Question;
}

/**
 * The bands of a town: `near` as long as the rental delivery is free, `far` from `farMiles` on; the sizes begin at
 * `mediumPeople` and `largePeople`.
 */
export function findTownBands(
  town: { population: number; setting: PlaceSetting },
  milesToShowroom: number,
  delivery: DeliveryFigures,
  bands: TownPage['bands'],
): TownBands {
  const { farMiles, mediumPeople, largePeople } = bands;
  const isFar = milesToShowroom >= farMiles;
  // Asked of the fee and not of the miles, so that the texts never speak of a price where there is none.
  const isFree = estimateRentalDeliveryUsd(milesToShowroom, delivery) === 0;
  return {
    distance: isFree ? 'near' : isFar ? 'far' : 'middle',
    size: town.population >= largePeople ? 'large' : town.population >= mediumPeople ? 'medium' : 'small',
    setting: town.setting,
  };
}

/**
 * Whether carts may be driven there: by the law of the state and then the place's own rule, or by that alone where it keeps
 * carts off the streets.
 */
export function answerRoads(
  { answer }: Pick<StateLaw, 'answer'>,
  rule: Pick<CartRule, 'summary' | 'forbids'> | undefined,
): string[] {
  if (!rule) return [answer];
  return rule.forbids.length > 0 ? [rule.summary] : [answer, rule.summary];
}

/** The texts of a town's page that fit it. */
export function chooseTownCopy(page: TownPage, bands: TownBands, kind: TownKind): TownCopy {
  const { distance, size, setting } = bands;
  const { about, rental, vehicles } = page;
  const { picks } = vehicles;
  const isBanned = kind.forbids.length > 0;
  const isClosed = kind.forbids.includes('low-speed vehicles');
  return {
    description: page.descriptions[distance],
    about: [
      about.sizes[size],
      kind.isSeat ? about.seat.isSeat : about.seat.hasSeat,
      ...(kind.hasLarger ? [about.larger] : []),
    ].join(' '),
    rental: {
      comesFirst: holidaySettings.includes(setting),
      privateLandHeading: isBanned ? rental.privateLand : undefined,
      notes: [rental.leads[distance], rental.note],
    },
    picks: isClosed
      ? []
      : [{ ...picks.road, roadClass: 'low-speed-vehicle' }, picks.setting[setting], picks.size[size]],
    question: page.questions[setting],
  };
}
