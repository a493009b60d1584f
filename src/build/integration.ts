// What the build does besides rendering pages: stop on wrong data and on missing mail settings, the development
// server, the directives of islands, and what is made from the data without being a page: redirects and pictures.
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { loadContentWithPictures, type ContentWithPictures } from '../content/load-with-pictures.ts';
import { formatErrors, formatWarnings } from '../content/engine/diagnostic.ts';
import type { Content } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { runChecks } from '../content/checks/run-checks.ts';
import { packedFunctionsFolder, packFunctions } from './functions.ts';
import { isIndexable } from '../lib/deploy.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { describeMissingHeartbeat, describeMissingMail } from '../features/contact/mail-settings.ts';
import { formatRedirects, listRedirects } from './redirects.ts';
import { listArtifacts } from './artifacts.ts';
import { guardTextEditor, showData } from './dev-server.ts';

/** The site's Astro integration. A build ends on wrong data, with every mistake listed. */
export function siteIntegration(): AstroIntegration {
  let content: Content;
  const startedAt = new Date();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, logger, updateConfig }) => {
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
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      },
      'astro:server:setup': ({ server, logger }) => {
        showData(server, logger);
        guardTextEditor(server);
      },
      'astro:build:done': async ({ dir }) => {
        // Beside the site, so that builds into other folders at the same time do not meet.
        await packFunctions(content, startedAt, join(fileURLToPath(dir), '..', packedFunctionsFolder));
        // Covers what has no head to say so: pictures, feeds, texts. Netlify does it by itself for deploy previews only.
        if (!isIndexable(process.env)) {
          await appendFile(new URL('./_headers', dir), '/*\n  X-Robots-Tag: noindex\n');
        }
        const redirects = listRedirects(content.vehicles, content.retiredVehicles);
        const write = async (path: string, text: string | Buffer) => {
          const file = new URL(`.${path}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, text);
        };
        await write('/_redirects', formatRedirects(redirects));
        await mapConcurrently([...listArtifacts(content)], 4, async ([path, make]) =>
          write(path, await make()),
        );
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
