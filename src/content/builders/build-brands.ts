// The brands of the site, from data/brands/*.yaml.
import type { Brand } from '../../features/brands/brand.schema.ts';
import type { Records } from '../records.ts';

/** All brands in the order of the home page's tiles. */
export function buildBrands(records: Records['brands']) {
  const brands: readonly Brand[] = records
    .map(({ value, id }) => ({ ...value, id }))
    .toSorted((a, b) => a.order - b.order);
  return {
    brands,
    /** A brand by its id. */
    findBrand: (id: string): Brand | undefined => brands.find((brand) => brand.id === id),
  };
}
