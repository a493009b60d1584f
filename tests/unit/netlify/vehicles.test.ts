import { describe, expect, test } from 'vitest';
import getVehicles, { config } from '../../../netlify/functions/vehicles.mts';
import { getContent } from '../../../src/content/site.ts';
import { toApiVehicle } from '../../../src/features/vehicles/api-vehicle.ts';
import { contactApiPath, vehiclesApiPath } from '../../../src/lib/paths.ts';

const content = getContent();
const vehicles = content.vehicles.map(toApiVehicle);

function ask(path: string, init: RequestInit = {}): Response {
  return getVehicles(new Request(`https://carts.example${path}`, init));
}

describe('GET /api/vehicles', () => {
  test('answers the vehicles of the content, in their order', async () => {
    const response = ask('/api/vehicles');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(vehicles);
    expect(vehicles).not.toEqual([]);
  });

  test('may be kept five minutes by browsers and until the next deploy by the CDN, and read by other sites', () => {
    const { headers } = ask('/api/vehicles');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=31536000');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('lets the CDN keep one copy for all queries', () => {
    expect(ask('/api/vehicles?utm_source=mail').headers.get('Netlify-Vary')).toBe('query=none');
  });

  test('takes a slash at the end and a query for the same list', async () => {
    expect(await ask('/api/vehicles/').json()).toEqual(vehicles);
    expect(await ask('/api/vehicles?brand=denago').json()).toEqual(vehicles);
  });

  test.each([
    { why: 'the same ETag', header: (etag: string) => etag, status: 304 },
    { why: 'the same ETag, made weak by a proxy', header: (etag: string) => `W/${etag}`, status: 304 },
    { why: 'a list with the ETag', header: (etag: string) => `"old", ${etag}`, status: 304 },
    { why: 'the star', header: () => '*', status: 304 },
    { why: 'another ETag', header: () => '"old"', status: 200 },
    { why: 'the ETag without quotes', header: (etag: string) => etag.replaceAll('"', ''), status: 200 },
  ])('answers $status to If-None-Match with $why', async ({ header, status }) => {
    const etag = ask('/api/vehicles').headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const response = ask('/api/vehicles', { headers: { 'If-None-Match': header(etag) } });
    expect(response.status).toBe(status);
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect((await response.text()) === '').toBe(status === 304);
  });

  test('never lets the CDN keep an answer without a body', () => {
    const response = ask('/api/vehicles', { headers: { 'If-None-Match': '*' } });
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('no-store');
  });

  test('answers HEAD with the headers of GET, but for those of caches, and no body', async () => {
    const head = ask('/api/vehicles', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual({
      ...Object.fromEntries(ask('/api/vehicles').headers),
      'cache-control': 'no-store',
      'netlify-cdn-cache-control': 'no-store',
    });
    expect(await head.text()).toBe('');
  });

  test.each([
    { path: '/api/vehicles', tag: undefined },
    { path: '/api/vehicles', tag: '*' },
    { path: '/api/vehicles/nope', tag: undefined },
  ])('lets nobody keep the answer to HEAD $path with the ETag $tag', ({ path, tag }) => {
    const { headers } = ask(path, { method: 'HEAD', ...(tag && { headers: { 'If-None-Match': tag } }) });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('no-store');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const response = ask('/api/vehicles', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ error: 'Method not allowed' });
  });
});

describe('GET /api/vehicles/{id}', () => {
  test.each(content.vehicles.map(({ id, brandId }) => ({ id, prefixedId: `${brandId}-${id}` })))(
    'answers $id, also as $prefixedId, with the vehicle of the content',
    async ({ id, prefixedId }) => {
      const expected = vehicles.find((vehicle) => vehicle.id === id);
      expect(await ask(`/api/vehicles/${id}`).json()).toEqual(expected);
      expect(await ask(`/api/vehicles/${prefixedId}`).json()).toEqual(expected);
    },
  );

  test('answers the EV City, by its id with the brand in front', async () => {
    const response = ask('/api/vehicles/denago-ev-city');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 'ev-city', name: 'Denago EV City', brand: 'Denago' });
  });

  test('gives each vehicle an ETag of its own', () => {
    const [path = '', otherPath = ''] = vehicles.map(({ id }) => `/api/vehicles/${id}`);
    const etag = ask(path).headers.get('ETag') ?? '';
    expect(ask(path, { headers: { 'If-None-Match': etag } }).status).toBe(304);
    expect(ask(otherPath, { headers: { 'If-None-Match': etag } }).status).toBe(200);
  });

  test.each(['nope', 'evolution-ev-city', 'EV-City', 'constructor', 'nope/index.html', 'a%2Fb'])(
    'answers the unknown id %s with 404',
    async (id) => {
      const response = ask(`/api/vehicles/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Vehicle not found' });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  );

  test('answers HEAD for an unknown id with 404 and no body', async () => {
    const response = ask('/api/vehicles/nope', { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});

describe('the function itself', () => {
  test.each([
    [vehiclesApiPath, true],
    [`${vehiclesApiPath}/ev-city`, true],
    [`${vehiclesApiPath}/ev-city/photos`, false],
    [contactApiPath, false],
  ])('is asked for %s: %s', (pathname, isAsked) => {
    const patterns = [config.path ?? []].flat().map((path) => new URLPattern({ pathname: path }));
    expect(patterns.some((pattern) => pattern.test({ pathname }))).toBe(isAsked);
  });

  test('leaves methods to the handler, since a named GET would refuse HEAD', () => {
    expect(config).not.toHaveProperty('method');
  });
});
