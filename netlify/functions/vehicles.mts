// GET /api/vehicles and GET /api/vehicles/{id}, asked by the inventory and open to other sites.
import content from '#function-content' with { type: 'json' };
import type { Config } from '@netlify/functions';
import { vehiclesApiPath } from '../../src/lib/paths.ts';
import { json, jsonWithEtag, refuseMethod } from '../lib/http.ts';

const openToAll = { 'Access-Control-Allow-Origin': '*' };
const headers = {
  ...openToAll,
  'Cache-Control': 'public, max-age=300',
  // The CDN keeps its copy until the next deploy, which alone changes data.
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000',
  // Naming one parameter that no request has makes all queries share one cached copy.
  'Netlify-Vary': 'query=none',
};

const { vehicles } = content;

/** Answers by the path behind the API's: the list, and each vehicle by its id, also with the brand in front as in old links. */
const answers = new Map<string, unknown>([
  ['', vehicles.map(({ vehicle }) => vehicle)],
  ...vehicles.map(({ brandId, vehicle }) => [`${brandId}-${vehicle.id}`, vehicle] as const),
  ...vehicles.map(({ vehicle }) => [vehicle.id, vehicle] as const),
]);

/** The list or one vehicle, 404 for an unknown id, 405 for other methods. */
export default function getVehicles(request: Request): Response {
  const refusal = refuseMethod(request, ['GET', 'HEAD']);
  if (refusal) return refusal;
  // From the URL, since the platform's parameters may be missing, and an unknown URL must not get the whole list.
  const id = new URL(request.url).pathname.slice(vehiclesApiPath.length).replace(/^\/|\/$/g, '');
  const answer = answers.get(id);
  const response = answer
    ? jsonWithEtag(request, answer, headers)
    : json(404, { error: 'Vehicle not found' }, { ...openToAll, 'Cache-Control': 'no-store' });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

// Without `method`: naming GET there makes the platform answer HEAD with 404.
export const config: Config = { path: ['/api/vehicles', '/api/vehicles/:id'] };
