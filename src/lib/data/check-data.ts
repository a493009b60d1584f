// Loads every gate and gathers what they found wrong; the build, the dev server and `npm run data:check` start here.
import { formatProblem } from './problem.ts';
import { DataError, listProblems } from './read-data.ts';

const gates = [
  () => import('./dealer.ts'),
  () => import('./figures.ts'),
  () => import('./brands.ts'),
  () => import('./vehicles.ts'),
  () => import('./illustrations.ts'),
  () => import('./counties.ts'),
  () => import('./street-legal.ts'),
  () => import('./policies.ts'),
  () => import('./offers.ts'),
  () => import('./pages.ts'),
];

/** A text that lists every mistake in data/, or undefined when there is none. */
export async function describeDataProblems(): Promise<string | undefined> {
  for (const load of gates) {
    await load().catch((error: unknown) => {
      // The mistakes of a single file are listed below; other gates may need it and stop too.
      if (!(error instanceof DataError)) throw error;
    });
  }
  const problems = listProblems();
  if (problems.length === 0) return undefined;
  const count = `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in data/`;
  return [count, ...problems.map(formatProblem)].join('\n\n');
}
