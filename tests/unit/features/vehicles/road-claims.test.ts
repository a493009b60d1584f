import { describe, expect, test } from 'vitest';
import { cartClaims, findClaims, roadClaims } from '../../../../src/features/vehicles/road-claims.ts';

describe('claims about carts in general', () => {
  test.each([
    'Street legal with seat belts.',
    'Rent a street-legal 4-seat cart by the day.',
    'Ready for public roads, with a belt for every seat.',
    'Our carts share the road with cars.',
    'It may use your roads.',
    'Approved for the street.',
  ])('finds: %s', (text) => {
    expect(findClaims(`We rent carts. ${text} Call us.`, roadClaims)).toEqual([text]);
  });

  test.each([
    'Ask us which of our rentals may use your roads.',
    'No cart is street-legal everywhere.',
    "It isn't street legal.",
    'Is it street legal?',
    'Some carts are made for public roads.',
    'Low-speed vehicles are named by the law.',
    'For private land.',
  ])('leaves alone: %s', (text) => {
    expect(findClaims(text, roadClaims)).toEqual([]);
  });
});

describe('claims about one cart', () => {
  test.each([
    '4 seats, 25 mph, low-speed vehicle',
    'A cart for neighborhood streets.',
    'Street-legal equipment',
  ])('finds: %s', (text) => {
    expect(findClaims(text, cartClaims)).toEqual([text]);
  });

  test.each([
    'Nothing in writing makes it a low-speed vehicle.',
    'None with that many seats is confirmed for public roads yet.',
    'On street tires, for pavement.',
    'Call with your street.',
  ])('leaves alone: %s', (text) => {
    expect(findClaims(text, cartClaims)).toEqual([]);
  });
});
