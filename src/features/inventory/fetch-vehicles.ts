// The inventory's fresh list from the API: one bad vehicle is left out, the rest shows. Used by the inventory island.
import { apiValuesSchema, type ApiValues } from '../vehicles/api-values.schema.ts';
import { fetchJson, HttpError } from './fetch-json.ts';
import { vehiclesApiPath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';

/**
 * Vehicles of `GET /api/vehicles`, asked up to four times with growing delay. Entries that are no vehicle are
 * left out with a warning in the console. Throws 'Failed to fetch vehicles: {status}' (or the reason without one).
 */
export async function fetchVehicles(options: { signal: AbortSignal }): Promise<ApiValues[]> {
  const answer = await fetchJson(vehiclesApiPath, { retries: 3, signal: options.signal }).catch(
    (error: unknown) => {
      const reason =
        error instanceof HttpError ? error.status : error instanceof Error ? error.message : 'no answer';
      throw new Error(`Failed to fetch vehicles: ${reason}`, { cause: error });
    },
  );
  if (!Array.isArray(answer)) throw new Error('Failed to fetch vehicles: the answer is not a list');
  return answer.flatMap((entry) => {
    const vehicle = apiValuesSchema.safeParse(entry);
    if (vehicle.success) return [vehicle.data];
    console.warn('left out an entry that is no vehicle', vehicle.error.issues);
    return [];
  });
}

/** The list with each vehicle as the answer has it, new ones added at the end. */
export function mergeVehicles(
  current: readonly ListedVehicle[],
  answer: readonly ApiValues[],
): ListedVehicle[] {
  const fresh = new Map(answer.map((vehicle) => [vehicle.id, readValues(vehicle)]));
  const known = new Set(current.map(({ id }) => id));
  return [
    ...current.map((vehicle) => ({ ...vehicle, ...fresh.get(vehicle.id) })),
    ...[...fresh.values()].filter(({ id }) => !known.has(id)),
  ];
}

/** What the API gives as values. Figures that it prints as texts are not read back: they stay as the page has them. */
function readValues(vehicle: ApiValues): ListedVehicle {
  return {
    id: vehicle.id,
    fullName: vehicle.name,
    brandName: vehicle.brand,
    category: vehicle.category,
    description: vehicle.description,
    priceUsd: vehicle.price,
    inStock: vehicle.inStock,
    condition: vehicle.condition,
    seats: vehicle.specifications.seatingCapacity,
    roadClass: vehicle.roadClass,
    uses: vehicle.uses,
    pictureCount: vehicle.images.length,
  };
}
