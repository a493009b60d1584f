// Where the pictures of vehicles are, in data/ and on the site. Islands use this file, too.
import { featuredPicturePath, picturePath, placeholderPicturePath } from '../../lib/paths.ts';

/** Folder of the pictures below data/. */
export const pictureFolder = 'vehicles/pictures';

/** A picture's file below data/, by its name. */
export function getPictureFile(name: string): string {
  return `${pictureFolder}/${name}`;
}

/** Width of the pictures that the API names. */
export const largestPictureWidth = 1600;

/** Widths in pixels in which each picture of a vehicle is built. */
export const pictureWidths = [400, 640, 960, largestPictureWidth] as const;

/** URLs of all pictures of a vehicle at their largest, the main one first. */
export function listLargestPictures({ id, pictureCount }: { id: string; pictureCount: number }): string[] {
  return Array.from({ length: pictureCount }, (_, index) => picturePath(id, index + 1, largestPictureWidth));
}

export interface ImageSources {
  src: string;
  srcSet?: string;
}

/** Sources of a vehicle's picture by its number, from 1; the placeholder if there is no such picture. */
export function listSources(
  { id, pictureCount }: { id: string; pictureCount: number },
  number = 1,
  widths: readonly number[] = pictureWidths,
): ImageSources {
  if (number > pictureCount) return { src: placeholderPicturePath };
  return buildSources((width) => picturePath(id, number, width), widths);
}

/** Sources of the picture that shows a featured cart with its accessories. */
export function listFeaturedSources(id: string): ImageSources {
  return buildSources((width) => featuredPicturePath(id, width), pictureWidths);
}

function buildSources(getPath: (width: number) => string, widths: readonly number[]): ImageSources {
  return {
    src: getPath(pictureWidths[1]),
    srcSet: widths.map((width) => `${getPath(width)} ${width}w`).join(', '),
  };
}
