import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';

const { findMunicipality } = getContent();

const rows = readFileSync('tests/commission/census.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const [path = '', name = '', ...figures] = row.split(',');
    const [population = 0, lat = 0, lng = 0] = figures.map(Number);
    return { path, name, population, coordinates: { lat, lng } };
  });

describe('municipalities', () => {
  test('are counted at all', () => {
    expect(rows).toHaveLength(95);
  });

  test.each(rows)('$name ($path) has the population and coordinates of the census', (row) => {
    const { name, population, coordinates } = findMunicipality(row.path) ?? {};
    expect({ path: row.path, name, population, coordinates }).toEqual(row);
  });
});
