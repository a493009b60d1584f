import { findPercentile } from './row.ts';

/**
 * What the 99th percentile of 500 runs computes on its thread, in milliseconds, after 50 to warm up. Not by the clock,
 * which also counts what other programs do meanwhile.
 */
export async function timeWarm(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 550; round += 1) {
    const start = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(start);
    if (round >= 50) times.push((user + system) / 1000);
  }
  return findPercentile(times, 0.99);
}
