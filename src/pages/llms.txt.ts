// The site's facts in plain text, for programs that read instead of browse.
import type { APIRoute } from 'astro';
import { buildLlmsText } from '../content/llms-text.ts';

export const GET: APIRoute = () => new Response(buildLlmsText());
