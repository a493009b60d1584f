// A vehicle's main picture, or the placeholder.
import { listFeaturedSources, listSources, pictureWidths } from './vehicle-pictures.ts';
import type { ListedVehicle } from './vehicle.ts';
import { formatCount } from '../../lib/format.ts';

interface Props {
  vehicle: Pick<ListedVehicle, 'id' | 'fullName' | 'seats' | 'pictureCount'>;
  className: string;
  /** Its width on the page, if that is not the width of a card. */
  sizes?: string | undefined;
  /** Whether name and seats are next to it, so that it needs no alternative text. */
  isNamedBeside?: boolean;
  /** Alternative text of the picture with accessories, which is then shown. */
  equippedAlt?: string | undefined;
}

// Two in a row, one on the narrowest phones. Without the page's margins, or every phone would load the next width.
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 22.5rem) 44vw, 88vw';
const cardWidths = pictureWidths.slice(0, 3);

export default function VehiclePicture({
  vehicle,
  className,
  sizes,
  isNamedBeside = false,
  equippedAlt,
}: Props) {
  const ownAlt = isNamedBeside ? '' : `${vehicle.fullName} with ${formatCount(vehicle.seats, 'seat')}`;
  return (
    <img
      {...(equippedAlt
        ? listFeaturedSources(vehicle.id)
        : listSources(vehicle, 1, sizes ? pictureWidths : cardWidths))}
      sizes={sizes ?? cardSizes}
      alt={equippedAlt ?? ownAlt}
      width="800"
      height="600"
      loading="lazy"
      data-vehicle={vehicle.id}
      // If the picture fails, its alternative text must not stretch the box.
      className={`overflow-hidden object-contain ${className}`}
    />
  );
}
