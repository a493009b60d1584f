import { describe, expect, test } from 'vitest';
import { getContent } from '../../../../src/content/site.ts';
import { chooseTownWords, findTownBands, type TownBands } from '../../../../src/lib/places/town-words.ts';

const { pages } = getContent();

describe('findTownBands', () => {
  const bands = { farMiles: 30, mediumPeople: 1000, largePeople: 10000 };
  const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
  const find = (miles: number, population = 500) =>
    findTownBands({ population, setting: 'river' }, miles, delivery, bands);

  test.each([
    [0, 'near'],
    [10, 'near'],
    [10.99, 'near'],
    [11, 'middle'],
    [29.99, 'middle'],
    [30, 'far'],
  ])('calls %d miles "%s" where 10 are free', (miles, distance) => {
    expect(find(miles).distance).toBe(distance);
  });

  test.each([
    [9, 'small'],
    [999, 'small'],
    [1000, 'medium'],
    [9999, 'medium'],
    [10000, 'large'],
  ])('calls %d people "%s"', (population, size) => {
    expect(find(5, population).size).toBe(size);
  });

  test('takes the setting from the town', () => {
    expect(find(5).setting).toBe('river');
  });
});

describe('chooseTownWords', () => {
  const page = pages.town;
  const choose = (bands: Partial<TownBands>) =>
    chooseTownWords(page, { distance: 'near', size: 'small', setting: 'suburb', ...bands });

  test('takes each text that fits the bands', () => {
    const words = choose({ distance: 'middle', size: 'large', setting: 'bay' });
    expect(words.description).toBe(page.descriptions.middle);
    expect(words.lead).toBe(page.hero.leads.middle);
    expect(words.aboutSize).toBe(page.about.sizes.large);
    expect(words.setting).toBe('beside a bay');
    expect(words.serviceArea.text).toBe(page.serviceArea.texts.middle);
    expect(words.benefits.map(({ title }) => title)).toEqual([
      'Free Local Delivery',
      'Comprehensive Warranty',
      'Expert Service Team',
    ]);
    const { setting, size, distance } = page.vehicles.picks;
    expect(words.picks).toEqual([setting.bay, size.large, distance.middle]);
  });

  test.each<[Partial<TownBands>, string]>([
    [{ setting: 'ocean', distance: 'far' }, 'roads setting delivery distance'],
    [{ setting: 'farmland', distance: 'far' }, 'delivery distance roads setting'],
    [{ setting: 'farmland' }, 'setting roads distance delivery'],
    [{ setting: 'suburb' }, 'distance delivery setting roads'],
  ])('asks first what people of such a town ask: %o', (bands, expected) => {
    const { distance, delivery, setting, roads } = page.questions;
    const kinds = choose(bands).questions.map((question) => {
      if (question === roads) return 'roads';
      if (Object.values(setting).includes(question)) return 'setting';
      return Object.values(delivery).includes(question) ? 'delivery' : 'distance';
    });
    expect(Object.values(distance)).toHaveLength(3);
    expect(kinds.join(' ')).toBe(expected);
  });
});
