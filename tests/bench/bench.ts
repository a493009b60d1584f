// `npm run bench`: how fast the pages of the built site are on Lighthouse's simulated phone. Machines are noisy, so figures of
// one run compare with each other only.
//   npm run bench -- /contact --against ../other/dist --runs 3     these pages, beside another built site
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { measurePage } from './lighthouse.ts';
import { emptyPage, findFile, serveSite } from './serve-site.ts';

/** A page of each kind. */
const usualPaths = [
  ...['/', '/inventory', '/vehicles/ev-nomad-xl', '/denago', '/sussex-county-golf-carts'],
  ...['/rehoboth-beach-golf-carts', '/rentals', '/contact', '/policies/rental-policy'],
];

/** For Lighthouse, which connects to the browser. */
const debuggingPort = 9333;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', multiple: true }, runs: { type: 'string', default: '5' } },
});
const paths = positionals.length > 0 ? positionals : usualPaths;
const browser = await chromium.launch({
  ...findBrowser(),
  args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
});
const table: Record<string, Record<string, number | string>> = {};
try {
  for (const site of ['dist', ...(values.against ?? [])]) {
    const server = await serveSite(site);
    const measured = [emptyPage.path, ...paths.filter((path) => findFile(site, path) !== undefined)];
    for (const path of measured) {
      const figures = await measurePage(server.origin + path, debuggingPort, Number(values.runs));
      console.info(`${site} ${path}`, figures);
      table[`${site} ${path}`] = figures;
    }
    await server.close();
  }
} finally {
  await browser.close();
}
console.table(table);
