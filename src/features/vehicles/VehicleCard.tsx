// A vehicle as a card that is one link; on paper, a line of a price list. Part of the inventory's island.
import type { ReactNode } from 'react';
import { formatUsd } from '../../lib/format.ts';
import { vehiclePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import type { ListedVehicle } from './vehicle.ts';
import Price from './Price.tsx';
import { formatFacts, formatPrice, formatUsedFacts, listBadges, type Badge } from './vehicle-copy.ts';
import VehicleBadges from './VehicleBadges.tsx';
import VehiclePicture from './VehiclePicture.tsx';

interface Props {
  vehicle: ListedVehicle;
  /** All badges that apply, unless only some may be shown. */
  shownBadges?: readonly Badge[] | undefined;
  /** Sentence under the facts. */
  text?: string | undefined;
  /** For the home page: the price with accessories, and alternative text of the picture that shows them. */
  featured?: { priceUsd: number; priceLabel: string; equippedAlt: string | undefined };
  /** Width of the picture, if cards are not in two columns on mobile. */
  pictureSizes?: string | undefined;
  /** The inventory's checkbox. The card then also shows the vehicle's highlight. */
  action?: ReactNode;
}

export default function VehicleCard({ vehicle, shownBadges, text, featured, pictureSizes, action }: Props) {
  const { id, brandName, fullName, inStock } = vehicle;
  const badges = listBadges(vehicle).filter((badge) => shownBadges?.includes(badge) ?? true);
  const facts = [formatFacts(vehicle), action !== undefined && vehicle.highlight].filter(Boolean).join(', ');
  const usedFacts = formatUsedFacts(vehicle);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="screen-only aspect-4/3 overflow-hidden rounded-large bg-band">
        <VehiclePicture
          vehicle={vehicle}
          isNamedBeside
          sizes={pictureSizes}
          equippedAlt={featured?.equippedAlt}
          className={`h-full w-full ${inStock ? '' : 'opacity-50'}`}
        />
      </div>
      <div className="mt-2 flex flex-1 flex-col sm:mt-4">
        <h3 className="wrap-anywhere max-sm:text-[1rem]">
          <a
            href={vehiclePath(id)}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-large"
          >
            <span className="text-fine text-text-quiet">{brandName}</span>
            <br className="screen-only" />
            <ChangingText>{fullName.slice(brandName.length)}</ChangingText>
          </a>
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <div className="mt-1.5 text-h3 leading-none sm:text-[1.5rem]">
            <Price
              amount={featured ? formatUsd(featured.priceUsd) : formatPrice(vehicle)}
              label={featured?.priceLabel}
            />
          </div>
          {badges.length > 0 && (
            // Two columns of a phone have room for a price and NEW; longer badges get their own line.
            <p
              key={badges.join()}
              className={`screen-only ${badges.join() === 'NEW' ? '' : 'max-sm:mt-1 max-sm:w-full'}`}
            >
              <VehicleBadges badges={badges} />
            </p>
          )}
        </div>
        <p className="mt-1 text-text-quiet figures max-sm:text-fine">
          <ChangingText>{facts}</ChangingText>
          {usedFacts && (
            <span key={usedFacts} className="screen-only text-text">
              {`, ${usedFacts}`}
            </span>
          )}
        </p>
        {text && <p className="screen-only max-sm:text-fine sm:mt-2">{text}</p>}
        <p className="print-only text-fine">{inStock ? 'In stock' : 'Out of stock'}</p>
        {featured && (
          <p className="screen-only mt-auto pt-3 font-semibold text-accent" aria-hidden="true">
            View Details →
          </p>
        )}
        {action && <div className="screen-only relative z-[1] mt-auto">{action}</div>}
      </div>
    </article>
  );
}
