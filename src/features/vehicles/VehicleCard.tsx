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
    <article className="group relative flex h-full flex-col print:block">
      <div className="aspect-4/3 overflow-hidden rounded-large bg-band print:hidden">
        <VehiclePicture
          picture={picture}
          isNamedBeside
          {...(pictureSizes && { sizes: pictureSizes })}
          className={`h-full w-full ${inStock ? '' : 'opacity-50'}`}
        />
      </div>
      <div className="mt-2 flex flex-1 flex-col sm:mt-4 print:mt-0 print:grid print:grid-cols-[3fr_1fr_3fr_1fr] print:gap-x-4">
        <h3 className="wrap-anywhere max-sm:text-[1rem] print:text-fine">
          <a
            href={path}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-large"
          >
            <span className="text-fine text-text-quiet">{brand}</span>
            <br className="print:hidden" />
            <ChangingText>{name.slice(brand.length)}</ChangingText>
          </a>
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <Price price={price} variant={cardVariant} />
          {badges.length > 0 && (
            // Two columns of a phone have room for a price and NEW; a longer badge takes a line of its own on every card.
            <p
              key={badges.join()}
              className={`print:hidden ${badges.join() === 'NEW' ? '' : 'max-sm:mt-1 max-sm:w-full'}`}
            >
              <VehicleBadges badges={badges} />
            </p>
          )}
        </div>
        <p className="mt-1 text-text-quiet figures max-sm:text-fine print:mt-0 print:text-fine">
          <ChangingText>{facts}</ChangingText>
          {usedFacts && (
            <span key={usedFacts} className="text-text print:hidden">
              {`, ${usedFacts}`}
            </span>
          )}
        </p>
        {text && <p className="max-sm:text-fine sm:mt-2 print:hidden">{text}</p>}
        <p className="hidden text-fine print:block">{inStock ? 'In stock' : 'Out of stock'}</p>
        {linkText && (
          <p className="mt-auto pt-3 font-semibold text-accent print:hidden" aria-hidden="true">
            {linkText} →
          </p>
        )}
        {action && <div className="relative z-[1] mt-auto print:hidden">{action}</div>}
      </div>
    </article>
  );
}
