// What a series' card shows, computed from its models.
import type { Series } from './brand.schema.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

export interface SeriesSummary {
  series: Series;
  /** The model that the starting price is of. */
  cheapest: Vehicle;
  /** Lowest price of its models in whole dollars. */
  startingPriceUsd: number;
  /** The first models by price, then by name, at most as many as the card shows. */
  shown: Vehicle[];
  /** The models beyond these. */
  more: Vehicle[];
}

/** Most model links on a card; specification, section 2. */
const shownModels = 3;

/** Cards of a brand's series; a series without a vehicle on sale has none. */
export function summarizeSeries(
  series: readonly Series[],
  brandId: string,
  records: readonly Vehicle[],
): SeriesSummary[] {
  return series.flatMap((entry) => {
    const models = records
      .filter((record) => record.brandId === brandId && record.seriesId === entry.id)
      .toSorted((a, b) => a.priceUsd - b.priceUsd || a.name.localeCompare(b.name, 'en', { numeric: true }));
    const [cheapest] = models;
    if (!cheapest) return [];
    return [
      {
        series: entry,
        cheapest,
        startingPriceUsd: cheapest.priceUsd,
        shown: models.slice(0, shownModels),
        more: models.slice(shownModels),
      },
    ];
  });
}
