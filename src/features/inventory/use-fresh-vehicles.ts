// Prices and stock as the API has them now, over the list as it was built. Part of the inventory island.
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { vehiclesApiPath } from '../../lib/paths.ts';
import { waitForActivation } from '../../ui/wait-for-activation.ts';
import { apiVehicleSchema } from '../vehicles/api-vehicle.schema.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';

const offersSchema = z.array(z.pick(apiVehicleSchema, { id: true, price: true, inStock: true }));
type Offer = z.output<typeof offersSchema>[number];

/** The vehicles, why the last refresh failed, and a function that tries again. */
export function useFreshVehicles(built: readonly ListedVehicle[]) {
  const [vehicles, setVehicles] = useState(built);
  const [error, setError] = useState<string>();
  const refresh = useCallback(async () => {
    setError(undefined);
    try {
      const offers = await fetchOffers();
      setVehicles((current) => mergeOffers(current, offers));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, []);
  useEffect(() => {
    void waitForActivation().then(refresh);
  }, [refresh]);
  return { vehicles, error, refresh };
}

/**
 * Price and stock of every vehicle. Asks up to four times, `pauseMs` and then twice as long apart, unless the status is
 * final. Throws 'Failed to fetch vehicles: {status}', or with the reason where there is no status.
 */
export async function fetchOffers(retries = 3, pauseMs = 500): Promise<Offer[]> {
  let isFinal = retries === 0;
  try {
    // "no-cache" asks by the ETag: an answer kept from before a deploy may have old prices.
    const response = await fetch(vehiclesApiPath, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
    if (!response.ok) {
      isFinal ||= response.status < 500 && response.status !== 408 && response.status !== 429;
      throw new Error(String(response.status));
    }
    const offers = offersSchema.safeParse(await response.json());
    if (!offers.success) throw new Error('the answer is not a list of vehicles');
    return offers.data;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    if (isFinal) throw new Error(`Failed to fetch vehicles: ${reason}`, { cause: error });
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return fetchOffers(retries - 1, pauseMs * 2);
}

/** The same vehicles in the same order; only price and stock follow the API. */
export function mergeOffers(vehicles: readonly ListedVehicle[], offers: readonly Offer[]): ListedVehicle[] {
  const fresh = new Map(offers.map(({ id, price, inStock }) => [id, { priceUsd: price, inStock }]));
  return vehicles.map((vehicle) => ({ ...vehicle, ...fresh.get(vehicle.id) }));
}
