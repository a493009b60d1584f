import { expect, test } from 'vitest';
import { describeShareImage, shortenToFirstSentence } from '../../../src/content/share-image.ts';

test('a shared picture is described by its words, its price and what it shows', () => {
  const image = {
    title: 'Denago EV Nomad',
    line: '4 seats, 45 mi, 25 mph',
    price: { amount: '$8,495', note: 'Plus tax' },
    picture: { file: 'nomad.jpg', alt: 'A blue cart on gravel' },
  };
  expect(describeShareImage(image)).toBe(
    'Denago EV Nomad. 4 seats, 45 mi, 25 mph. $8,495. A blue cart on gravel.',
  );
});

test.each([
  ['Rent a cart. Pick it up here.', 'Rent a cart.'],
  ['As low as 0% APR. Subject to credit approval.', 'As low as 0% APR. Subject to credit approval.'],
])('"%s" is shared as "%s": a rate keeps its condition', (lead, short) => {
  expect(shortenToFirstSentence(lead)).toBe(short);
});
