// Watches data/ while developing: an edit reloads the page, and a mistake replaces every page with Vite's error overlay until
// it is corrected.
import { basename, join } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkData } from '../content/check-data.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot, setRecords } from '../content/site-records.ts';

/** Pages import it, and are made again with it. */
const recordsModule = join(process.cwd(), 'src/content/site-records.ts').replaceAll('\\', '/');

/** One change of a folder, such as another branch, is reported file by file. */
const quietMilliseconds = 100;

/** Vite's client draws the overlay and reloads the page when the mistakes are corrected. */
const overlayPage = '<!doctype html><title>data/</title><script type="module" src="/@vite/client"></script>';

/** Vite's server, as Astro hands it over. */
type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** Has the server show data/ as it is; `useRecords` is called whenever it is without a mistake. */
export async function watchData(
  server: DevServer,
  logger: AstroIntegrationLogger,
  useRecords: () => Promise<void>,
): Promise<void> {
  const { client } = server.environments;
  const modules = Object.values(server.environments).map(({ moduleGraph }) => moduleGraph);
  let mistakes: string | undefined;
  /** Whether a page was asked for that has not connected yet, and whether it was made before the last change. */
  let [isLoading, isOutdated] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  const read = async () => {
    const data = checkData(dataRoot);
    mistakes = data.mistakes.length > 0 ? formatMistakes(data.mistakes) : undefined;
    if (mistakes) {
      logger.error(mistakes);
      return;
    }
    setRecords(data);
    await useRecords();
  };
  const showChange = async () => {
    await read();
    for (const graph of modules) graph.onFileChange(recordsModule);
    isOutdated = isLoading;
    client.hot.send({ type: 'full-reload' });
  };

  client.hot.on('vite:client:connect', (_data, page) => {
    if (mistakes) page.send({ type: 'error', err: { message: mistakes, stack: '' } });
    else if (isOutdated) page.send({ type: 'full-reload' });
    [isLoading, isOutdated] = [false, false];
  });
  server.watcher.add(dataRoot);
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(dataRoot) || basename(file).startsWith('.')) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void showChange().catch((error) => logger.error(String(error))),
      quietMilliseconds,
    );
  });
  server.middlewares.use((request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    isLoading ||= isPage;
    if (isPage && mistakes) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(overlayPage);
    } else next();
  });
  await read();
}
