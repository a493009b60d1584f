// Which pages browsers may make ready ahead of a click; pages name this file in a header (public/_headers).
import type { APIRoute } from 'astro';
import { buildSpeculationRules } from '../site/next-page.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(buildSpeculationRules()));
