// What a build does besides rendering pages: it stops on wrong data and on missing mail settings, and packs functions.
import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkData } from '../content/check-data.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot, setRecords } from '../content/site-records.ts';
import { getDealer } from '../content/site.ts';
import { packFunctions, watchFunctions, writeFunctionContent } from './functions.ts';
import { isIndexable } from '../lib/deploy.ts';
import { describeMissingHeartbeat, describeMissingMail } from '../features/contact/mail-settings.ts';
import { watchData } from './dev-server.ts';

/** The site's Astro integration. A build ends on wrong data, with every mistake listed. */
export function siteIntegration(): AstroIntegration {
  let watcher: Awaited<ReturnType<typeof watchFunctions>> | undefined;
  const startedAt = new Date();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectRoute, logger, updateConfig }) => {
        injectRoute({ pattern: '/_redirects', entrypoint: './src/build/redirects.ts' });
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
        const data = checkData(dataRoot);
        const isRight = data.mistakes.length === 0;
        if (isRight) {
          setRecords(data);
          updateConfig({ site: getDealer().url });
        }
        // The development server shows mistakes until they are mended.
        if (command !== 'build') return;
        if (!isRight) stop(logger, formatMistakes(data.mistakes));
        const problem = describeMissingMail(process.env);
        if (problem) stop(logger, problem);
        const warning = describeMissingHeartbeat(process.env);
        if (warning) logger.warn(warning);
      },
      'astro:server:setup': ({ server, logger }) =>
        watchData(server, logger, async () => {
          // The Netlify CLI answers /api by itself.
          if (process.env['NETLIFY_DEV']) return;
          await writeFunctionContent(startedAt, process.cwd());
          watcher ??= await watchFunctions(process.cwd(), logger);
        }),
      'astro:server:done': async () => {
        await watcher?.close();
      },
      'astro:build:done': async ({ dir }) => {
        const parent = fileURLToPath(new URL('..', dir));
        await writeFunctionContent(startedAt, parent);
        await packFunctions(parent);
        // Covers what has no head to say so: pictures, feeds, texts. Netlify does it by itself for deploy previews only.
        if (!isIndexable(process.env)) {
          await appendFile(new URL('./_headers', dir), '/*\n  X-Robots-Tag: noindex\n');
        }
      },
    },
  };
}

/** Ends the build without the stack trace that Astro adds to an error, since the staff read this. */
function stop(logger: AstroIntegrationLogger, message: string): never {
  logger.error(message);
  process.exit(1);
}
