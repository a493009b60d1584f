// Old and alternative URLs of vehicles, and the two 404 pages, as the file _redirects of the host.
import type { APIRoute } from 'astro';
import { getContent } from '../content/site.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import { inventoryPath, vehiclePath } from '../lib/paths.ts';

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 404;
  /** Also where a file has the URL. */
  force?: true;
}

/**
 * All redirects in the order the host must read them: exact URLs first, the catch-all 404s last.
 * `vehicles` are those on sale, `retired` ids whose page is gone with the page that replaces it.
 */
export function listRedirects(
  vehicles: readonly { id: string; brandId: string }[],
  retired: readonly { id: string; brandId: string; to: string }[],
): Redirect[] {
  const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });
  return [
    moved('/privacy-policy', '/privacy'),
    moved('/terms-of-service', '/terms'),
    moved('/vehicles', inventoryPath),
    moved('/vehicle', inventoryPath),
    ...vehicles.flatMap(({ id, brandId }) => [
      moved(`/vehicle/${id}`, vehiclePath(id)),
      moved(`/vehicles/${brandId}-${id}`, vehiclePath(id)),
      moved(`/vehicle/${brandId}-${id}`, vehiclePath(id)),
    ]),
    ...retired.flatMap(({ id, brandId, to }) =>
      ['/vehicle/', '/vehicles/'].flatMap((start) => [
        moved(start + id, to),
        moved(`${start}${brandId}-${id}`, to),
      ]),
    ),
    ...[fixedPages.notFound.path, fixedPages.vehicleNotFound.path].flatMap(answerNotFound),
    { from: '/vehicles/*', to: fixedPages.vehicleNotFound.path, status: 404 },
    { from: '/vehicle/*', to: fixedPages.vehicleNotFound.path, status: 404 },
    { from: '/*', to: fixedPages.notFound.path, status: 404 },
  ];
}

/**
 * The host answers an error page that is asked for by its own name with 200. Two lines that lead to each other, because
 * it ignores one that leads to itself.
 */
function answerNotFound(page: string): Redirect[] {
  const file = `${page}.html`;
  return [
    { from: page, to: file, status: 404, force: true },
    { from: file, to: page, status: 404, force: true },
  ];
}

/** The file's text: one line each, from, to and status; the sign "!" forces a line. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, status, force }) => `${from} ${to} ${status}${force ? '!' : ''}\n`)
    .join('');
}

/** A route that src/build/integration.ts adds, since a page's name cannot begin with "_". */
export const GET: APIRoute = () => {
  const { retiredVehicles, vehicles } = getContent();
  return new Response(formatRedirects(listRedirects(vehicles, retiredVehicles)));
};
