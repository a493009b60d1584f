import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeVehicles } from '../../../../src/lib/vehicles/fetch-vehicles.ts';
import type { Vehicle } from '../../../../src/schemas/vehicle.ts';

const evCity: Vehicle = {
  id: 'ev-city',
  name: 'Denago EV City',
  brand: 'Denago',
  category: 'city',
  price: 15000,
  description: 'A closed two-seater.',
  images: [],
  specifications: {
    topSpeed: '25 mph',
    range: '40 miles',
    batteryType: '72 V lithium',
    chargingTime: '6-8 hours',
    payload: '500 lbs',
    seatingCapacity: 2,
  },
  features: ['Two seats'],
  inStock: true,
  condition: 'new',
  isNew: true,
};

describe('mergeVehicles', () => {
  test('replaces a vehicle by its fresh version in its place and adds new ones at the end', () => {
    const nomad = { ...evCity, id: 'ev-nomad' };
    const cheaper = { ...evCity, price: 14000 };
    const added = { ...evCity, id: 'ev-new' };
    expect(mergeVehicles([evCity, nomad], [added, cheaper])).toEqual([cheaper, nomad, added]);
  });

  test('keeps the built list when the answer is empty', () => {
    expect(mergeVehicles([evCity], [])).toEqual([evCity]);
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

  async function load(): Promise<Vehicle[]> {
    const { fetchVehicles } = await import('../../../../src/lib/vehicles/fetch-vehicles.ts');
    const answer = fetchVehicles({ signal: new AbortController().signal });
    // The failure is looked at by the test; until then it must not count as forgotten.
    answer.catch(() => undefined);
    await vi.runAllTimersAsync();
    return answer;
  }

  test('asks once when the answer is good', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json([evCity])));
    expect(await load()).toEqual([evCity]);
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
    expect(await load()).toEqual([evCity]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
