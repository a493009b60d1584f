// The file _redirects of the host: old and alternative URLs of vehicles, and the two 404 pages.
import type { APIRoute } from 'astro';
import { getRetiredVehicles, getVehicles } from '../content/site.ts';
import { inventoryPath, vehiclePath } from '../lib/paths.ts';
import { fixedPages } from '../site/fixed-pages.ts';

interface MovedVehicle {
  id: string;
  brandId: string;
}

const listOldPaths = ({ id, brandId }: MovedVehicle) => [
  `/vehicle/${id}`,
  `/vehicles/${brandId}-${id}`,
  `/vehicle/${brandId}-${id}`,
];

/** Lines in the order the host must read them, the catch-all 404s last. `to` is the page that replaces a retired vehicle. */
function listRedirects(
  vehicles: readonly MovedVehicle[],
  retired: readonly (MovedVehicle & { to: string })[],
): string[] {
  const { notFound, vehicleNotFound } = fixedPages;
  return [
    '/privacy-policy /privacy 301',
    '/terms-of-service /terms 301',
    `/vehicles ${inventoryPath} 301`,
    `/vehicle ${inventoryPath} 301`,
    ...vehicles.flatMap((vehicle) =>
      listOldPaths(vehicle).map((from) => `${from} ${vehiclePath(vehicle.id)} 301`),
    ),
    ...retired.flatMap((vehicle) =>
      [vehiclePath(vehicle.id), ...listOldPaths(vehicle)].map((from) => `${from} ${vehicle.to} 301`),
    ),
    // Asked for by its own name an error page would be answered with 200. "!" forces a line where a file has the URL, and
    // the host ignores a line that leads to itself.
    ...[notFound.path, vehicleNotFound.path].flatMap((page) => [
      `${page} ${page}.html 404!`,
      `${page}.html ${page} 404!`,
    ]),
    `/vehicles/* ${vehicleNotFound.path} 404`,
    `/vehicle/* ${vehicleNotFound.path} 404`,
    `/* ${notFound.path} 404`,
  ];
}

/** A route that src/build/integration.ts adds, since a page's name cannot begin with "_". */
export const GET: APIRoute = () => {
  const lines = listRedirects(getVehicles(), getRetiredVehicles());
  return new Response(`${lines.join('\n')}\n`);
};
