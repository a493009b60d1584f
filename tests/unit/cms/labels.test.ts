import { expect, test } from 'vitest';
import { labelField, labelPlace } from '../../../src/cms/labels.ts';

test.for<[field: string, label: string]>([
  ['rangeMiles', 'Range (miles)'],
  ['priceUsd', 'Price ($)'],
  ['vehicleIds', 'Vehicles'],
  ['standsAt', 'Where it stands'],
])('the field %s is called "%s"', ([name, label]) => {
  expect(labelField(name)).toBe(label);
});

test('a place is named by its fields, and entries of lists by their number', () => {
  expect(labelPlace(['showrooms', 1, 'phone'])).toBe('Showrooms, 2, Phone');
});
