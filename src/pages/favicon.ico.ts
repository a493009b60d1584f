// The icon for programs that ask for it at this address without reading the page.
import type { APIRoute } from 'astro';
import { renderFavicon } from '../build/pictures/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await renderFavicon()), { headers: { 'Content-Type': 'image/x-icon' } });
