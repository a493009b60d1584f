// Does the cost of a build grow in step with its pages? The site is built as it is, with 500 towns more that do not exist,
// and with 5,000. Told by what the process computed, not by the clock, which also counts what other programs do meanwhile.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '../data/data-copy.ts';
import { writeMadeUpCounty } from '../data/made-up-county.ts';
import { buildSite } from './build-site.ts';
import type { Report } from './row.ts';

/** What a page of one more town costs, and how that grows. */
export async function measureGrowth(): Promise<Report> {
  const none = await buildWithCounties(0);
  const few = await buildWithCounties(5);
  const many = await buildWithCounties(50);
  const costPerPage = ({ computingSeconds, pages }: typeof none) =>
    ((computingSeconds - none.computingSeconds) * 1000) / (pages - none.pages);
  const growth = costPerPage(many) / costPerPage(few);
  return {
    table: { 'as it is': none, '500 towns more': few, '5,000 towns more': many },
    rows: [
      { what: 'ms of computing for each page of 500 towns more', measured: costPerPage(few) },
      { what: 'ms of computing for each page of 5,000 towns more', measured: costPerPage(many) },
      { what: 'growth: the latter by the former', measured: growth, atMost: 1.3 },
    ],
  };
}

/**
 * A build with so many counties of a hundred towns, in New Jersey: the footer of each page lists the towns of Delaware, and
 * nobody would want 5,000 links there. Rejects with what the build says when it fails.
 */
async function buildWithCounties(count: number) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'many-towns-'));
  try {
    const data = copyData(folder);
    for (let number = 1; number <= count; number += 1) {
      const county = writeMadeUpCounty({
        name: `Made-up ${number}`,
        townName: `Sampleton ${number}`,
        townCount: 100,
        state: 'NJ',
        // Ten by ten counties that nearly touch.
        corner: { lat: 30 + (number % 10) * 0.5, lng: -90 + Math.floor(number / 10) * 1.4 },
        order: 10 + number,
      });
      writeFileSync(join(data, 'counties', `made-up-${number}.yaml`), county);
    }
    return await buildSite(data, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
