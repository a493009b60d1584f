import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { searchEngines } from './src/build/search-engines.ts';
import { site } from './src/build/site-integration.ts';
import { siteUrl } from './src/build/site-settings.ts';

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: {
    // "/about" is about.html: one address, no redirect to a slash.
    format: 'file',
    // The whole page paints from one response; a separate stylesheet would cost a second round trip.
    inlineStylesheets: 'always',
  },
  integrations: [site(), react(), searchEngines()],
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
            src: ['@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'],
            weight: '400 700',
            style: 'normal',
          },
        ],
      },
    },
  ],
  security: {
    csp: {
      // What a meta tag cannot say (frame-ancestors) stands in public/_headers.
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        'frame-src https://www.google.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // Policies have no code to colour.
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
});
