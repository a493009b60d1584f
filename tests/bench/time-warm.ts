import { findPercentile } from './row.ts';

/** The 99th percentile of 500 runs in milliseconds, after 50 to warm up. */
export async function timeWarm(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 550; round += 1) {
    const start = performance.now();
    await run();
    if (round >= 50) times.push(performance.now() - start);
  }
  return findPercentile(times, 0.99);
}
