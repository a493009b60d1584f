// Watches data/ in development: an edit reloads the page, and a mistake covers every page by Vite's error overlay until it
// is corrected.
import { basename, join } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkData } from '../content/check-data.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot, setRecords } from '../content/site-records.ts';

/** Pages import it, and are rendered again with it. */
const recordsModule = join(process.cwd(), 'src/content/site-records.ts').replaceAll('\\', '/');

/** A change of many files, such as another branch, is read once. */
const quietMilliseconds = 100;

/** Vite's client draws the overlay, and reloads the page when the mistakes are corrected. */
const overlayPage = '<!doctype html><title>data/</title><script type="module" src="/@vite/client"></script>';

type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** Has the server show data/ as it is; `useRecords` is called whenever it is without a mistake. */
export async function watchData(
  server: DevServer,
  logger: AstroIntegrationLogger,
  useRecords: () => Promise<void>,
): Promise<void> {
  const { client } = server.environments;
  let mistakes: string | undefined;
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
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(recordsModule);
    client.hot.send({ type: 'full-reload' });
  };

  client.hot.on('vite:client:connect', (_data, page) => {
    if (mistakes) page.send({ type: 'error', err: { message: mistakes, stack: '' } });
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
    if (!mistakes || !request.headers.accept?.includes('text/html')) return next();
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(overlayPage);
  });
  await read();
}
