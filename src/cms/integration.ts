// Builds the CMS into dist/admin, and serves it while developing. It is no Astro page: the hashes of Astro's content
// policy would switch off the inline styles that the CMS needs.
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { listReferenceTargets } from '../content/references.ts';
import { getRecords } from '../content/site-records.ts';
import { getDealer } from '../content/site.ts';
import { buildCmsConfig } from './config.ts';

/** Colors of program code and other languages than English: 350 files that no form needs. */
const leftOut = /^@shikijs\/(langs|themes)|\/locales\/[\w-]+\.json$/;

/** Fonts of another host, which the CMS names in its styles although it brings the same files. */
const foreignFont = /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]+\)/g;

/** Browsers check the type of these before they use them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

export function cmsIntegration(): AstroIntegration {
  return {
    name: 'cms',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = join(process.cwd(), '.cache', 'admin');
        let built: Promise<void> | undefined;
        server.middlewares.use('/admin', (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const file = join(folder, pathname === '/' ? 'index.html' : pathname);
          built ??= buildAdmin(folder);
          built
            .then(() => readFile(file))
            .then((content) => {
              response.setHeader('Content-Type', contentTypes[extname(file)] ?? '');
              response.end(content);
            })
            .catch(next);
        });
      },
      'astro:build:done': ({ dir }) => buildAdmin(fileURLToPath(new URL('admin', dir))),
    },
  };
}

/** Writes the page at /admin into a folder. */
async function buildAdmin(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/admin/',
    logLevel: 'error',
    plugins: [
      {
        name: 'leave-out',
        enforce: 'pre',
        resolveId: (id) => (leftOut.test(id) ? '\0nothing' : undefined),
        load: (id) => (id === '\0nothing' ? 'export default {};' : undefined),
        transform: (code, id) =>
          id.includes('@sveltia/cms') ? code.replaceAll(foreignFont, 'local("")') : undefined,
      },
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  // REPOSITORY_URL is Netlify's: https://github.com/owner/name
  const address = process.env['REPOSITORY'] ?? process.env['REPOSITORY_URL'] ?? '';
  const repository = /([^/:]+\/[^/]+?)(?:\.git)?$/.exec(address)?.[1];
  const config = buildCmsConfig(getDealer(), (kind) => listReferenceTargets(getRecords(), kind), repository);
  await writeFile(join(outDir, 'config.json'), JSON.stringify(config));
}
