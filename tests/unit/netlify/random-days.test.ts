// What no table of faults thinks of: days of chance with fixed seeds.
import { describe, expect, test, vi } from 'vitest';
import { simulateDays } from './random-days.ts';

// Processes that have died would log to the end.
vi.spyOn(console, 'error').mockReturnValue();

describe('five days of random faults', () => {
  test.each([1, 2, 3])('with the seed %i: nobody is told late, and nothing is lost', async (seed) => {
    const report = await simulateDays(seed, 5);
    expect(report).toMatchObject({ late: 0, lost: 0, lateSuspects: 0 });
    expect(report.maxMailsPerDay).toBeLessThanOrEqual(100);
  });
});
