// A vehicle's main picture on a card, in every width; the name beside it says what it shows. Part of the vehicle card,
// and rendered on brand pages without hydration.
import { choosePicture } from '../lib/pictures.ts';
import type { Vehicle } from '../schemas/vehicle.ts';

interface Props {
  vehicle: Pick<Vehicle, 'images'>;
  /** Drawing shown while there is no photograph. */
  drawing: string;
  className: string;
}

export default function VehiclePicture({ vehicle, drawing, className }: Props) {
  const picture = choosePicture(vehicle, drawing);
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw"
      alt=""
      width="800"
      height="600"
      loading="lazy"
      className={`object-contain ${className}`}
    />
  );
}
