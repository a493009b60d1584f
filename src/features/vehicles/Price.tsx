// A vehicle's price with what it stands for and what it holds: how it looks, anywhere on the site, is said in this file
// alone. Part of the inventory's and the contact form's island; pages render it without hydration.
import { formatUsd } from '../../lib/format.ts';
import type { Price as PriceValue } from './vehicle-card.ts';

/** Classes of the parts, by the place; each a constant of its own, so that a page's script and styles hold only its own. */
interface PriceVariant {
  amount: string;
  note?: string;
  /** The line that the price shares with what stands beside it; without one it is a paragraph by itself. */
  line?: string;
  beside?: string;
}

const quiet = 'text-fine text-text-quiet';

/** On the vehicle's own page. */
export const pageVariant: PriceVariant = {
  amount: 'figures mt-4 font-heading text-price leading-none font-bold',
  note: `mt-2 ${quiet}`,
};
export const cardVariant: PriceVariant = {
  line: 'mt-1.5 flex flex-wrap items-baseline gap-x-2',
  amount: 'font-heading text-h3 leading-none font-bold figures sm:text-[1.5rem]',
  beside: quiet,
};
/** In a long list, whose rows are quiet as a whole. */
export const rowVariant: PriceVariant = {
  line: 'flex flex-wrap items-baseline gap-x-2',
  amount: 'font-heading text-[1rem] font-bold text-text',
};
/** Behind the name of a model or a series. */
export const modelVariant: PriceVariant = { amount: 'figures font-heading text-h3 font-bold' };
export const seriesVariant: PriceVariant = { amount: 'figures font-semibold text-accent' };
/** On top of a brand's page, with the note on the same line. */
export const heroVariant: PriceVariant = {
  amount: 'figures font-heading text-h3 font-bold text-accent',
  note: quiet,
};
/** In the contact form, of a cart that it asks about. */
export const formVariant: PriceVariant = { amount: 'font-heading font-bold figures' };

interface Props {
  price: PriceValue;
  variant: PriceVariant;
  /** On the line of the price. */
  beside?: string | undefined;
}

export default function Price({ price, variant, beside = price.label }: Props) {
  const amount = [price.prefix, formatUsd(price.usd)].filter(Boolean).join(' ');
  return (
    <>
      {variant.line ? (
        <p className={variant.line}>
          <span className={variant.amount}>{amount}</span>
          {beside && <span className={variant.beside}>{beside}</span>}
        </p>
      ) : (
        <p className={variant.amount}>{amount}</p>
      )}
      {price.note && <p className={variant.note}>{price.note}</p>}
    </>
  );
}
