// Preloaded into a process that is measured: writes what it cost to the file that BENCH_COST names.
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_COST'];
process.on('exit', () => {
  if (file === undefined) return;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  // Node counts the memory in kilobytes and the times in microseconds.
  const cost = { peakBytes: maxRSS * 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000 };
  writeFileSync(file, JSON.stringify(cost));
});
