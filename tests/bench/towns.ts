// Does the site scale? It is built with 10,000 towns that do not exist, and with the first hundred of them.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '../data/data-copy.ts';
import { writeMadeUpCounty } from '../data/made-up-county.ts';
import { runBuild, type BuildCost } from './run-build.ts';
import type { Report } from './row.ts';

/** What 9,900 more towns cost: time for each page, and memory. Pictures of shared links are off. */
export async function measureTowns(): Promise<Report> {
  const few = await buildWithCounties(1);
  const many = await buildWithCounties(100);
  const pages = many.pageCount - few.pageCount;
  const perPage = (seconds: number) => (seconds * 1000) / pages;
  const what = `10,000 towns more, ${many.pageCount} pages`;
  return {
    rows: [
      {
        what: `${what}, each beyond the first ${few.pageCount}`,
        value: perPage(many.seconds - few.seconds),
        unit: 'ms',
        atMost: 6,
        note: `${perPage(many.cpuSeconds - few.cpuSeconds).toFixed(1)} ms of computing`,
      },
      { what: `${what}, most memory`, value: many.peakBytes / 2 ** 20, unit: 'MiB', atMost: 2048 },
      { what: `${what}, whole build`, value: many.seconds, unit: 's' },
    ],
  };
}

/**
 * A build with so many counties of a hundred towns, in New Jersey: the footer of each page lists the towns of Delaware, and
 * nobody would want 10,000 links there.
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
