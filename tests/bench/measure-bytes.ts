// What a page weighs on the way to a browser of today: its HTML with all styles in Brotli 11, as a CDN keeps it, and the
// scripts that it loads before anybody touches it.
import { homePath } from '../../src/lib/site/paths.ts';
import { pages } from '../site/built-site.ts';
import { sizePageScripts } from '../site/modules.ts';
import { homeLimit, pageLimit, sizeBrotli } from '../site/round-trip.ts';
import { findPercentile, findWorst, type Report } from './row.ts';

/** What addresses of one template have in common; a page with none of it is a template of its own. */
const templates = /^\/(vehicles|policies)\/|(county-)?golf-carts/;

/** The weight of all pages, and the heaviest of each template. Wants a build. */
export function measureBytes(): Report {
  const sizes = pages.map((page) => ({
    path: page.path,
    bytes: sizeBrotli(page.html),
    script: sizePageScripts(page),
  }));
  const groups = Map.groupBy(sizes, ({ path }) => templates.exec(path)?.[0] ?? path);
  const readBytes = ({ bytes }: { bytes: number }) => bytes;
  const all = sizes.map(readBytes);
  const home = findWorst(groups.get(homePath) ?? [], readBytes);
  const others = sizes.filter(({ path }) => path !== homePath);
  const largest = findWorst(others, readBytes);
  const most = findWorst(sizes, ({ script }) => script);
  return {
    table: Object.fromEntries(
      [...groups].map(([template, group]) => {
        const { path, ...figures } = findWorst(group, readBytes);
        return [template, { pages: group.length, largest: path, ...figures }];
      }),
    ),
    rows: [
      { what: 'HTML, bytes, median of all pages', measured: findPercentile(all, 0.5) },
      { what: 'HTML, bytes, 95th percentile', measured: findPercentile(all, 0.95) },
      {
        what: 'HTML, bytes, largest but home',
        measured: largest.bytes,
        atMost: pageLimit,
        note: largest.path,
      },
      { what: 'HTML, bytes, home', measured: home.bytes, atMost: homeLimit },
      { what: 'scripts but islands, bytes of gzip', measured: most.script, atMost: 4096, note: most.path },
    ],
  };
}
