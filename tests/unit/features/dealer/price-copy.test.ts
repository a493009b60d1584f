import { describe, expect, test } from 'vitest';
import { choosePriceCopy } from '../../../../src/features/dealer/price-copy.ts';

const terms = {
  pricesIncludeDealerCharges: true,
  wholePrice: 'Prices include freight. Tax is extra.',
  wholePriceOfOne: 'This price includes freight. Tax is extra.',
  wholePriceNote: 'Plus tax.',
  askForTotal: 'Ask for the total.',
};
const whole = {
  line: 'Prices include freight. Tax is extra.',
  lineOfOne: 'This price includes freight. Tax is extra.',
  note: 'Plus tax.',
  isWhole: true,
};
const asked = 'Ask for the total.';
const ask = { line: asked, lineOfOne: asked, note: asked, isWhole: false };

describe('the words beside a price', () => {
  test.each([
    { is: 'that it is whole, on the live site too', changes: {}, CONTEXT: 'production', copy: whole },
    { is: 'the same once it was verified', changes: { verified: true }, CONTEXT: 'production', copy: whole },
    { is: 'that it is whole, on a preview', changes: { verified: false }, CONTEXT: 'preview', copy: whole },
    { is: 'the same on this machine', changes: { verified: false }, CONTEXT: undefined, copy: whole },
    {
      is: 'to ask, on the live site until somebody has confirmed it',
      changes: { verified: false },
      CONTEXT: 'production',
      copy: ask,
    },
    {
      is: 'to ask, where charges come on top',
      changes: { pricesIncludeDealerCharges: false },
      CONTEXT: undefined,
      copy: ask,
    },
  ])('say $is', ({ changes, CONTEXT, copy }) => {
    expect(choosePriceCopy({ ...terms, ...changes }, { CONTEXT })).toEqual(copy);
  });
});
