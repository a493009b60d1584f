// What a home screen shows of the site. It stays a website: "browser" opens it with address bar and all.
import type { APIRoute } from 'astro';
import { palette } from '../styles/palette.ts';
import { getDealer } from '../content/site.ts';
import { homePath, iconPath, pngIconPath } from '../lib/paths.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: homePath,
      name: getDealer().name,
      description: getDealer().description,
      lang: 'en-US',
      start_url: homePath,
      display: 'browser',
      theme_color: palette.pine,
      background_color: palette.shell,
      icons: [
        { src: iconPath, sizes: 'any', type: 'image/svg+xml' },
        { src: pngIconPath('icon-192'), sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: pngIconPath('icon-512'), sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: pngIconPath('icon-maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
