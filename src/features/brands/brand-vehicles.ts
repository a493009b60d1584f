// The vehicles of a brand, also by series.
import { inventoryPathFor } from '../../lib/paths.ts';
import { emptyQuery, formatInventoryQuery } from '../inventory/inventory-query.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Series } from './brand.schema.ts';

/** The vehicle in a brand's picture: the first preferred one, else the first in stock, else the first. */
export function chooseBrandCart(
  brandId: string,
  all: readonly Vehicle[],
  preferredIds: readonly string[],
): Vehicle | undefined {
  const ofBrand = all.filter((vehicle) => vehicle.brandId === brandId);
  const [preferred] = preferredIds.flatMap((id) => ofBrand.find((vehicle) => vehicle.id === id) ?? []);
  return preferred ?? ofBrand.find(({ inStock }) => inStock) ?? ofBrand[0];
}

/** Vehicles in stock with a brand that contains the name in any case, as the specification says. */
export function listInStockOf(brandName: string, vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.filter(
    (vehicle) => vehicle.inStock && vehicle.brandName.toLowerCase().includes(brandName.toLowerCase()),
  );
}

/** A brand's page, else its vehicles in the inventory; undefined if none is in stock. */
export function findBrandPath(
  { name, page }: { name: string; page?: { path: string } | undefined },
  vehicles: readonly Vehicle[],
): string | undefined {
  if (page) return page.path;
  if (!vehicles.some(({ inStock, brandName }) => inStock && brandName === name)) return undefined;
  return inventoryPathFor(formatInventoryQuery({ ...emptyQuery, brand: name.toLowerCase() }));
}

/** Most models on a card (specification, section 2). */
const shownModels = 3;

/** A brand's series with their models by price, the cheapest first; a series without a vehicle is left out. */
export function summarizeSeries(series: readonly Series[], brandId: string, vehicles: readonly Vehicle[]) {
  return series.flatMap((entry) => {
    const models = vehicles
      .filter((vehicle) => vehicle.brandId === brandId && vehicle.seriesId === entry.id)
      .toSorted((a, b) => a.priceUsd - b.priceUsd || a.name.localeCompare(b.name, 'en', { numeric: true }));
    const [cheapest] = models;
    if (!cheapest) return [];
    return [
      { series: entry, cheapest, shown: models.slice(0, shownModels), more: models.slice(shownModels) },
    ];
  });
}
export type SeriesSummary = ReturnType<typeof summarizeSeries>[number];
