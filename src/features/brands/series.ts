// What the card of a series shows, from its models.
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Series } from './brand.schema.ts';

export interface SeriesSummary {
  series: Series;
  /** The model that the starting price is of. */
  cheapest: Vehicle;
  /** The first models by price, then by name. */
  shown: Vehicle[];
  /** The others. */
  more: Vehicle[];
}

/** Most models on a card (specification, section 2). */
const shownModels = 3;

/** Summaries of a brand's series; a series without a vehicle has none. */
export function summarizeSeries(
  series: readonly Series[],
  brandId: string,
  vehicles: readonly Vehicle[],
): SeriesSummary[] {
  return series.flatMap((entry) => {
    const models = vehicles
      .filter((vehicle) => vehicle.brandId === brandId && vehicle.seriesId === entry.id)
      .toSorted((a, b) => a.priceUsd - b.priceUsd || a.name.localeCompare(b.name, 'en', { numeric: true }));
    const [cheapest] = models;
    if (!cheapest) return [];
    return { series: entry, cheapest, shown: models.slice(0, shownModels), more: models.slice(shownModels) };
  });
}
