// GET /api/vehicles and GET /api/vehicles/{id}, asked by the inventory island and open to other sites.
// Needs no settings. The answers are made once per cold start, from the same records as the pages.
import type { Config } from '@netlify/functions';
import { vehiclesApiPath } from '../../src/lib/paths.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { respondWithEtag, json, refuseMethod, tagJson, withoutBodyForHead } from '../lib/http.ts';

const headers = {
  // Pages of other sites may keep it for five minutes; ours asks each time whether it has changed.
  'Cache-Control': 'public, max-age=300',
  // The CDN keeps its copy until the next deploy, which drops every answer of functions; only a deploy changes data.
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000',
  // The API takes no parameters: with one named that nobody uses, all queries share one copy and not one each.
  'Netlify-Vary': 'query=none',
  'Access-Control-Allow-Origin': '*',
};

const { vehicles } = readFunctionContent();

/** Answers by id, the whole list under none; each vehicle also under its id with the brand in front, as old links have it. */
const answers = new Map([
  ['', tagJson(vehicles.map(({ vehicle }) => vehicle))],
  ...vehicles.flatMap(({ brandId, vehicle }) => {
    const answer = tagJson(vehicle);
    return [[`${brandId}-${vehicle.id}`, answer] as const, [vehicle.id, answer] as const];
  }),
]);

/** The list or one vehicle, 404 for an unknown id, 405 for other methods. Throws nothing. */
export default function getVehicles(request: Request): Response {
  const refusal = refuseMethod(request, ['GET', 'HEAD']);
  if (refusal) return refusal;
  // From the URL, not from the platform's parameters: where those are missing, an unknown URL must not get
  // the whole list.
  const id = new URL(request.url).pathname.slice(vehiclesApiPath.length).replace(/^\/|\/$/g, '');
  const answer = answers.get(id);
  const response = answer
    ? respondWithEtag(request, answer, headers)
    : json(
        404,
        { error: 'Vehicle not found' },
        { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
      );
  return withoutBodyForHead(request, response);
}

// No `method`: naming GET there makes the platform answer HEAD with 404.
export const config: Config = { path: ['/api/vehicles', '/api/vehicles/:id'] };
