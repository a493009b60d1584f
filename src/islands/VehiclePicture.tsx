// A vehicle's main picture on a card, in every width. Part of the vehicle card,
// and rendered on brand pages without hydration.
import { choosePicture } from '../lib/pictures/picture-sizes.ts';
import { formatCount } from '../lib/site/format.ts';
import type { Vehicle } from '../schemas/vehicle.ts';

interface Props {
  vehicle: Pick<Vehicle, 'id' | 'name' | 'images' | 'specifications'>;
  /** Drawing shown while there is no photograph. */
  drawing: string;
  className: string;
  /** How wide it is shown; a card's width unless said. */
  sizes?: string;
}

// On phones without the margins of the page, or every phone would load the next width.
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 88vw';

export default function VehiclePicture({ vehicle, drawing, className, sizes = cardSizes }: Props) {
  const picture = choosePicture(vehicle, drawing);
  const { seatingCapacity } = vehicle.specifications;
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      alt={`${vehicle.name} with ${formatCount(seatingCapacity, 'seat')}`}
      width="800"
      height="600"
      loading="lazy"
      data-vehicle={vehicle.id}
      // Where the picture fails, its words stand in the box and must not stretch it.
      className={`overflow-hidden object-contain ${className}`}
    />
  );
}
