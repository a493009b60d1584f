// What a build does besides rendering pages: it stops on wrong data and on missing mail settings, and writes what functions
// need of the data.
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { buildFunctionContent } from '../../netlify/lib/function-content.ts';
import { checkData } from '../content/check-data.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot, setRecords } from '../content/site-records.ts';
import { getDealer } from '../content/site.ts';
import { describeMissingHeartbeat, describeMissingMail } from '../features/contact/mail-settings.ts';
import { isIndexable } from '../lib/deploy.ts';
import { watchData } from './dev-server.ts';

/** The site's Astro integration. A build ends on wrong data, with every mistake listed. */
export function siteIntegration(): AstroIntegration {
  const startedAt = new Date();
  /** Functions import the file as `#function-content` (`imports` in package.json). */
  const writeFunctionContent = async (parent: URL) => {
    await mkdir(new URL('.netlify', parent), { recursive: true });
    const content = JSON.stringify(buildFunctionContent(startedAt));
    await writeFile(new URL('.netlify/function-content.json', parent), content);
  };
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
        // The development server shows mistakes until they are corrected.
        if (command !== 'build') return;
        if (!isRight) stop(logger, formatMistakes(data.mistakes));
        const problem = describeMissingMail(process.env);
        if (problem) stop(logger, problem);
        const warning = describeMissingHeartbeat(process.env);
        if (warning) logger.warn(warning);
      },
      'astro:server:setup': ({ server, logger }) =>
        watchData(server, logger, async () => {
          // Set by tests, which develop other data.
          if (process.env['NETLIFY_DEV']) return;
          await writeFunctionContent(pathToFileURL(`${process.cwd()}/`));
        }),
      'astro:build:done': async ({ dir }) => {
        await writeFunctionContent(new URL('..', dir));
        // Covers pictures, feeds and texts, which have no head. Netlify does this by itself for deploy previews only.
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
