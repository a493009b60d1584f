// A vehicle's main picture on a card, in every width. Part of the vehicle card,
// and rendered on brand pages without hydration.
import { cardPictureWidths, choosePicture } from '../lib/pictures/picture-sizes.ts';
import { formatCount } from '../lib/site/format.ts';
import type { Vehicle } from '../schemas/vehicle.ts';

/** A picture by its address at the largest width, and what it shows. */
export interface OtherPicture {
  path: string;
  alt: string;
}

interface Props {
  vehicle: Pick<Vehicle, 'id' | 'name' | 'images' | 'specifications'>;
  /** Drawing shown while there is no photograph. */
  drawing: string;
  className: string;
  /** How wide it is shown where that is not the width of a card. */
  sizes?: string;
  /** A picture that is shown in place of the vehicle's own. */
  other?: OtherPicture;
  /** Its name and seats stand beside it, so that it has no words: a screen reader would say them twice. */
  isNamedBeside?: boolean;
}

// On phones without the margins of the page, or every phone would load the next width.
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 88vw';

export default function VehiclePicture({
  vehicle,
  drawing,
  className,
  sizes,
  other,
  isNamedBeside = false,
}: Props) {
  const picture = choosePicture(
    { images: other ? [other.path] : vehicle.images },
    drawing,
    0,
    sizes === undefined ? cardPictureWidths : undefined,
  );
  const { seatingCapacity } = vehicle.specifications;
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes ?? cardSizes}
      alt={
        other?.alt ?? (isNamedBeside ? '' : `${vehicle.name} with ${formatCount(seatingCapacity, 'seat')}`)
      }
      width="800"
      height="600"
      loading="lazy"
      data-vehicle={vehicle.id}
      // Where the picture fails, its words stand in the box and must not stretch it.
      className={`overflow-hidden object-contain ${className}`}
    />
  );
}
