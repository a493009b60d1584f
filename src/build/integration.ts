// What the build does besides rendering pages: stop on wrong data and on missing mail settings, watch data/ while
// developing, the directives of islands, and what is made from the data without being a page: redirects and pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { checkContent } from '../content/check.ts';
import { formatProblems, loadContent, type Content } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { formatWarnings, listWarnings } from '../content/warnings/list-warnings.ts';
import { packedFunctionsFolder, packFunctions } from './functions.ts';
import { mapInBatches } from '../lib/site/in-batches.ts';
import { describeKeysOfPreview, describeMissingMail } from '../lib/contact/mail-settings.ts';
import { formatRedirects, listRedirects } from './redirects.ts';
import { finishPages } from './pages/finish-pages.ts';
import { findContentType, listArtefacts } from './artefacts.ts';

/** Remembers the content; whatever imports it is made anew once that has changed. */
const contentModule = join(process.cwd(), 'src/content/site.ts').replaceAll('\\', '/');

/** The site's Astro integration. Throws on wrong data, with every mistake listed. */
export function site(): AstroIntegration {
  let content: Content;
  const startedAt = new Date();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, injectScript, logger, updateConfig }) => {
        const checked = await checkContent(dataRoot);
        if (!checked.content) throw new Error(formatProblems(checked.problems));
        content = checked.content;
        const problem = command === 'build' ? describeMissingMail(process.env) : undefined;
        if (problem) throw new Error(problem);
        const keys = command === 'build' ? describeKeysOfPreview(process.env) : undefined;
        if (keys) logger.warn(keys);
        const warnings = command === 'build' ? formatWarnings(listWarnings(content, checked)) : undefined;
        if (warnings) logger.warn(warnings);
        updateConfig({ site: content.dealer.url });
        // A build writes into each page the styles of its own classes (finish-pages.ts).
        if (command === 'dev') injectScript('page-ssr', "import '/src/styles/global.css';");
        for (const name of ['fetch', 'intent']) {
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        let artefacts = listArtefacts(content);
        let problems: string | undefined;
        const reload = (file: string) => {
          if (!file.startsWith(dataRoot)) return;
          const loaded = loadContent(dataRoot);
          if (loaded.content) {
            artefacts = listArtefacts(loaded.content);
            problems = undefined;
            for (const { moduleGraph, hot } of Object.values(server.environments)) {
              moduleGraph.onFileChange(contentModule);
              hot.send({ type: 'full-reload' });
            }
          } else {
            problems = formatProblems(loaded.problems);
            logger.error(problems);
            server.ws.send({ type: 'full-reload' });
          }
        };
        server.watcher.add(dataRoot);
        server.watcher.on('all', (_event, file) => {
          reload(file);
        });
        server.middlewares.use((request, response, next) => {
          const path = request.url ?? '';
          // Vite's own files still come, since they reload the page once the mistake is mended.
          if (problems && !/^\/(@|node_modules\/)/.test(path)) {
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            const page = load(
              '<!doctype html><pre></pre><script type="module" src="/@vite/client"></script>',
            );
            page('pre').text(problems);
            response.end(page.html());
            return;
          }
          const make = artefacts.get(path);
          if (!make) {
            next();
            return;
          }
          response.setHeader('Content-Type', findContentType(path));
          Promise.resolve(make()).then((file) => response.end(file), next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        // Beside the site, so that builds into other folders at the same time do not meet.
        await packFunctions(content, startedAt, join(fileURLToPath(dir), '..', packedFunctionsFolder));
        await finishPages(fileURLToPath(dir));
        const redirects = listRedirects(content.vehicleRecords, content.retiredVehicles);
        const write = async (path: string, text: string | Buffer) => {
          const file = new URL(`.${path}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, text);
        };
        await write('/_redirects', formatRedirects(redirects));
        await mapInBatches([...listArtefacts(content)], 4, async ([path, make]) => write(path, await make()));
      },
    },
  };
}
