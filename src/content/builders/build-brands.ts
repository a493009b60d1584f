// The brands of the site, from data/brands/*.yaml.
import type { Brand } from '../../features/brands/brand.schema.ts';
import { buildBrandTokens } from '../../features/brands/brand-vehicles.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import type { Records } from '../records.ts';

/** All brands in the order of the home page's tiles, with what their vehicles fill into their texts. */
export function buildBrands(records: Records['brands'], vehicles: Records['vehicles']) {
  const models = vehicles.map(({ value }) => value);
  const brands: readonly Brand[] = records
    .map(({ value, id }) => ({ ...fillTemplate(value, buildBrandTokens(id, models)), id }))
    .toSorted((a, b) => a.order - b.order);
  return {
    brands,
    /** A brand by its id. */
    findBrand: (id: string): Brand | undefined => brands.find((brand) => brand.id === id),
  };
}
