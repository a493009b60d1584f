// Does the cost of a build grow in step with its pages? The site is built as it is, with 500 towns more that do not exist,
// and with 5,000.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '../data/data-copy.ts';
import { writeMadeUpCounty } from '../data/made-up-county.ts';
import { runBuild, type BuildCost } from './run-build.ts';
import type { Report } from './row.ts';

/** What a page of one more town costs, and how that grows. Pictures of shared links are off. */
export async function measureTowns(): Promise<Report> {
  const none = await buildWithCounties(0);
  const few = await buildWithCounties(5);
  const many = await buildWithCounties(50);
  const costPerPage = ({ cpuSeconds, pageCount }: BuildCost) =>
    ((cpuSeconds - none.cpuSeconds) * 1000) / (pageCount - none.pageCount);
  return {
    rows: [
      { what: 'computing for each of 500 towns more', value: costPerPage(few), unit: 'ms' },
      { what: 'computing for each of 5,000 towns more', value: costPerPage(many), unit: 'ms' },
      {
        what: 'growth: the latter by the former',
        value: costPerPage(many) / costPerPage(few),
        unit: 'times',
        atMost: 1.3,
      },
      { what: '5,000 towns more, most memory', value: many.peakBytes / 2 ** 20, unit: 'MiB' },
      { what: '5,000 towns more, whole build', value: many.seconds, unit: 's' },
    ],
  };
}

/**
 * A build with so many counties of a hundred towns, in New Jersey: the footer of each page lists the towns of Delaware, and
 * nobody would want 5,000 links there.
 */
async function buildWithCounties(count: number): Promise<BuildCost> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'many-towns-'));
  try {
    const data = copyData(folder);
    for (let number = 1; number <= count; number += 1) {
      const text = writeMadeUpCounty({
        name: `Made-up ${number}`,
        townName: `Sampleton ${number}`,
        townCount: 100,
        state: 'NJ',
        // Ten by ten counties that nearly touch.
        corner: { lat: 30 + (number % 10) * 0.5, lng: -90 + Math.floor(number / 10) * 1.4 },
        order: 10 + number,
      });
      writeFileSync(join(data, 'counties', `made-up-${number}.yaml`), text);
    }
    return await runBuild(join(folder, 'dist'), { env: { DATA_DIR: data, SHARE_IMAGES: 'off' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
