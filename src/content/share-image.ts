// What the picture of a shared link shows of a page; src/build/share draws it. The texts are those of the page, so that a
// shared price is the page's price.
import { listPictureFiles } from '../features/vehicles/vehicle-pictures.ts';
import { findFirstSentence } from '../lib/format.ts';
import type { Hero } from '../schemas/section.schema.ts';
import { sceneFile, type Scene } from '../ui/scenes.ts';
import type { Content } from './load.ts';

/** A picture below data/, with what it shows where somebody has said it. */
interface SharePicture {
  file: string;
  alt: string | undefined;
}

export interface ShareImage {
  title: string;
  line: string;
  /** A price never stands without what it leaves out. */
  price?: { amount: string; note: string };
  /** None where a page has none of its own: words alone stand there. */
  picture?: SharePicture | undefined;
}

/** Text for people who do not see the picture: what is written on it and what it shows. */
export function describeShareImage({ title, line, price, picture }: ShareImage): string {
  const parts = [title, line, price?.amount, picture?.alt].filter((part) => part !== undefined);
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** Title and lead of a page's hero. */
export function shareHero({ title, lead }: Hero, picture: SharePicture | undefined): ShareImage {
  return { title, line: shortenLead(lead), picture };
}

/** A scene in the crop for phones, which has the room of half a picture. */
export function shareScene(scene: Scene | undefined): SharePicture | undefined {
  return scene && { file: sceneFile(scene.name, 'tall'), alt: scene.alt };
}

/** A vehicle's main picture; none while a drawing stands in for it. */
export function shareVehicle(
  vehicleId: string | undefined,
  { getVehicle, getPictureAlts }: Content,
): SharePicture | undefined {
  if (vehicleId === undefined) return undefined;
  const record = getVehicle(vehicleId);
  const [file] = listPictureFiles(record);
  return file === undefined ? undefined : { file, alt: getPictureAlts(record)[0] };
}

/**
 * The sentence of a lead that fits on a picture: the first. A lead that names a rate is kept whole, because its
 * condition may stand in any sentence.
 */
export function shortenLead(lead: string): string {
  if (lead.includes('%')) return lead;
  return findFirstSentence(lead);
}
