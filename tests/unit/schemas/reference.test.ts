import { expect, test } from 'vitest';
import { z } from 'zod';
import { findReference, reference, walkSchema } from '../../../src/schemas/reference.ts';

/** The references of a value, each with its place and what stands beside it. */
function listReferences(schema: z.ZodType, value: unknown) {
  const found: unknown[] = [];
  walkSchema(schema, value, (inner, name, { at, beside }) => {
    const kind = inner.meta()?.reference;
    if (kind) found.push([at.join('.'), kind, name, beside]);
  });
  return found;
}

test('a reference keeps its kind under a description, a default, a list and an optional field', () => {
  const brand = reference('brands');
  const schemas = [brand.describe('The brand.'), brand.default('denago'), z.array(brand).min(1)];
  const kinds = [...schemas, brand.optional().describe('The brand.'), z.string()].map(findReference);
  expect(kinds).toEqual(['brands', 'brands', 'brands', 'brands', undefined]);
  expect(brand.describe('The brand.').description).toBe('The brand.');
});

test('references are found in lists, records, their keys, and the option that fits', () => {
  const schema = z.strictObject({
    carts: z.array(
      z.strictObject({ brandId: reference('brands'), seriesId: reference('series').optional() }),
    ),
    fronts: z.record(reference('showrooms'), z.strictObject({ alt: z.string() })),
    link: z.union([z.url(), z.string().startsWith('/').meta({ reference: 'pages' })]),
    plan: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('own'), id: z.string() }),
      z.strictObject({ kind: z.literal('other'), id: reference('plans') }),
    ]),
  });
  const cart = { brandId: 'denago', seriesId: 'ev-city' };
  const fronts = { lewes: { alt: 'A front' } };
  const plan = { kind: 'other', id: 'daily' };
  const value = { carts: [cart], fronts, link: '/about', plan };
  expect(listReferences(schema, value)).toEqual([
    ['carts.0.brandId', 'brands', 'denago', cart],
    ['carts.0.seriesId', 'series', 'ev-city', cart],
    ['fronts.lewes', 'showrooms', 'lewes', fronts],
    ['link', 'pages', '/about', value],
    ['plan.id', 'plans', 'daily', plan],
  ]);
  const elsewhere = { ...value, link: 'https://maker.example', plan: { kind: 'own', id: 'daily' } };
  expect(listReferences(schema, elsewhere)).toHaveLength(3);
});

test('what does not fit its schema is passed over', () => {
  const schema = z.strictObject({ names: z.array(reference('brands')), plan: reference('plans') });
  expect(listReferences(schema, { names: 'denago', other: 'daily' })).toEqual([]);
  expect(listReferences(schema, null)).toEqual([]);
});
