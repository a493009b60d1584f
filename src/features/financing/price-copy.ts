// The line next to prices of carts, in the dealer's words: what a price includes.
import type { Dealer } from '../dealer/dealer.schema.ts';
import { isProduction, type Deploy } from '../../lib/deploy.ts';

export interface PriceCopy {
  /** For a page with prices. */
  line: string;
  /** For a page with one cart. */
  lineOfOne: string;
  /** For a card. */
  note: string;
}

/** The live site says to ask for the total until it is verified that prices include all charges. */
export function choosePriceCopy(terms: Dealer['priceTerms'], deploy: Deploy): PriceCopy {
  const { askForTotal, wholePrice, wholePriceOfOne, wholePriceNote } = terms;
  const isConfirmed = terms.verified !== false || !isProduction(deploy);
  return terms.pricesIncludeDealerCharges && isConfirmed
    ? { line: wholePrice, lineOfOne: wholePriceOfOne, note: wholePriceNote }
    : { line: askForTotal, lineOfOne: askForTotal, note: askForTotal };
}
