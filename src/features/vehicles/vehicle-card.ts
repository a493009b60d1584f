// A vehicle as a card shows it, one value for every kind of card: pages make it when they are built, the inventory's island
// in the browser.
import { choosePicture, type Picture } from './picture-sizes.ts';
import { formatCount } from '../../lib/format.ts';
import { vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from './listed-vehicle.ts';
import { isOneOff } from './vehicle.ts';
import { describeUsedVehicle, describeVehicle, listBadges, type Badge } from './vehicle-labels.ts';

/** A price as it is printed. */
export interface Price {
  /** Whole dollars. */
  usd: number;
  /** In front of it: "From". */
  prefix?: string;
  /** Beside it, what it stands for: "list price", "as shown". */
  label?: string;
  /** Below a price that stands alone, what it holds; a list says it once, at its head. */
  note?: string;
}

/** A picture on a card with its words for people who do not see it. */
export interface CardPicture {
  vehicleId: string;
  source: Picture;
  alt: string;
  /** Its words where name and seats stand beside it. Empty where the card already says it. */
  altBesideName: string;
}

export interface VehicleCard {
  id: string;
  /** URL of the vehicle's page. */
  path: string;
  /** Brand and model. */
  name: string;
  /** Where the name begins with it; a line of its own, so that prices stand beside each other. */
  brand: string;
  /** "4 seats, 42 mi, 25 mph". */
  facts: string;
  /** Of a used unit: "640 hours, battery 1 yr 8 mo, 4 mo warranty left". */
  usedFacts?: string | undefined;
  badges: readonly Badge[];
  /** Said in words on paper, where badges are not seen. */
  inStock: boolean;
  picture: CardPicture;
  price: Price;
  /** Sentence under the facts. */
  text?: string | undefined;
  /** Words of the link line; the whole card is the link all the same. */
  linkText?: string;
}

/** The vehicle's card at its list price. */
export function toVehicleCard(vehicle: ListedVehicle): VehicleCard {
  const used = describeUsedVehicle(vehicle);
  return {
    id: vehicle.id,
    path: vehiclePath(vehicle.id),
    name: vehicle.fullName,
    brand: vehicle.fullName.startsWith(vehicle.brandName) ? vehicle.brandName : '',
    facts: joinFigures(describeVehicle(vehicle)),
    usedFacts: used?.map((fact) => joinWords(fact.toLowerCase())).join(', '),
    badges: listBadges(vehicle),
    inStock: vehicle.inStock,
    picture: describePicture(vehicle),
    price: toPrice(vehicle),
  };
}

/** The price of a vehicle, or the one that it had: what was the only one of its kind has none anymore once it is gone. */
export function toPrice(vehicle: ListedVehicle): Price {
  return { usd: vehicle.priceUsd, ...(isOneOff(vehicle) && !vehicle.inStock && { prefix: 'Was' }) };
}

/** No line breaks between a figure and its unit, nor within "street-legal". */
function joinFigures(text: string): string {
  return text.replaceAll(/(?<=\d) /g, '\u00A0').replaceAll('-', '-\u2060');
}

/** No line breaks at all, so that a list of facts breaks between them. */
function joinWords(text: string): string {
  return text.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');
}

/** The vehicle's main picture, or the placeholder. */
export function describePicture(
  vehicle: Pick<ListedVehicle, 'id' | 'fullName' | 'seats' | 'pictureCount'>,
): CardPicture {
  return {
    vehicleId: vehicle.id,
    source: choosePicture(vehicle),
    alt: `${vehicle.fullName} with ${formatCount(vehicle.seats, 'seat')}`,
    altBesideName: '',
  };
}
