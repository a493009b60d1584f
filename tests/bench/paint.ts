// How fast each template paints on a phone, beside an empty page with the same largest picture and the same words written
// by hand, all in one run: the ratios mean something on any machine, the milliseconds do not.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { noindexPaths } from '../../src/lib/site/paths.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { templates } from '../e2e/templates.ts';
import { getPage } from '../site/built-site.ts';
import { findClosedPort } from '../unit/netlify/contact-world.ts';
import { findLargestPaint } from './largest-paint.ts';
import { runLighthouse } from './lighthouse.ts';
import { describeRuns, summarizePaint, type TemplateRuns } from './paint-report.ts';
import { writeByHand, writeEmptyPage } from './plain-page.ts';
import type { Report } from './row.ts';
import { startStaticServer } from './static-server.ts';

/** Runs of each page, of which the middle one counts. */
const rounds = 3;

const indexable = templates.filter((path) => !noindexPaths.includes(path));

/** Three runs each of every indexable template and its baselines. Wants a build. */
export async function measurePaint(): Promise<Report> {
  const baselines = new Map<string, string>();
  const server = await startStaticServer(join(process.cwd(), 'dist'), baselines);
  const port = await findClosedPort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const runs = new Map<string, TemplateRuns>();
    for (const path of indexable) {
      const paint = await findLargestPaint(browser, server.origin + path);
      baselines.set(`/empty${path}`, writeEmptyPage(paint));
      baselines.set(`/by-hand${path}`, writeByHand(getPage(path).html));
      const measured: TemplateRuns = { page: [], empty: [], byHand: [] };
      const run = (address: string, isWhole = false) => runLighthouse(server.origin + address, port, isWhole);
      // Taken in turns, so that what else the machine does meets all three alike.
      for (let taken = 0; taken < rounds; taken += 1) {
        measured.page.push(await run(path, taken === 0));
        measured.empty.push(await run(`/empty${path}`));
        measured.byHand.push(await run(`/by-hand${path}`));
      }
      runs.set(path, measured);
      console.log(`  ${path}: ${describeRuns(measured)}`);
    }
    return summarizePaint(runs);
  } finally {
    await browser.close();
    await server.close();
  }
}
