// What the build does besides rendering pages: stop on wrong data and on missing mail settings, the development
// server, the directives of islands, and what is made from the data without being a page: redirects and pictures.
import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { loadContentWithPictures, type ContentWithPictures } from '../content/load-with-pictures.ts';
import { formatErrors, formatWarnings } from '../content/engine/diagnostic.ts';
import type { Content } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { runChecks } from '../content/checks/run-checks.ts';
import { packFunctions, watchFunctions, writeFunctionContent } from './functions.ts';
import { isIndexable } from '../lib/deploy.ts';
import { describeMissingHeartbeat, describeMissingMail } from '../features/contact/mail-settings.ts';
import { watchData } from './dev-server.ts';

/** The site's Astro integration. A build ends on wrong data, with every mistake listed. */
export function siteIntegration(): AstroIntegration {
  let content: Content;
  let watcher: Awaited<ReturnType<typeof watchFunctions>> | undefined;
  const startedAt = new Date();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, injectRoute, logger, updateConfig }) => {
        const checked = await loadContentWithPictures(dataRoot);
        if (checked.content) content = checked.content;
        // The development server shows mistakes in place of the site until they are mended.
        else if (command !== 'dev') stop(logger, formatErrors(checked.diagnostics));
        const problem = command === 'build' ? describeMissingMail(process.env) : undefined;
        if (problem) stop(logger, problem);
        const silence = command === 'build' ? describeMissingHeartbeat(process.env) : undefined;
        if (silence) logger.warn(silence);
        const warnings = command === 'build' ? listBuildWarnings(checked) : undefined;
        if (warnings) logger.warn(warnings);
        if (checked.content) updateConfig({ site: content.dealer.url });
        injectRoute({ pattern: '/_redirects', entrypoint: './src/build/redirects.ts' });
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      },
      'astro:server:setup': ({ server, logger }) =>
        watchData(server, logger, async (changed) => {
          // The Netlify CLI answers /api by itself.
          if (process.env['NETLIFY_DEV']) return;
          await writeFunctionContent(changed, startedAt, process.cwd());
          watcher ??= await watchFunctions(process.cwd(), logger);
        }),
      'astro:server:done': async () => {
        await watcher?.close();
      },
      'astro:build:done': async ({ dir }) => {
        const parent = fileURLToPath(new URL('..', dir));
        await writeFunctionContent(content, startedAt, parent);
        await packFunctions(parent);
        // Covers what has no head to say so: pictures, feeds, texts. Netlify does it by itself for deploy previews only.
        if (!isIndexable(process.env)) {
          await appendFile(new URL('./_headers', dir), '/*\n  X-Robots-Tag: noindex\n');
        }
      },
    },
  };
}

/** What a build tells and goes on: the day of a build may make an error of what was right when it was written. */
function listBuildWarnings(checked: ContentWithPictures): string | undefined {
  const diagnostics = [...checked.diagnostics, ...runChecks(checked)];
  return formatWarnings(diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' })));
}

/** Ends the build with words alone: to an error Astro adds the places in our code, which say nothing to those who can mend it. */
function stop(logger: AstroIntegrationLogger, message: string): never {
  logger.error(message);
  process.exit(1);
}
