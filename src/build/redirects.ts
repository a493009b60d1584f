// The file _redirects of the host: old and alternative URLs of vehicles, and the two 404 pages.
import type { APIRoute } from 'astro';
import { getRetiredVehicles, getVehicles } from '../content/site.ts';
import { inventoryPath, vehiclePath } from '../lib/paths.ts';
import { fixedPages } from '../site/fixed-pages.ts';

interface OldVehicle {
  id: string;
  brandId: string;
  /** The page that replaces it. */
  to: string;
}

/** All lines in the order the host must read them: exact URLs first, the catch-all 404s last. */
export function listRedirects(
  vehicles: readonly Omit<OldVehicle, 'to'>[],
  retired: readonly OldVehicle[],
): string[] {
  const { notFound, vehicleNotFound } = fixedPages;
  return [
    '/privacy-policy /privacy 301',
    '/terms-of-service /terms 301',
    `/vehicles ${inventoryPath} 301`,
    `/vehicle ${inventoryPath} 301`,
    ...vehicles.flatMap(({ id, brandId }) =>
      [`/vehicle/${id}`, `/vehicles/${brandId}-${id}`, `/vehicle/${brandId}-${id}`].map(
        (from) => `${from} ${vehiclePath(id)} 301`,
      ),
    ),
    ...retired.flatMap(({ id, brandId, to }) =>
      ['/vehicle/', '/vehicles/'].flatMap((start) => [
        `${start}${id} ${to} 301`,
        `${start}${brandId}-${id} ${to} 301`,
      ]),
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
