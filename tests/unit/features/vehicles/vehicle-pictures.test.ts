import { expect, test } from 'vitest';
import { describeListing } from '../../../../src/features/vehicles/vehicle-pictures.ts';
import { buildNewRecord, buildUsedRecord } from '../../samples.ts';

const drawn = { picturesAreIllustrations: true };

test.each([
  { what: 'photographs', vehicles: [buildNewRecord()], words: 'Plus tax.' },
  {
    what: 'a new cart that is drawn',
    vehicles: [buildNewRecord(drawn), buildUsedRecord(drawn)],
    words: 'Plus tax. Pictures are illustrations.',
  },
  {
    what: 'used carts that are drawn',
    vehicles: [buildUsedRecord(drawn)],
    words: 'Plus tax. Drawings, not photos of these carts.',
  },
])('a list of $what says: $words', ({ vehicles, words }) => {
  expect(describeListing('Plus tax.', vehicles)).toBe(words);
});
