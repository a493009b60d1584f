import { expect, test } from 'vitest';
import { labelField, labelPlace } from '../../../src/cms/labels.ts';

test.for<[field: string, label: string]>([
  ['rangeMiles', 'Range (miles)'],
  ['priceUsd', 'Price'],
  ['vehicleIds', 'Vehicles'],
  ['standsAt', 'Where it stands'],
])('the field %s is called "%s"', ([name, label]) => {
  expect(labelField(name)).toBe(label);
});

test('a place is told by the names of what leads to it', () => {
  const dealer = { showrooms: [{ name: 'Lewes showroom' }, {}] };
  expect(labelPlace(dealer, ['showrooms', '0', 'phone'])).toBe('Showrooms, Lewes showroom, Phone');
  expect(labelPlace(dealer, ['showrooms', '1', 'phone'])).toBe('Showrooms, 2, Phone');
});
