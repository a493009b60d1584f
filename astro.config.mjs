import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { targetOldestBrowsers } from './src/build/oldest-browsers.ts';
import { siteIntegration } from './src/build/integration.ts';
import { cmsIntegration } from './src/cms/integration.ts';
import { isInSitemap } from './src/build/sitemap.ts';

/**
 * Answers /api in `npm run dev`, and stores messages where `npm start` does. Imported there alone, since the host installs no
 * devDependencies.
 * @type {import('astro').AstroIntegration}
 */
const functionsInDev = {
  name: 'functions-in-dev',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      if (command !== 'dev') return;
      const { default: netlify } = await import('@netlify/vite-plugin');
      const off = { enabled: false };
      const unused = { database: off, edgeFunctions: off, environmentVariables: off, images: off };
      const plugins = /** @type {import('astro').ViteUserConfig['plugins']} */ (
        netlify({ ...unused, redirects: off, staticFiles: off })
      );
      updateConfig({ vite: { plugins } });
    },
  },
};

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  server: { host: '127.0.0.1', port: 8888 },
  build: {
    // "/about" is about.html: one URL, no redirect to a slash.
    format: 'file',
    // The whole page paints from one response; a separate stylesheet would cost a second round trip.
    inlineStylesheets: 'always',
    // While one page is written to the disk, others are rendered.
    concurrency: 8,
  },
  integrations: [
    siteIntegration(),
    react(),
    sitemap({ filter: isInSitemap }),
    cmsIntegration(),
    functionsInDev,
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Familjen Grotesk',
      cssVariable: '--font-familjen',
      fallbacks: ['Arial', 'sans-serif'],
      // Headings never change under the eyes: a face that comes too late is used from the next page on.
      display: 'optional',
      options: {
        variants: [
          {
            // One weight of its own: the variable file has half as many bytes again, for a weight nobody would miss.
            src: ['@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2'],
            weight: 700,
            style: 'normal',
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      // From nothing up: what is not named here is refused. What a meta tag cannot say (frame-ancestors) stands in
      // public/_headers. Not here: upgrade-insecure-requests, since HSTS does the same and a page served without TLS at
      // home would ask for scripts that are not there; Trusted Types, since React writes a slot's markup as a string
      // when it has to mend a page that an extension has changed.
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        // Without it script-src would allow workers.
        "worker-src 'none'",
        'frame-src https://www.google.com',
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // Policies have no code to color.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [tailwindcss(), targetOldestBrowsers()],
    // Not in node_modules, which copies of the project may share.
    cacheDir: '.cache/vite',
    // What browsers import of packages while somebody develops, besides React: bundled before the server answers. What
    // Vite finds by itself it may find later, bundle anew, and refuse the scripts that a page has asked for meanwhile.
    optimizeDeps: {
      noDiscovery: true,
      include: ['react/jsx-dev-runtime', 'zod/mini'],
    },
  },
});
