import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeVehicles } from '../../../../src/features/inventory/fetch-vehicles.ts';
import { toApiVehicle } from '../../../../src/features/vehicles/api-vehicle.ts';
import { toListedVehicle } from '../../../../src/features/vehicles/listed-vehicle.ts';
import { buildNewVehicle } from '../../samples.ts';

const evCity = toApiVehicle(buildNewVehicle({ id: 'ev-city' }));
const offer = { id: 'ev-city', price: evCity.price, inStock: true };

test('a refresh changes price and stock by id, and nothing else', () => {
  const city = toListedVehicle(buildNewVehicle({ id: 'ev-city' }));
  const nomad = toListedVehicle(buildNewVehicle({ id: 'ev-nomad' }));
  const sold = { ...evCity, name: 'Other name', price: 41, inStock: false };
  expect(mergeVehicles([city, nomad], [{ ...sold, id: 'unknown' }, sold])).toEqual([
    { ...city, priceUsd: 41, inStock: false },
    nomad,
  ]);
});

describe('fetchVehicles', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(() => {
    // Each test starts with a module that has not kept an answer yet.
    vi.resetModules();
    vi.useFakeTimers();
    fetch.mockReset();
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function load(): Promise<unknown> {
    const { fetchVehicles } = await import('../../../../src/features/inventory/fetch-vehicles.ts');
    const answer = fetchVehicles({ signal: new AbortController().signal });
    // The failure is looked at by the test; until then it must not count as forgotten.
    answer.catch(() => undefined);
    await vi.runAllTimersAsync();
    return answer;
  }

  test('asks once when the answer is good', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json([evCity])));
    expect(await load()).toEqual([offer]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    {
      what: 'a status of 500',
      answer: () => new Response('', { status: 500 }),
      error: 'Failed to fetch vehicles: 500',
    },
    {
      what: 'HTML',
      answer: () => new Response('<!doctype html>'),
      error: /^Failed to fetch vehicles: .*JSON/,
    },
    {
      what: 'broken JSON',
      answer: () => new Response('[{"id":'),
      error: /^Failed to fetch vehicles: .*JSON/,
    },
  ])('asks one and three more times when it gets $what, then says so', async ({ answer, error }) => {
    fetch.mockImplementation(() => Promise.resolve(answer()));
    await expect(load()).rejects.toThrow(error);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('says so when nothing comes at all', async () => {
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(init.signal?.reason as Error);
          });
        }),
    );
    await expect(load()).rejects.toThrow('Failed to fetch vehicles: no answer after 10 seconds');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test.each([{ vehicles: [evCity] }, [{ id: 'broken' }, evCity]])(
    'refuses an answer that is not a list of vehicles: %#',
    async (answer) => {
      fetch.mockImplementation(() => Promise.resolve(Response.json(answer)));
      await expect(load()).rejects.toThrow('Failed to fetch vehicles: the answer is not a list of vehicles');
    },
  );
});
