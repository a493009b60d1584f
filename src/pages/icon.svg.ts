// The icon of browser tabs.
import type { APIRoute } from 'astro';
import { drawTabIcon } from '../build/pictures/icons.ts';

export const GET: APIRoute = () =>
  new Response(drawTabIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
