import { describe, expect, test } from 'vitest';
import { pages } from './built-site.ts';
import { readGraph } from './json-ld.ts';
import { listVocabularyMistakes } from './schema-org.ts';

describe('the structured data of every page', () => {
  test('uses types, properties and values that schema.org has', () => {
    const mistakes = pages.flatMap((page) =>
      listVocabularyMistakes(readGraph(page)).map((mistake) => `${page.path}: ${mistake}`),
    );
    expect(mistakes).toEqual([]);
  });
});

describe('listVocabularyMistakes', () => {
  const dealer = { '@type': 'AutoDealer', '@id': '#dealer', name: 'Carts' };

  test.each<[string, Record<string, unknown>[], string[]]>([
    ['a type that does not exist', [{ '@type': 'GolfCart' }], ['no type GolfCart']],
    [
      'a property of another type',
      [{ '@type': 'Product', fuelType: 'Electric' }],
      ['Product.fuelType does not exist'],
    ],
    [
      'a value that is no member of the enumeration',
      [{ '@type': 'Offer', availability: 'https://schema.org/Maybe' }],
      ['Offer.availability takes no text "https://schema.org/Maybe"'],
    ],
    ['a number for a text', [{ '@type': 'Thing', name: 5 }], ['Thing.name takes no number']],
    [
      'a node of a type that the property does not take, however deep',
      [{ '@type': 'Product', offers: { '@type': 'Offer', seller: { '@type': 'Brand', name: 'Carts' } } }],
      ['Offer.seller takes no Brand'],
    ],
    [
      'a reference to a node of such a type',
      [dealer, { '@type': 'WebPage', breadcrumb: { '@id': '#dealer' } }],
      ['WebPage.breadcrumb takes no reference to AutoDealer'],
    ],
  ])('finds %s', (_, graph, mistakes) => {
    expect(listVocabularyMistakes(graph)).toEqual(mistakes);
  });

  test('takes subtypes, several types at once and references', () => {
    const vehicle = {
      '@type': ['Product', 'Vehicle'],
      fuelType: 'Electric',
      offers: { '@type': 'Offer', price: 9995, seller: { '@id': '#dealer' } },
    };
    expect(listVocabularyMistakes([dealer, vehicle])).toEqual([]);
  });
});
