// What is said beside every price of a cart: whether it holds what the dealer charges, in the dealer's own words.
import type { Dealer } from './dealer.schema.ts';
import { isProduction, type Deploy } from '../../lib/deploy.ts';

export interface PriceCopy {
  /** For a page with prices. */
  line: string;
  /** For a page with one cart. */
  lineOfOne: string;
  /** For a card. */
  note: string;
}

/** On a live site the text says to ask for the total until somebody has confirmed that prices hold all charges. */
export function choosePriceCopy(terms: Dealer['priceTerms'], deploy: Deploy): PriceCopy {
  const { askForTotal, wholePrice, wholePriceOfOne, wholePriceNote } = terms;
  const isConfirmed = terms.verified !== false || !isProduction(deploy);
  return terms.pricesIncludeDealerCharges && isConfirmed
    ? { line: wholePrice, lineOfOne: wholePriceOfOne, note: wholePriceNote }
    : { line: askForTotal, lineOfOne: askForTotal, note: askForTotal };
}
