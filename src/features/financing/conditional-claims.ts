// Offers that need their condition next to them.
import { formatUsd } from '../../lib/format.ts';

/** Patterns of offers and of their conditions, and how to write them, for the dealer's words about credit. */
export function listConditionalClaims(creditCondition: string, freeDeliveryFromUsd: number) {
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
