import { describe, expect, test } from 'vitest';
import answerVehicles from '../../../netlify/functions/vehicles.mts';
import { getVehicles } from '../../../src/content/site.ts';
import { toApiVehicle } from '../../../src/features/vehicles/api-vehicle.ts';

const vehicles = getVehicles().map(toApiVehicle);

const ask = (path: string, init: RequestInit = {}) =>
  answerVehicles(new Request(`https://carts.example${path}`, init));

describe('GET /api/vehicles', () => {
  test('answers the vehicles of the content, in their order', async () => {
    const response = ask('/api/vehicles?brand=denago');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(vehicles);
  });

  test('may be kept five minutes by browsers and until the next deploy by the CDN, and read by other sites', () => {
    expect(Object.fromEntries(ask('/api/vehicles').headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
      'netlify-vary': 'query=none',
      'access-control-allow-origin': '*',
    });
  });

  test.each([
    { why: 'the same ETag, made weak by a proxy', header: (etag: string) => `W/${etag}`, status: 304 },
    { why: 'a list with the ETag', header: (etag: string) => `"old", ${etag}`, status: 304 },
    { why: 'another ETag', header: () => '"old"', status: 200 },
  ])('answers $status to If-None-Match with $why', async ({ header, status }) => {
    const etag = ask('/api/vehicles').headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const response = ask('/api/vehicles', { headers: { 'If-None-Match': header(etag) } });
    expect(response.status).toBe(status);
    expect(response.headers.get('ETag')).toBe(etag);
    expect((await response.text()) === '').toBe(status === 304);
    // The CDN would give the empty answer to another browser.
    expect(response.headers.get('Netlify-CDN-Cache-Control') === 'no-store').toBe(status === 304);
  });

  test('answers HEAD as GET, without a body', async () => {
    const head = ask('/api/vehicles', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...ask('/api/vehicles').headers]);
    expect(await head.text()).toBe('');
  });

  test.each(['POST', 'OPTIONS'])('answers %s with 405', async (method) => {
    const response = ask('/api/vehicles', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ error: 'Method not allowed' });
  });
});

describe('GET /api/vehicles/{id}', () => {
  test('answers with the vehicle of the content, also where the brand is in front of the id', async () => {
    for (const { id, brandId } of getVehicles()) {
      const expected = vehicles.find((vehicle) => vehicle.id === id);
      expect(await ask(`/api/vehicles/${id}`).json()).toEqual(expected);
      expect(await ask(`/api/vehicles/${brandId}-${id}`).json()).toEqual(expected);
    }
  });

  test.each(['nope', 'EV-City', 'constructor'])('answers the unknown id %s with 404', async (id) => {
    const response = ask(`/api/vehicles/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Vehicle not found' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
