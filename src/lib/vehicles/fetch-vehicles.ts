// The inventory's fresh list from the API: one bad vehicle is left out, the rest shows. Used by the inventory island.
import { vehicleSchema, type ListedVehicle, type Vehicle } from '../../schemas/vehicle.ts';
import { fetchJson, HttpError } from '../site/fetch-json.ts';
import { vehiclesApiPath } from '../site/paths.ts';

/**
 * Vehicles of `GET /api/vehicles`, asked up to four times with growing delay. Entries that are no vehicle are
 * left out with a warning in the console. Throws 'Failed to fetch vehicles: {status}' (or the reason without one).
 */
export async function fetchVehicles(options: { signal: AbortSignal }): Promise<Vehicle[]> {
  const answer = await fetchJson(vehiclesApiPath, { retries: 3, signal: options.signal }).catch(
    (error: unknown) => {
      const reason =
        error instanceof HttpError ? error.status : error instanceof Error ? error.message : 'no answer';
      throw new Error(`Failed to fetch vehicles: ${reason}`, { cause: error });
    },
  );
  if (!Array.isArray(answer)) throw new Error('Failed to fetch vehicles: the answer is not a list');
  return answer.flatMap((entry) => {
    const vehicle = vehicleSchema.safeParse(entry);
    if (vehicle.success) return [vehicle.data];
    console.warn('left out an entry that is no vehicle', vehicle.error.issues);
    return [];
  });
}

/** The list with each vehicle replaced by its fresh version, new ones added at the end. */
export function mergeVehicles(
  current: readonly ListedVehicle[],
  fresh: readonly ListedVehicle[],
): ListedVehicle[] {
  const byId = new Map(fresh.map((vehicle) => [vehicle.id, vehicle]));
  const known = new Set(current.map((vehicle) => vehicle.id));
  return [
    ...current.map((vehicle) => byId.get(vehicle.id) ?? vehicle),
    ...fresh.filter((vehicle) => !known.has(vehicle.id)),
  ];
}
