import { expect, test } from 'vitest';
import { choosePriceCopy } from '../../../../src/features/financing/price-copy.ts';

const terms = {
  pricesIncludeDealerCharges: true,
  wholePrice: 'Prices include freight.',
  wholePriceOfOne: 'Includes freight.',
  wholePriceNote: 'Plus tax.',
  askForTotal: 'Ask.',
};
const whole = { line: 'Prices include freight.', lineOfOne: 'Includes freight.', note: 'Plus tax.' };
const ask = { line: 'Ask.', lineOfOne: 'Ask.', note: 'Ask.' };

test.each([
  [{}, 'production', whole],
  [{ verified: false }, 'preview', whole],
  [{ verified: false }, undefined, whole],
  [{ verified: false }, 'production', ask],
  [{ pricesIncludeDealerCharges: false }, undefined, ask],
])('with %j a deploy in the context %s says beside prices: %j', (changes, CONTEXT, copy) => {
  expect(choosePriceCopy({ ...terms, ...changes }, { CONTEXT })).toEqual(copy);
});
