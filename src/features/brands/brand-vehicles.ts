// The vehicles of a brand: which one stands for it, which are in stock, and where its name leads.
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { VehicleRecord } from '../vehicles/vehicle-record.schema.ts';
import type { brandTokens } from './brand.schema.ts';
import { inventoryPathFor } from '../../lib/paths.ts';
import { emptyQuery, formatInventoryQuery } from '../inventory/inventory-filters.ts';

/**
 * The cart whose picture stands for a brand: the first of the preferred ids that is one of its carts, else its first in
 * stock, else its first. Undefined when the dealer has none.
 */
export function chooseBrandCart(
  brandId: string,
  all: readonly Vehicle[],
  preferredIds: readonly string[],
): Vehicle | undefined {
  const ofBrand = all.filter((vehicle) => vehicle.brandId === brandId);
  const [preferred] = preferredIds.flatMap((id) => ofBrand.find((vehicle) => vehicle.id === id) ?? []);
  return preferred ?? ofBrand.find(({ inStock }) => inStock) ?? ofBrand[0];
}

/** A brand's vehicles in stock, by the rule of the specification: brand contains the name, without regard to case. */
export function listInStockOf(brandName: string, vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.filter(
    (vehicle) => vehicle.inStock && vehicle.brandName.toLowerCase().includes(brandName.toLowerCase()),
  );
}

/**
 * Where a brand's name leads: to its page, or without one to its vehicles in the inventory; undefined where it has no
 * page and none of its vehicles is in stock.
 */
export function findBrandPath(
  { name, page }: { name: string; page?: { path: string } | undefined },
  vehicles: readonly Vehicle[],
): string | undefined {
  if (page) return page.path;
  if (!vehicles.some(({ inStock, brandName }) => inStock && brandName === name)) return undefined;
  return inventoryPathFor(formatInventoryQuery({ ...emptyQuery, brand: name.toLowerCase() }));
}

/** What a brand fills into its texts: how far its new vehicles go, "35 to 50 miles" or "40 miles". */
export function buildBrandTokens(
  brandId: string,
  all: readonly Pick<VehicleRecord, 'brandId' | 'condition' | 'rangeMiles'>[],
): Record<(typeof brandTokens)[number], string> {
  const miles = all
    .filter((vehicle) => vehicle.brandId === brandId && vehicle.condition === 'new')
    .map(({ rangeMiles }) => rangeMiles)
    .toSorted((a, b) => a - b);
  const bounds = new Set([miles[0], miles.at(-1)]);
  return { 'brand.newRange': `${[...bounds].join(' to ')} miles` };
}
