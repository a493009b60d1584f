// Which picture stands for a vehicle, and its addresses in every width. Used by islands too.
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { CartShape } from './cart-drawing.ts';
import { drawingPath } from '../site/paths.ts';

/** Width of the address that the API gives. */
export const largestPictureWidth = 1600;

/** Widths in pixels in which each picture of a vehicle is built. */
export const pictureWidths = [400, 640, 960, largestPictureWidth] as const;

/** Shape shown for a vehicle that came from the API after the page was built and has no photograph. */
export const placeholderShape: CartShape = { seats: 4, body: 'street', paint: 'fog' };

/** Address of that shape's drawing. */
export const placeholderDrawing = drawingPath('4-street-fog');

export interface PictureSource {
  src: string;
  /** The widths, for `srcset`; undefined for drawings, which fit any width. */
  srcSet: string | undefined;
}

/** Widths that a card needs on any screen. */
export const cardPictureWidths: readonly number[] = pictureWidths.slice(0, 3);

/** The picture at an index of a vehicle's list in the given widths; the given drawing where there is none. */
export function choosePicture(
  vehicle: Pick<Vehicle, 'images'>,
  drawing: string,
  index = 0,
  widths: readonly number[] = pictureWidths,
): PictureSource {
  const image = vehicle.images[index];
  if (image === undefined) return { src: drawing, srcSet: undefined };
  const ending = `-${largestPictureWidth}.avif`;
  if (!image.endsWith(ending)) return { src: image, srcSet: undefined };
  const start = image.slice(0, -ending.length);
  return {
    src: `${start}-${pictureWidths[1]}.avif`,
    srcSet: widths.map((width) => `${start}-${width}.avif ${width}w`).join(', '),
  };
}
