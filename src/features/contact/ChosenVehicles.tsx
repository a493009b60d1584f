// The vehicles that a link to the contact form names, with picture and price. Part of the contact form's island.
import { vehiclePath } from '../../lib/paths.ts';
import Price, { formVariant } from '../vehicles/Price.tsx';
import type { LinkedVehicle } from './submit-contact.ts';

/** A vehicle as the form shows it. */
export interface InquiryVehicle extends LinkedVehicle {
  /** Whole dollars. */
  price: number;
  /** URL of a small picture, or of the drawing that stands for it. */
  picture: string;
}

interface Props {
  title: string;
  /** By id. */
  vehicles: Readonly<Record<string, InquiryVehicle>>;
  ids: readonly string[];
  /** What the prices hold. */
  priceNote: string;
}

export default function ChosenVehicles({ title, vehicles, ids, priceNote }: Props) {
  return (
    <div className="mb-4 rounded-small bg-band px-4 py-3 sm:col-span-2">
      <h3 className="font-sans text-fine font-semibold">{title}</h3>
      <ul>
        {ids.map((id) => {
          const vehicle = vehicles[id];
          if (!vehicle) return null;
          return (
            <li key={id} className="mt-2 grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-4">
              <img src={vehicle.picture} alt="" width="400" height="300" className="w-full rounded-small" />
              <div>
                <a href={vehiclePath(id)} className="inline-flex min-h-11 items-center text-link">
                  {vehicle.name}
                </a>
                <Price price={{ usd: vehicle.price }} variant={formVariant} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-fine text-text-quiet">{priceNote}</p>
    </div>
  );
}
