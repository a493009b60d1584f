// What the HTML of a page weighs on the way to a browser, with all styles in it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPercentile, type Report, type Table, type Task } from './report.ts';
import { compress, emptyPage, findFile } from './serve-site.ts';

/** Bytes of each page, and of all pages of each site. Wants a build. */
export function measureBytes({ sites, paths }: Task): Report {
  const table: Table = { 'an empty page': { bytes: compress(Buffer.from(emptyPage.html)).length } };
  for (const site of sites) {
    for (const path of paths) {
      const file = findFile(site, path);
      if (file !== undefined) table[`${site} ${path}`] = { bytes: compress(readFileSync(file)).length };
    }
    const all = globSync('**/*.html', { cwd: site }).map(
      (file) => compress(readFileSync(join(site, file))).length,
    );
    table[`${site}, median of ${all.length} pages`] = { bytes: findPercentile(all, 0.5) };
    table[`${site}, the largest page`] = { bytes: Math.max(...all) };
  }
  return { table };
}
