// Prices and stock as the API has them now. Used by the inventory island.
import * as z from 'zod/mini';
import { apiVehicleSchema } from '../vehicles/api-vehicle.schema.ts';
import { fetchJson, HttpError } from './fetch-json.ts';
import { vehiclesApiPath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';

const offersSchema = z.array(z.pick(apiVehicleSchema, { id: true, price: true, inStock: true }));
type Offer = z.output<typeof offersSchema>[number];

/**
 * Price and stock of each vehicle, asked up to four times with growing delay. Throws 'Failed to fetch vehicles: {status}', or
 * the reason where there is no status.
 */
export async function fetchVehicles(options: { signal: AbortSignal }): Promise<Offer[]> {
  const answer = await fetchJson(vehiclesApiPath, { retries: 3, signal: options.signal }).catch(
    (error: unknown) => {
      const reason =
        error instanceof HttpError ? error.status : error instanceof Error ? error.message : 'no answer';
      throw new Error(`Failed to fetch vehicles: ${reason}`, { cause: error });
    },
  );
  const offers = offersSchema.safeParse(answer);
  if (!offers.success) throw new Error('Failed to fetch vehicles: the answer is not a list of vehicles');
  return offers.data;
}

/** The same vehicles in the same order; only price and stock follow the API. */
export function mergeVehicles(current: readonly ListedVehicle[], offers: readonly Offer[]): ListedVehicle[] {
  const fresh = new Map(offers.map(({ id, price, inStock }) => [id, { priceUsd: price, inStock }]));
  return current.map((vehicle) => ({ ...vehicle, ...fresh.get(vehicle.id) }));
}
