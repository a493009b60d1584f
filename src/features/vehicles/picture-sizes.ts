// Which picture stands for a vehicle, and its URLs in every width. Used by islands too.
import { picturePath, placeholderPicturePath } from '../../lib/paths.ts';

/** Width of the URL that the API gives. */
export const largestPictureWidth = 1600;

/** Widths in pixels in which each picture of a vehicle is built. */
export const pictureWidths = [400, 640, 960, largestPictureWidth] as const;

/** Widths that a card needs on any screen. */
export const cardPictureWidths: readonly number[] = pictureWidths.slice(0, 3);

/** A picture by its URL at each width, or the placeholder, which fits any. */
export type Picture = { urlForWidth: (width: number) => string } | { placeholder: string };

/** A vehicle's picture by its number, from 1; the placeholder where it has no such picture. */
export function choosePicture(vehicle: { id: string; pictureCount: number }, number = 1): Picture {
  if (number > vehicle.pictureCount) return { placeholder: placeholderPicturePath };
  return { urlForWidth: (width) => picturePath(vehicle.id, number, width) };
}

/** URLs of all of a vehicle's pictures at their largest, the main one first. */
export function listLargestPictures({ id, pictureCount }: { id: string; pictureCount: number }): string[] {
  return Array.from({ length: pictureCount }, (_, index) => picturePath(id, index + 1, largestPictureWidth));
}

/** What an image element needs to show a picture in the given widths. */
export function listSources(
  picture: Picture,
  widths: readonly number[] = pictureWidths,
): { src: string; srcSet: string | undefined } {
  if ('placeholder' in picture) return { src: picture.placeholder, srcSet: undefined };
  const { urlForWidth } = picture;
  return {
    src: urlForWidth(pictureWidths[1]),
    srcSet: widths.map((width) => `${urlForWidth(width)} ${width}w`).join(', '),
  };
}
