// Shows data/ as it is while developing: an edit reloads the page, and a mistake covers it with Vite's error overlay.
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkData } from '../content/check-data.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot, setRecords } from '../content/site-records.ts';

/** Pages import it, and are rendered again when it changes. */
const recordsModule = join(process.cwd(), 'src/content/site-records.ts').replaceAll('\\', '/');

/** A change of a folder, such as another branch, is reported file by file. */
const quietMilliseconds = 100;

/** Watches data/; `useRecords` is called at the start and after each change without a mistake. */
export async function watchData(
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
  useRecords: () => Promise<void>,
): Promise<void> {
  const environments = Object.values(server.environments);
  const { hot } = server.environments.client;
  let mistakes: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const read = async () => {
    const data = checkData(dataRoot);
    mistakes = data.mistakes.length > 0 ? formatMistakes(data.mistakes) : undefined;
    // Without records every page throws the mistakes.
    setRecords(mistakes ? undefined : data);
    if (mistakes) logger.error(mistakes);
    else await useRecords();
  };
  const showChange = async () => {
    await read();
    for (const { moduleGraph } of environments) moduleGraph.onFileChange(recordsModule);
    hot.send({ type: 'full-reload' });
  };

  // Astro sends the error of a page once, which may be before the page can receive it.
  hot.on('vite:client:connect', (_data, page) => {
    if (mistakes) page.send({ type: 'error', err: { message: mistakes, stack: '' } });
  });
  server.watcher.add(dataRoot);
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(dataRoot)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      showChange().catch((error: unknown) => logger.error(String(error)));
    }, quietMilliseconds);
  });
  await read();
}
