// Offers that may only be made beside their condition.
import { formatUsd } from '../../lib/format.ts';

/** Words that make an offer, those of its condition, and how to write it. */
export interface ConditionalClaim {
  pattern: RegExp;
  condition: RegExp;
  advice: string;
}

/** The offers of credit and of delivery, with the dealer's words about credit and the price in dollars from which it is free. */
export function listConditionalClaims(
  creditCondition: string,
  freeDeliveryFromUsd: number,
): ConditionalClaim[] {
  const minimum = RegExp.escape(formatUsd(freeDeliveryFromUsd));
  return [
    {
      pattern: /\b0% (APR|financing)|as low as 0%|APR, as low as/i,
      condition: new RegExp(`${RegExp.escape(creditCondition)}|subject to credit approval`, 'i'),
      advice: 'write {{creditCondition}} behind it',
    },
    {
      pattern: /free (local )?delivery|deliver(y|ed)\b[^.]*\bfree\b|\bfree of charge/i,
      condition: new RegExp(
        `${minimum}|within \\d+ miles|condition stands|in the same place|what it costs elsewhere`,
        'i',
      ),
      advice:
        'write beside it from which price on ({{delivery-free-minimum-purchase}}), or within how many miles',
    },
  ];
}
