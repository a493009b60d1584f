import { describe, expect, test } from 'vitest';
import { shareImagePath } from '../../../src/lib/paths.ts';
import { describeShareImage, shortenLead, type ShareImage } from '../../../src/content/share-image.ts';

describe('shareImagePath', () => {
  test.each([
    ['/', '/share/home.jpg'],
    ['/about', '/share/about.jpg'],
    ['/vehicles/ev-nomad-xl', '/share/vehicles/ev-nomad-xl.jpg'],
    ['/policies/rental-policy', '/share/policies/rental-policy.jpg'],
  ])('of the page %s is %s', (page, picture) => {
    expect(shareImagePath(page)).toBe(picture);
  });
});

describe('describeShareImage', () => {
  test.each<[string, ShareImage, string]>([
    [
      'a vehicle with its price and picture',
      {
        title: 'Denago EV Nomad',
        line: '4 seats, 45 mi, 25 mph',
        price: { amount: '$8,495', note: 'Plus tax' },
        picture: { file: 'nomad.jpg', alt: 'A blue cart on gravel' },
      },
      'Denago EV Nomad. 4 seats, 45 mi, 25 mph. $8,495. A blue cart on gravel.',
    ],
    [
      'words alone',
      { title: 'Storage policy', line: 'Prices for storing your cart.' },
      'Storage policy. Prices for storing your cart.',
    ],
  ])('says what is seen of %s', (_, image, text) => {
    expect(describeShareImage(image)).toBe(text);
  });
});

describe('shortenLead', () => {
  test.each([
    ['Rent a cart. Pick it up here.', 'Rent a cart.', 'the first sentence'],
    [
      'A 2.5-hour window on the day. Call us.',
      'A 2.5-hour window on the day.',
      'a point inside a number is no end',
    ],
    ['One sentence without an end', 'One sentence without an end', 'nothing to leave out'],
    [
      'As low as 0% APR. Subject to credit approval.',
      'As low as 0% APR. Subject to credit approval.',
      'a rate never stands without its condition',
    ],
  ])('of "%s" is "%s": %s', (lead, short) => {
    expect(shortenLead(lead)).toBe(short);
  });
});
