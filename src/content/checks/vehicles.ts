// Vehicles whose figures hardly anybody means, and featured ones that nobody can buy.
import { formatNumber } from '../../lib/format.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** What carts do, widely; a figure outside has mostly a digit too many or too few, or another unit. */
const usualRanges: Readonly<Record<string, { min: number; max: number; unit: string }>> = {
  priceUsd: { min: 1500, max: 60_000, unit: 'dollars' },
  rangeMiles: { min: 12, max: 110, unit: 'miles on a full charge' },
  topSpeedMph: { min: 8, max: 35, unit: 'miles an hour' },
  payloadLbs: { min: 250, max: 3500, unit: 'pounds' },
  chargingHoursMin: { min: 1, max: 14, unit: 'hours' },
  chargingHoursMax: { min: 2, max: 16, unit: 'hours' },
  hoursRun: { min: 0, max: 15_000, unit: 'hours' },
  batteryAgeMonths: { min: 0, max: 180, unit: 'months' },
  warrantyMonthsLeft: { min: 0, max: 120, unit: 'months' },
};

type Vehicles = Pick<CheckContext, 'vehicles'>;

/** A figure that no cart has. */
export function findUnusualFigures({ vehicles }: Vehicles): Finding[] {
  return vehicles.flatMap((record) =>
    Object.entries(usualRanges).flatMap(([field, { min, max, unit }]) => {
      const value: unknown = Reflect.get(record, field);
      if (typeof value !== 'number' || (value >= min && value <= max)) return [];
      return {
        ...placeInVehicle(record, field),
        found: `${formatNumber(value)} ${unit}`,
        expected: `read the figure again; carts have ${formatNumber(min)} to ${formatNumber(max)} ${unit}`,
      };
    }),
  );
}

/** A model year after the next one. */
export function findFutureModels({ vehicles, today }: Vehicles & Pick<CheckContext, 'today'>): Finding[] {
  const nextYear = Number(today.slice(0, 4)) + 1;
  return vehicles.flatMap((record) =>
    record.year && record.year > nextYear
      ? {
          ...placeInVehicle(record, 'year'),
          found: `the model year ${record.year}`,
          expected: `read the year again; there are carts of ${nextYear} at the latest`,
        }
      : [],
  );
}

/** A featured cart that nobody can buy now. */
export function findFeaturedOutOfStock({
  featuredCarts,
  vehicles,
}: Vehicles & Pick<CheckContext, 'featuredCarts'>): Finding[] {
  return featuredCarts.flatMap(({ vehicleId }, index) => {
    const record = vehicles.find(({ id }) => id === vehicleId);
    if (!record || record.inStock) return [];
    return {
      file: 'featured-carts.yaml',
      at: ['carts', index, 'vehicleId'],
      found: `${record.name}, which is out of stock`,
      expected: 'name a cart that can be bought now; the home page shows this one as if it could',
    };
  });
}
