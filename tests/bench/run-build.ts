// Runs `astro build` as a process of its own and tells what it cost.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BuildCost {
  seconds: number;
  /** What the process computed in that time on all cores; it tells a slow build from a busy machine. */
  cpuSeconds: number;
  /** The most memory that the process held. */
  peakBytes: number;
  /** HTML pages in the folder that was built. */
  pageCount: number;
}

const reporter = new URL('report-cost.ts', import.meta.url).href;

/**
 * Builds the site of the working copy at `root` into the folder `site`, and measures it. Rejects with the end of the
 * build's output when it fails.
 */
export async function runBuild(
  site: string,
  { root = process.cwd(), env = {} }: { root?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<BuildCost> {
  const folder = mkdtempSync(join(tmpdir(), 'build-cost-'));
  const costFile = join(folder, 'cost.json');
  const command = ['--import', reporter, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', site];
  try {
    const start = performance.now();
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, BENCH_COST: costFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        // A build of very many pages prints a line for each.
        output = `${output}${chunk.toString()}`.slice(-4000);
      });
    }
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`the build in ${root} failed:\n${output}`);
    const seconds = (performance.now() - start) / 1000;
    const cost = JSON.parse(readFileSync(costFile, 'utf8')) as Pick<BuildCost, 'cpuSeconds' | 'peakBytes'>;
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
    return { ...cost, seconds, pageCount: files.filter((file) => file.endsWith('.html')).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
