// What the build does besides rendering pages: stop on wrong data and on missing mail settings, watch data/ while
// developing, the directives of islands, and what is made from the data without being a page: redirects and pictures.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describeDataProblems } from '../lib/data/check-data.ts';
import { packedFunctionsFolder, packFunctions } from './functions.ts';
import { mapInBatches } from '../lib/in-batches.ts';
import { financingPartners, retiredVehicles } from '../lib/data/offers.ts';
import { allScenes } from '../lib/data/illustrations.ts';
import { dataRoot } from '../lib/data/read-data.ts';
import { vehicleRecords } from '../lib/data/vehicles.ts';
import { describeMissingMail } from '../lib/mail-settings.ts';
import { formatRedirects, listRedirects } from '../lib/redirects.ts';
import { describeDataWarnings } from './data-warnings.ts';
import { finishPages } from './pages/finish-pages.ts';
import { encodePicture, listLogoJobs, listPictureJobs, listSceneJobs, type PictureJob } from './pictures.ts';

/** The site's Astro integration. Throws on wrong data, with every mistake listed. */
export function site(): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, injectScript, logger }) => {
        const problems =
          (await describeDataProblems()) ??
          (command === 'build' ? describeMissingMail(process.env) : undefined);
        if (problems) throw new Error(problems);
        const warnings = command === 'build' ? await describeDataWarnings() : undefined;
        if (warnings) logger.warn(warnings);
        // A build writes into each page the styles of its own classes (finish-pages.ts).
        if (command === 'dev') injectScript('page-ssr', "import '/src/styles/global.css';");
        for (const name of ['fetch', 'intent']) {
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let problems: string | undefined;
        const check = async (file: string) => {
          if (!file.startsWith(dataRoot)) return;
          problems = await checkDataAfresh();
          if (problems) {
            logger.error(problems);
            server.ws.send({ type: 'full-reload' });
          } else {
            await server.restart();
          }
        };
        server.watcher.add(dataRoot);
        server.watcher.on('all', (_event, file) => void check(file));
        server.middlewares.use((request, response, next) => {
          if (problems) {
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
            response.end(problems);
            return;
          }
          const job = listAllPictureJobs().find(({ path }) => path === request.url);
          if (!job) {
            next();
            return;
          }
          encodePicture(job).then((picture) => response.end(picture), next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        // Beside the site, so that builds into other folders at the same time do not meet.
        await packFunctions(join(fileURLToPath(dir), '..', packedFunctionsFolder));
        await finishPages(fileURLToPath(dir));
        const redirects = listRedirects(vehicleRecords, retiredVehicles);
        const write = async (path: string, content: string | Buffer) => {
          const file = new URL(`.${path}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, content);
        };
        await write('/_redirects', formatRedirects(redirects));
        await mapInBatches(listAllPictureJobs(), 4, async (job) => write(job.path, await encodePicture(job)));
      },
    },
  };
}

function listAllPictureJobs(): PictureJob[] {
  return [
    ...listPictureJobs(vehicleRecords),
    ...listSceneJobs(allScenes.map(({ name }) => name)),
    ...listLogoJobs(financingPartners),
  ];
}

/** Mistakes in data/ as it is now: gates read once a process, so a later look needs a process of its own. */
function checkDataAfresh(): Promise<string | undefined> {
  const command = fileURLToPath(new URL('../commands/data-check.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [command], (error, _stdout, stderr) => {
      resolve(error ? stderr : undefined);
    });
  });
}
