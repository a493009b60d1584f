// Which of the texts of data/pages/town.yaml a town's page prints, and in which order. The town's facts decide, so that
// two pages are alike only as far as their towns are.
import type { Setting } from '../../schemas/county.ts';
import type { DistanceBand, SizeBand, TownPage, VehiclePick } from '../../schemas/pages/town-page.ts';
import type { Card, Question } from '../../schemas/section.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';

/** The facts of a town that choose between texts. */
export interface TownBands {
  distance: DistanceBand;
  size: SizeBand;
  setting: Setting;
}

/** What `chooseTownWords` picked for one town. */
export interface TownWords {
  /** For search results. */
  description: string;
  lead: string;
  aboutSize: string;
  setting: string;
  benefits: Card[];
  rentalLead: string;
  serviceArea: Card;
  /** By setting, by size and by distance, in this order. */
  picks: VehiclePick[];
  questions: Question[];
}

/**
 * The bands of a town: `near` as long as the rental delivery is free, `far` from `farMiles` on; the sizes begin at
 * `mediumPeople` and `largePeople`.
 */
export function findTownBands(
  town: { population: number; setting: Setting },
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

/** The texts of a town's page that fit its bands. */
export function chooseTownWords(page: TownPage, bands: TownBands): TownWords {
  const { distance, size, setting } = bands;
  const { picks } = page.vehicles;
  return {
    description: page.descriptions[distance],
    lead: page.hero.leads[distance],
    aboutSize: page.about.sizes[size],
    setting: page.facts.settings[setting],
    benefits: page.benefits.cards.map(({ title, texts }) => ({ title, text: texts[distance] })),
    rentalLead: page.rental.leads[distance],
    serviceArea: { title: page.serviceArea.title, text: page.serviceArea.texts[distance] },
    picks: [picks.setting[setting], picks.size[size], picks.distance[distance]],
    questions: orderQuestions(page.questions, bands),
  };
}

/** What people of such a town ask first: far away the delivery, by the water the water, else the way to us. */
function orderQuestions(questions: TownPage['questions'], bands: TownBands): Question[] {
  const distance = questions.distance[bands.distance];
  const delivery = questions.delivery[bands.distance];
  const setting = questions.setting[bands.setting];
  const { roads } = questions;
  if (bands.setting === 'ocean' || bands.setting === 'bay') return [roads, setting, delivery, distance];
  if (bands.distance === 'far') return [delivery, distance, roads, setting];
  if (bands.setting === 'farmland' || bands.setting === 'woods') return [setting, roads, distance, delivery];
  return [distance, delivery, setting, roads];
}
