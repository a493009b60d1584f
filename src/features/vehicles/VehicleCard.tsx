// A vehicle as a card, one link on the whole of it; on paper one line of a price list. Part of the inventory island; pages render it without hydration.
import type { ReactNode } from 'react';
import type { VehicleCard as Card } from './vehicle-card.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import Price, { cardVariant } from './Price.tsx';
import VehicleBadges from './VehicleBadges.tsx';
import VehiclePicture from './VehiclePicture.tsx';

interface Props {
  card: Card;
  /** How wide its picture is shown where cards do not stand in two columns on phones. */
  pictureSizes?: string;
  /** A control below the link, such as a check box. */
  action?: ReactNode;
}

export default function VehicleCard({ card, pictureSizes, action }: Props) {
  const { path, name, brand, facts, usedFacts, badges, inStock, picture, price, text, linkText } = card;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="screen-only aspect-4/3 overflow-hidden rounded-large bg-band">
        <VehiclePicture
          picture={picture}
          isNamedBeside
          {...(pictureSizes && { sizes: pictureSizes })}
          className={`h-full w-full ${inStock ? '' : 'opacity-50'}`}
        />
      </div>
      <div className="mt-2 flex flex-1 flex-col sm:mt-4">
        <h3 className="wrap-anywhere max-sm:text-[1rem]">
          <a
            href={path}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-large"
          >
            <span className="text-fine text-text-quiet">{brand}</span>
            <br className="screen-only" />
            <ChangingText>{name.slice(brand.length)}</ChangingText>
          </a>
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <Price price={price} variant={cardVariant} />
          {badges.length > 0 && (
            // Two columns of a phone have room for a price and NEW; a longer badge takes a line of its own on every card.
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
        {linkText && (
          <p className="screen-only mt-auto pt-3 font-semibold text-accent" aria-hidden="true">
            {linkText} →
          </p>
        )}
        {action && <div className="screen-only relative z-[1] mt-auto">{action}</div>}
      </div>
    </article>
  );
}
