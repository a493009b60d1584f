import { expect, test } from 'vitest';
import { composeShareImage } from '../../../../src/build/share/compose-share-image.ts';
import type { ShareImage } from '../../../../src/content/share-image.ts';

const cart: ShareImage = {
  kind: 'vehicle',
  name: 'Denago EV Nomad',
  price: '$8,495',
  priceNote: 'Plus tax',
  facts: '4 seats, 45 mi, 25 mph',
  picture: { shape: { seats: 4, body: 'lifted', paint: 'clay' } },
};

const places = ['Lewes', 'Milford'].map((name, index) => ({
  name,
  path: `/${name.toLowerCase()}`,
  population: 1000 * (index + 1),
  coordinates: { lat: 38.7 + index / 10, lng: -75.1 - index / 10 },
}));

const writeOut = (image: ShareImage) => JSON.stringify(composeShareImage(image, 'Sample Carts').texts);

test('writes the price and the facts of a vehicle as they are given', () => {
  const written = writeOut(cart);
  expect(written).toContain('"$8,495"');
  expect(written).toContain('"4 seats, 45 mi, 25 mph"');
});

test('says on every picture with a price what the price leaves out', () => {
  expect(writeOut(cart)).toContain('"Plus tax"');
});

test('marks the town on the map of its county, and names it there', () => {
  const written = writeOut({
    kind: 'town',
    name: 'Milford',
    county: 'Kent County',
    state: 'Delaware',
    path: '/milford',
    places,
  });
  expect(written.match(/"Milford"/g)).toHaveLength(2);
  expect(written.match(/"Lewes"/g)).toHaveLength(1);
});

test.each<ShareImage>([
  cart,
  { kind: 'brand', name: 'Denago', count: '6 models', tagline: 'For town and shore', picture: cart.picture },
  { kind: 'county', name: 'Kent County', state: 'Delaware', count: '2 towns', places },
  { kind: 'policy', title: 'Return policy', topic: 'What you can bring back.', drawing: 'returns' },
  { kind: 'page', title: 'About us', lead: 'Who we are.', picture: cart.picture },
  { kind: 'page', title: 'About us', lead: 'Who we are.', picture: { file: 'front.png', alt: 'A front' } },
  { kind: 'notice', title: 'Not found', lead: 'There is no such page.', drawing: 'lost' },
])('writes the name of the dealer on the picture of a $kind', (image) => {
  expect(writeOut(image).match(/"Sample Carts"/g)).toHaveLength(1);
});
