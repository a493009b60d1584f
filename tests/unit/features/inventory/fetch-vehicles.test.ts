import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeVehicles } from '../../../../src/features/inventory/fetch-vehicles.ts';
import { toApiVehicle } from '../../../../src/features/vehicles/api-vehicle.ts';
import { toListedVehicle } from '../../../../src/features/vehicles/listed-vehicle.ts';
import { apiValuesSchema, type ApiValues } from '../../../../src/features/vehicles/api-values.schema.ts';
import { buildNewVehicle } from '../../samples.ts';

const evCity = toApiVehicle(buildNewVehicle({ id: 'ev-city' }));
const evCityValues = apiValuesSchema.parse(evCity);

describe('mergeVehicles', () => {
  const city = toListedVehicle(buildNewVehicle({ id: 'ev-city' }));
  const nomad = toListedVehicle(buildNewVehicle({ id: 'ev-nomad' }));

  test('takes over what the answer says of a vehicle, and leaves the order and the others as they are', () => {
    const answer = { ...evCity, price: 14000, inStock: false };
    expect(mergeVehicles([city, nomad], [answer])).toEqual([
      { ...city, priceUsd: 14000, inStock: false },
      nomad,
    ]);
  });

  test('forgets what the answer does not say any more', () => {
    const legal = { ...city, roadClass: 'low-speed-vehicle' } as const;
    expect(mergeVehicles([legal], [evCity])).toEqual([city]);
  });

  test('leaves figures that the answer has as texts as the page has them', () => {
    const specifications = { ...evCity.specifications, range: '99 miles' };
    expect(mergeVehicles([city], [{ ...evCity, specifications }])).toEqual([city]);
  });

  test('adds a vehicle that the page does not know at the end, without figures', () => {
    const [, added] = mergeVehicles([city], [evCity, { ...evCity, id: 'ev-new', price: 41 }]);
    expect(added).toMatchObject({ id: 'ev-new', fullName: 'Denago EV Nomad', priceUsd: 41, seats: 4 });
    expect(added).not.toHaveProperty('rangeMiles');
  });

  test('keeps the built list when the answer is empty', () => {
    expect(mergeVehicles([city], [])).toEqual([city]);
  });
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

  async function load(): Promise<ApiValues[]> {
    const { fetchVehicles } = await import('../../../../src/features/inventory/fetch-vehicles.ts');
    const answer = fetchVehicles({ signal: new AbortController().signal });
    // The failure is looked at by the test; until then it must not count as forgotten.
    answer.catch(() => undefined);
    await vi.runAllTimersAsync();
    return answer;
  }

  test('asks once when the answer is good', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json([evCity])));
    expect(await load()).toEqual([evCityValues]);
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

  test('refuses an answer that is not a list', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json({ vehicles: [evCity] })));
    await expect(load()).rejects.toThrow('Failed to fetch vehicles: the answer is not a list');
  });

  test('leaves out an entry that is no vehicle, with a warning, and keeps the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetch.mockImplementation(() => Promise.resolve(Response.json([{ id: 'broken' }, evCity])));
    expect(await load()).toEqual([evCityValues]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
