// Which texts of data/pages/town.yaml a town's page prints. The town's facts choose them, so that two pages are alike only
// as far as their towns are.
import type { CartRule, PlaceSetting } from './county.schema.ts';
import type { StateLaw } from './street-legal.schema.ts';
import type { TownPage } from './town-page.schema.ts';

/** Where most people come for a week and ask first what a rental costs. */
const holidaySettings: readonly PlaceSetting[] = ['ocean', 'bay'];

/** The facts of a town that choose between texts. */
export interface TownTraits {
  setting: PlaceSetting;
  isSeat: boolean;
  isRentalDeliveryFree: boolean;
  rule: Pick<CartRule, 'summary' | 'forbids'> | undefined;
}

/** The texts that fit a town. */
export function chooseTextsForTown(
  { about, answers, questions, rental, vehicles }: TownPage,
  { answer }: Pick<StateLaw, 'answer'>,
  { setting, isSeat, isRentalDeliveryFree, rule }: TownTraits,
) {
  const areCartsForbidden = rule?.forbids.includes('golf carts') ?? false;
  const isClosed = rule?.forbids.includes('low-speed vehicles') ?? false;
  const { registeredOnly, closed } = answers.roads;
  return {
    about: `${about.people} ${isSeat ? about.isSeat : about.hasSeat}`,
    question: questions[setting],
    pick: vehicles.picks[setting],
    isRentalFirst: holidaySettings.includes(setting),
    rentalNotes: [isRentalDeliveryFree ? rental.free : rental.paid, rental.note],
    /** Over the totals of rentals, where a rule keeps carts off the streets. */
    rentalLand: areCartsForbidden || isClosed ? rental.privateLand : undefined,
    roads: {
      /** Whether no cart may be driven there at all. */
      isClosed,
      areCartsForbidden,
      /** The law of the state and the place's own rule; that alone if it forbids carts. */
      answers: [...(areCartsForbidden || isClosed ? [] : [answer]), ...(rule ? [rule.summary] : [])],
      /** What is for private land; undefined where no rule forbids carts. */
      note: isClosed ? closed : areCartsForbidden ? registeredOnly : undefined,
    },
  };
}
