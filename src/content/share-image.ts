// What the picture of a shared link shows of a page; src/build/share-images.ts draws it. The texts are the page's, so a
// shared price is the page's price.
import type { Vehicle } from '../features/vehicles/vehicle.ts';
import { pictureFile } from '../features/vehicles/vehicle-pictures.ts';
import { findFirstSentence } from '../lib/format.ts';
import type { Picture } from '../schemas/picture.schema.ts';
import type { Hero } from '../schemas/section.schema.ts';
import { sceneFile, type Scene } from '../ui/scenes.ts';

export interface ShareImage {
  title: string;
  line: string;
  /** With what the price leaves out. */
  price?: { amount: string; note: string };
  /** With its file below data/; a page without one shares words alone. */
  picture?: Picture | undefined;
}

/** Text for people who do not see the picture: what is written on it and what it shows. */
export function describeShareImage({ title, line, price, picture }: ShareImage): string {
  const parts = [title, line, price?.amount, picture?.alt].filter((part) => part !== undefined);
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** Title and lead of a page's hero. */
export function shareHero({ title, lead }: Hero, picture: Picture | undefined): ShareImage {
  return { title, line: shortenLead(lead), picture };
}

/** A scene in the crop for phones, which fits half a picture. */
export function shareScene(scene: Scene | undefined): Picture | undefined {
  return scene && { file: sceneFile(scene, 'tall'), alt: scene.alt };
}

/** A vehicle's main picture; undefined while it has none. */
export function shareVehicle(vehicle: Pick<Vehicle, 'pictures'> | undefined): Picture | undefined {
  const picture = vehicle?.pictures[0];
  return picture && { ...picture, file: pictureFile(picture.file) };
}

/**
 * The sentence of a lead that fits on a picture: the first. A lead that names a rate is kept whole, because its
 * condition may stand in any sentence.
 */
export function shortenLead(lead: string): string {
  if (lead.includes('%')) return lead;
  return findFirstSentence(lead);
}
