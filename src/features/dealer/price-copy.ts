// What stands beside every price of a cart: whether it holds what the dealer charges, in the dealer's own words.
import type { Dealer } from './dealer.schema.ts';
import { isProduction, type Deploy } from '../../lib/deploy.ts';

/** The copy beside prices. */
export interface PriceCopy {
  /** A whole sentence or two, for a page with prices. */
  line: string;
  /** The same of one price, for a page with one cart. */
  lineOfOne: string;
  /** The same in few words, for a card. */
  note: string;
  /** Whether the price holds all that the dealer charges. */
  isWhole: boolean;
}

/**
 * The texts of data/dealer.yaml that hold for a deploy. Where the dealer's charges are not in the prices, and on a live
 * site also where nobody has confirmed that they are, the text says to ask for the total price.
 */
export function choosePriceCopy(terms: Dealer['priceTerms'], deploy: Deploy): PriceCopy {
  const isConfirmed = terms.verified !== false || !isProduction(deploy);
  return terms.pricesIncludeDealerCharges && isConfirmed
    ? {
        line: terms.wholePrice,
        lineOfOne: terms.wholePriceOfOne,
        note: terms.wholePriceNote,
        isWhole: true,
      }
    : { line: terms.askForTotal, lineOfOne: terms.askForTotal, note: terms.askForTotal, isWhole: false };
}
