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
  const shape = { seats: 4, body: 'street', paint: 'fog' } as const;
  const cart = {
    kind: 'vehicle',
    name: 'Denago EV Nomad',
    price: '$8,495',
    priceNote: 'Plus tax',
    facts: '4 seats, 45 mi, 25 mph',
  } as const;

  test.each<[string, ShareImage, string]>([
    [
      'a vehicle with its drawing',
      { ...cart, picture: { shape } },
      'Denago EV Nomad, 4 seats, 45 mi, 25 mph, $8,495. Drawing of a golf cart with 4 seats, seen from the side',
    ],
    [
      'a vehicle with a photograph by the text of the photograph',
      { ...cart, picture: { file: 'vehicles/photos/nomad.jpg', alt: 'A blue cart on gravel' } },
      'Denago EV Nomad, 4 seats, 45 mi, 25 mph, $8,495. A blue cart on gravel',
    ],
    [
      'a brand',
      {
        kind: 'brand',
        name: 'Denago',
        count: '6 models',
        tagline: 'Carts',
        picture: { shape: { ...shape, seats: 1 } },
      },
      'Denago: 6 models. Drawing of a golf cart with 1 seat, seen from the side',
    ],
    [
      'a town',
      {
        kind: 'town',
        name: 'Lewes',
        county: 'Sussex County',
        state: 'Delaware',
        path: '/lewes-golf-carts',
        places: [],
      },
      'Map of Sussex County, Delaware, on which Lewes is marked',
    ],
    [
      'a county',
      { kind: 'county', name: 'Sussex County', state: 'Delaware', count: '25 towns', places: [] },
      'Map of Sussex County, Delaware, with 25 towns',
    ],
    [
      'a policy',
      { kind: 'policy', title: 'Storage policy', topic: 'Prices for storing your cart.', drawing: 'storage' },
      'Storage policy: Prices for storing your cart.',
    ],
    [
      'a page whose picture nobody has described',
      { kind: 'page', title: 'Golf cart rentals', lead: '', picture: { file: 'a.jpg', alt: undefined } },
      'Golf cart rentals',
    ],
    [
      'a page that is not there',
      { kind: 'notice', title: 'Page not found', lead: 'There is no page here.', drawing: 'lost' },
      'Page not found: There is no page here.',
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
