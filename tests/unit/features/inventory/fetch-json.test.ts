import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  fetchJson,
  HttpError,
  type FetchJsonOptions,
} from '../../../../src/features/inventory/fetch-json.ts';

/** A fetch that gives one answer after the other, and a clock that only notes how long it was asked to wait. */
function setUp(...answers: (Response | Error)[]) {
  const waits: number[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const options: FetchJsonOptions = {
    fetch,
    // Answers are kept by path for the whole process; only the tests of freshness want that.
    freshMs: 0,
    sleep: (ms) => Promise.resolve(void waits.push(ms)),
    random: () => 0,
  };
  return { fetch, waits, options };
}

/** A request that never gets an answer and ends with its signal. */
const silence: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(init.signal?.reason as Error);
    });
  });

const failed = (status: number) => new Response('', { status });

afterEach(() => {
  vi.useRealTimers();
});

describe('fetchJson', () => {
  test('returns the parsed JSON of a path, and lets the browser use no answer it has kept without asking', async () => {
    const { fetch, options } = setUp(Response.json({ id: 'ev-city' }));
    expect(await fetchJson('/api/vehicles/ev-city', options)).toEqual({ id: 'ev-city' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/vehicles/ev-city', {
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });

  test('throws the status of an answer that is no success', async () => {
    const { options } = setUp(failed(404));
    const error: unknown = await fetchJson('/api/vehicles/nope', options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: 'HTTP error! status: 404', status: 404 });
  });

  test('asks once more when not told otherwise', async () => {
    const { fetch, waits, options } = setUp(failed(500), failed(502));
    await expect(fetchJson('/', options)).rejects.toThrow('HTTP error! status: 502');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([500]);
  });

  test('waits twice as long before each further repetition', async () => {
    const { waits, options } = setUp(failed(500), failed(500), failed(500), Response.json([]));
    expect(await fetchJson('/', { ...options, retries: 3 })).toEqual([]);
    expect(waits).toEqual([500, 1000, 2000]);
  });

  test.each([
    { random: 0, waits: [500, 1000] },
    { random: 0.5, waits: [625, 1250] },
    { random: 1, waits: [750, 1500] },
  ])('adds up to half of each pause by chance: $waits for $random', async ({ random, waits: expected }) => {
    const { waits, options } = setUp(failed(500), failed(500), Response.json([]));
    await fetchJson('/', { ...options, retries: 2, random: () => random });
    expect(waits).toEqual(expected);
  });

  test('gives up after the last repetition', async () => {
    const { fetch, options } = setUp(failed(503), failed(503), failed(503), failed(503));
    await expect(fetchJson('/', { ...options, retries: 3 })).rejects.toThrow('HTTP error! status: 503');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('does not repeat when asked for no repetition', async () => {
    const { fetch, options } = setUp(failed(500));
    await expect(fetchJson('/', { ...options, retries: 0 })).rejects.toThrow('HTTP error! status: 500');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    { status: 408, calls: 2 },
    { status: 429, calls: 2 },
    { status: 500, calls: 2 },
    { status: 599, calls: 2 },
    { status: 400, calls: 1 },
    { status: 404, calls: 1 },
    { status: 499, calls: 1 },
  ])('asks $calls times when the answer is $status', async ({ status, calls }) => {
    const { fetch, options } = setUp(failed(status), failed(status));
    await expect(fetchJson('/', options)).rejects.toThrow(`HTTP error! status: ${status}`);
    expect(fetch).toHaveBeenCalledTimes(calls);
  });

  test('repeats after a network error', async () => {
    const { options } = setUp(new TypeError('Failed to fetch'), Response.json(1));
    expect(await fetchJson('/', options)).toBe(1);
  });

  test('repeats after an answer that is no JSON', async () => {
    const { options } = setUp(new Response('<!doctype html>'), Response.json(1));
    expect(await fetchJson('/', options)).toBe(1);
  });

  test('ends a request under way once it is aborted, and does not repeat it', async () => {
    const abort = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(silence);
    const outcome = expect(
      fetchJson('/', { ...setUp().options, fetch, signal: abort.signal }),
    ).rejects.toThrow('left the page');
    abort.abort(new Error('left the page'));
    expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
    await outcome;
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('leaves nothing waiting for the signal once it has its answer', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const { fetch } = setUp(failed(500), Response.json(1));
    const answer = fetchJson('/answered', { fetch, signal, random: () => 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe(1);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('asks nothing when it was aborted before', async () => {
    const { fetch, options } = setUp();
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(fetchJson('/', { ...options, signal })).rejects.toThrow('left the page');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('stops waiting when it is aborted', async () => {
    vi.useFakeTimers();
    const abort = new AbortController();
    const { fetch } = setUp(failed(500), Response.json(1));
    const answer = fetchJson('/aborted', { fetch, signal: abort.signal, random: () => 0 });
    const outcome = expect(answer).rejects.toThrow('left the page');
    await vi.advanceTimersByTimeAsync(499);
    abort.abort(new Error('left the page'));
    await outcome;
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asks again when the pause is over', async () => {
    vi.useFakeTimers();
    const { fetch } = setUp(failed(500), Response.json(1));
    const answer = fetchJson('/paused', { fetch, random: () => 0 });
    await vi.advanceTimersByTimeAsync(499);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(1);
  });

  test('counts a request without an answer after ten seconds as failed and asks again', async () => {
    vi.useFakeTimers();
    const fetch = vi
      .fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(1)))
      .mockImplementationOnce(silence);
    const answer = fetchJson('/silent', { fetch, random: () => 0 });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(501);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await answer).toBe(1);
  });

  test('names the wait when no repetition is left', async () => {
    vi.useFakeTimers();
    const outcome = expect(fetchJson('/dead', { fetch: silence, retries: 0 })).rejects.toThrow(
      'no answer after 10 seconds',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  test('gives the same answer for five minutes without asking, and asks anew after them', async () => {
    let time = 1_000;
    const { fetch } = setUp(Response.json('old'), Response.json('new'));
    const ask = () => fetchJson('/fresh', { fetch, now: () => time });
    expect(await ask()).toBe('old');
    time += 299_999;
    expect(await ask()).toBe('old');
    time += 1;
    expect(await ask()).toBe('new');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('asks anew after the clock was set back, and keeps that answer', async () => {
    let time = Date.UTC(2040, 0);
    const { fetch, options } = setUp(Response.json('from 2040'), Response.json('from today'));
    const ask = () => fetchJson('/set-back', { ...options, fetch, freshMs: 5 * 60_000, now: () => time });
    expect(await ask()).toBe('from 2040');
    time = Date.UTC(2026, 0);
    expect(await ask()).toBe('from today');
    expect(await ask()).toBe('from today');
  });

  test('never keeps a failure', async () => {
    const { options } = setUp(failed(404), Response.json('mended'));
    await expect(fetchJson('/mended', { ...options, freshMs: 1000 })).rejects.toThrow('404');
    expect(await fetchJson('/mended', { ...options, freshMs: 1000 })).toBe('mended');
  });
});
