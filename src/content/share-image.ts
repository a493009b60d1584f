// What the picture of a shared link shows of a page; src/build/share-images.ts draws it.
import type { Vehicle } from '../features/vehicles/vehicle.ts';
import { getPictureFile } from '../features/vehicles/vehicle-pictures.ts';
import { findFirstSentence } from '../lib/format.ts';
import type { Picture } from '../features/vehicles/picture.schema.ts';
import { getSceneFile, type Scene } from '../ui/scenes.ts';

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

/** A scene in the crop for phones, which fits half a picture. */
export function shareScene(scene: Scene | undefined): Picture | undefined {
  return scene && { file: getSceneFile(scene, 'tall'), alt: scene.alt };
}

/** A vehicle's main picture; undefined while it has none. */
export function shareVehicle(vehicle: Pick<Vehicle, 'pictures'> | undefined): Picture | undefined {
  const picture = vehicle?.pictures[0];
  return picture && { ...picture, file: getPictureFile(picture.file) };
}

/** The first sentence of a lead. One that names a rate is kept whole, since its condition may be in any sentence. */
export function shortenToFirstSentence(lead: string): string {
  return lead.includes('%') ? lead : findFirstSentence(lead);
}
