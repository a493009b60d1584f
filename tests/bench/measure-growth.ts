// Does the cost of a build grow in step with its pages? The site is built as it is, with 500 towns more that do not exist,
// and with 5,000. Told by what the process computed, not by the clock, which also counts what other programs do meanwhile.
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyData } from '../data/data-copy.ts';
import { writeMadeUpCounty } from '../data/made-up-county.ts';
import { listMissed, type Report } from './report.ts';

/** Preloaded into the build: writes what that cost, which Node counts in microseconds and kilobytes. */
const reporter = `data:text/javascript,
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => {
    writeFileSync(process.env.COST_FILE, JSON.stringify(process.resourceUsage()));
  });`;

/** What a page of one more town costs, and how that grows. */
export async function measureGrowth(): Promise<Report> {
  const none = await buildWithCounties(0);
  const few = await buildWithCounties(10);
  const many = await buildWithCounties(100);
  const costPerPage = ({ computingSeconds, pages }: typeof none) =>
    ((computingSeconds - none.computingSeconds) * 1000) / (pages - none.pages);
  const figures = { few: costPerPage(few), many: costPerPage(many) };
  return {
    table: {
      'as it is': none,
      '500 towns more': few,
      '5,000 towns more': many,
      'ms for a page more': figures,
    },
    missed: listMissed({ 'the 5,000th page costs what the 500th does': figures.many <= 1.3 * figures.few }),
  };
}

/**
 * A build with so many counties of fifty towns, in New Jersey: the footer of each page lists the towns of Delaware, and
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
        townCount: 50,
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

/** Builds `data` without pictures of shared links: pages, seconds by the clock and computed, and the most memory. */
async function buildSite(data: string, folder: string) {
  const site = join(folder, 'dist');
  const costFile = join(folder, 'cost.json');
  const settings = { DATA_DIR: data, SHARE_IMAGES: 'off', COST_FILE: costFile };
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  const command = ['--import', reporter, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', site];
  const start = performance.now();
  // A build of very many pages prints a line for each.
  await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 26 });
  const usage = JSON.parse(readFileSync(costFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    pages: globSync('**/*.html', { cwd: site }).length,
    seconds: Math.round((performance.now() - start) / 1000),
    computingSeconds: Math.round((usage.userCPUTime + usage.systemCPUTime) / 1e4) / 100,
    maxMemoryMiB: Math.round(usage.maxRSS / 1024),
  };
}
