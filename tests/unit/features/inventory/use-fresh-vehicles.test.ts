import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOffers, mergeOffers } from '../../../../src/features/inventory/use-fresh-vehicles.ts';
import { toApiVehicle } from '../../../../src/features/vehicles/api-vehicle.ts';
import { buildNewVehicle } from '../../samples.ts';

const city = buildNewVehicle({ id: 'ev-city' });
const offer = { id: 'ev-city', price: 41, inStock: false };

test('a refresh changes price and stock by id, and nothing else', () => {
  const nomad = buildNewVehicle({ id: 'ev-nomad' });
  const merged = mergeOffers([city, nomad], [{ ...offer, id: 'unknown' }, offer]);
  expect(merged).toEqual([{ ...city, priceUsd: 41, inStock: false }, nomad]);
});

describe('fetchOffers', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const answer = (...responses: (() => Response)[]) => {
    const [last = () => Response.error()] = responses.slice(-1);
    for (const respond of responses) fetch.mockImplementationOnce(() => Promise.resolve(respond()));
    fetch.mockImplementation(() => Promise.resolve(last()));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetch.mockReset();
  });

  const list = () => Response.json([{ ...toApiVehicle(city), price: 41, inStock: false }]);
  const status = (code: number) => () => new Response('', { status: code });

  test('reads id, price and stock of the API', async () => {
    answer(list);
    expect(await fetchOffers()).toEqual([offer]);
  });

  test('waits half a second, one and two before it asks again', async () => {
    answer(status(500), status(429), status(408), list);
    const offers = fetchOffers();
    for (const [ms, calls] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [999, 2],
      [1, 3],
      [1999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(fetch).toHaveBeenCalledTimes(calls);
    }
    expect(await offers).toEqual([offer]);
  });

  test.each([
    ['a status that may pass', status(503), 4, /^Failed to fetch vehicles: 503$/],
    ['a final status', status(404), 1, /^Failed to fetch vehicles: 404$/],
    ['a page of HTML', () => new Response('<!doctype html>'), 4, /^Failed to fetch vehicles: .*JSON/],
    ['no list', () => Response.json({ vehicles: [] }), 4, /the answer is not a list of vehicles$/],
    ['a list of other things', () => Response.json([{ id: 7 }]), 4, /the answer is not a list of vehicles$/],
  ])('after %s gives up with the reason', async (_, respond, calls, message) => {
    answer(respond);
    const failure = expect(fetchOffers()).rejects.toThrow(message);
    await vi.runAllTimersAsync();
    await failure;
    expect(fetch).toHaveBeenCalledTimes(calls);
  });
});
