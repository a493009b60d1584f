// A vehicle's main picture, or the placeholder.
import { listFeaturedSources, listSources, pictureWidths } from './vehicle-pictures.ts';
import type { ListedVehicle } from './vehicle.ts';
import { formatCount } from '../../lib/format.ts';

interface Props {
  vehicle: Pick<ListedVehicle, 'id' | 'fullName' | 'seats' | 'pictureCount'>;
  className: string;
  /** Unless it is as wide as a card. */
  sizes?: string | undefined;
  /** Then it needs no alternative text. */
  isNamedBeside?: boolean;
  /** Alternative text of the picture with accessories, which replaces the main one. */
  equippedAlt?: string | undefined;
}

// Two in a row, one on the narrowest phones. The margins are left out, or every phone would load the next larger width.
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 22.5rem) 44vw, 88vw';
const cardWidths = pictureWidths.slice(0, 3);

export default function VehiclePicture({ vehicle, className, sizes, isNamedBeside, equippedAlt }: Props) {
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
      // Keeps the alternative text of a picture that fails from stretching the box.
      className={`overflow-hidden object-contain ${className}`}
    />
  );
}
