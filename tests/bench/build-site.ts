// Builds the site as `npm run build` does, from a copy of the data and into another folder, and tells what that cost.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Preloaded into the build: writes what that cost, which Node counts in microseconds and kilobytes. */
const reporter = `data:text/javascript,
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => {
    writeFileSync(process.env.COST_FILE, JSON.stringify(process.resourceUsage()));
  });`;

/**
 * Builds `data` into the folder `dist` within `folder`, without pictures of shared links. Gives pages, seconds by the clock
 * and computed, and the most memory. Rejects with what the build says when it fails.
 */
export async function buildSite(data: string, folder: string) {
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
