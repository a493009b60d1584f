// What the development server shows besides pages: each change of data/ as it is made, mistakes in place of the pages that
// they are about, and the pictures that a build would write. And what it does for pages of its own only.
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { load } from 'cheerio';
import { findContentType, listArtifacts } from './artifacts.ts';
import { formatErrors, isError, type Diagnostic } from '../content/engine/diagnostic.ts';
import { loadContent, type Content } from '../content/load.ts';
import { listRoutes } from '../content/routes.ts';
import { dataRoot, keepValidContent } from '../content/site.ts';

/** Remembers the content; whatever imports it is made anew once that has changed. */
const contentModule = join(process.cwd(), 'src/content/site.ts').replaceAll('\\', '/');

/** One change of a folder, such as another branch, is reported file by file. */
const quietMilliseconds = 100;

/** Vite's server, as Astro hands it over. */
export type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** Lets pages of the site alone open a file in the text editor: Vite does it for whatever page the browser shows. */
export function guardTextEditor(server: DevServer): void {
  server.middlewares.use('/__open-in-editor', (request, response, next) => {
    if (request.headers['sec-fetch-site'] === 'same-origin') next();
    else response.writeHead(403).end('Only a page of this site may open a file in the text editor.');
  });
}

/** Whether a file that a page shows has a mistake, so that the mistakes stand in its place. */
function isAboutMistake(url: string, errors: readonly Diagnostic[], content: Content): boolean {
  const page = new URL(url, 'http://127.0.0.1').pathname.replace(/(.)\/$/, '$1');
  const route = listRoutes(content).find(({ path }) => path === page);
  // A vehicle whose file has had a mistake from the start has no route yet.
  const files = [...(route?.sources ?? [`${page.slice(1)}.yaml`]), 'dealer.yaml'];
  return errors.some(({ file }) => files.includes(file.replace('data/', '')));
}

/** Adds the mistakes to a page that shows what was right before them: a bar on top, which opens. */
function tellOnTop(response: ServerResponse, mistakes: string): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    if (String(response.getHeader('content-type')).startsWith('text/html')) {
      const bar = load(
        '<details style="position: fixed; inset: 0 0 auto; z-index: 9; max-height: 100vh; overflow: auto; padding: 0.5rem; color: #10272c; background: #fff4dc"><summary></summary><pre style="white-space: pre-wrap"></pre></details>',
        null,
        false,
      );
      const [count] = mistakes.split('\n', 1);
      bar('summary').text(`${count}: this page is as it was before (press here to read them)`);
      bar('pre').text(mistakes);
      if (typeof args[0] === 'string' || args[0] instanceof Uint8Array) response.write(args.shift());
      response.write(bar.html());
    }
    return end(...args);
  }) as typeof response.end;
}

/** Lets a development server show data/ as it is now. */
export function showData(server: DevServer, logger: AstroIntegrationLogger): void {
  let artifacts: ReturnType<typeof listArtifacts> = new Map();
  let errors: readonly Diagnostic[] = [];
  /** The last content without a mistake, which pages show meanwhile. */
  let lastValidContent: Content | undefined;
  const answering = new Set<ServerResponse>();
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  const read = () => {
    try {
      const { content, diagnostics } = loadContent(dataRoot);
      errors = diagnostics.filter(isError);
      if (content) {
        lastValidContent = content;
        artifacts = listArtifacts(content);
        keepValidContent(content);
      }
    } catch (error) {
      // A file went while it was read; its going is the next change, with which the folder is read again.
      logger.error(String(error));
    }
    if (errors.length > 0) logger.error(formatErrors(errors));
  };
  const reload = async () => {
    // A page that is on its way would lose the modules that it is made of.
    if (answering.size > 0) await new Promise<void>((resolve) => waiting.add(resolve));
    read();
    // Astro keeps what it knows of a request in modules of its own. A full reload of the server would take those away as
    // well, at a time that nobody can wait for, and Astro fails at the page that comes meanwhile.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(contentModule);
    server.environments.client.hot.send({ type: 'full-reload' });
  };
  const showChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), quietMilliseconds);
  };

  read();
  server.watcher.add(dataRoot);
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(dataRoot) && !basename(file).startsWith('.')) showChange();
  });
  server.middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes('text/html') !== true) {
      next();
    } else if (lastValidContent && !isAboutMistake(request.url ?? '', errors, lastValidContent)) {
      if (errors.length > 0) tellOnTop(response, formatErrors(errors));
      answering.add(response);
      response.on('close', () => {
        answering.delete(response);
        if (answering.size > 0) return;
        waiting.forEach((resolve) => resolve());
        waiting.clear();
      });
      next();
    } else {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      // Vite's client loads the page anew once the mistake is mended.
      const page = load(
        '<!doctype html><pre style="white-space: pre-wrap"></pre><script type="module" src="/@vite/client"></script>',
      );
      page('pre').text(formatErrors(errors));
      response.end(page.html());
    }
  });
  server.middlewares.use((request, response, next) => {
    const path = request.url ?? '';
    const make = artifacts.get(path);
    if (!make) {
      next();
      return;
    }
    response.setHeader('Content-Type', findContentType(path));
    Promise.resolve(make()).then((file) => response.end(file), next);
  });
}
