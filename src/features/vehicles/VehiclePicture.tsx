// A vehicle's main picture on a card, in every width. Part of the vehicle card,
// and rendered on brand pages without hydration.
import { cardPictureWidths, listSources } from './picture-sizes.ts';
import type { CardPicture } from './vehicle-card.ts';

interface Props {
  picture: CardPicture;
  className: string;
  /** How wide it is shown where that is not the width of a card. */
  sizes?: string;
  /** Its name and seats stand beside it. */
  isNamedBeside?: boolean;
  /** It stands in the first screen, and should not wait. */
  priority?: boolean;
}

// Two in a row but on the narrowest phones, without the margins of the page, or every phone would load the next width.
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 22.5rem) 44vw, 88vw';

export default function VehiclePicture({
  picture,
  className,
  sizes,
  isNamedBeside = false,
  priority = false,
}: Props) {
  const { src, srcSet } = listSources(picture.source, sizes === undefined ? cardPictureWidths : undefined);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes ?? cardSizes}
      alt={isNamedBeside ? picture.altBesideName : picture.alt}
      width="800"
      height="600"
      loading={priority ? undefined : 'lazy'}
      data-vehicle={picture.vehicleId}
      // Where the picture fails, its words stand in the box and must not stretch it.
      className={`overflow-hidden object-contain ${className}`}
    />
  );
}
