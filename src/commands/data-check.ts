// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes; where
// there are none, what is probably a slip.
import { describeDataProblems } from '../lib/data/check-data.ts';

const problems = await describeDataProblems();
if (problems) {
  console.error(problems);
  process.exitCode = 1;
} else {
  console.info('data/ is in order');
  // Loaded only now, since the records that it looks at cannot be read while they have mistakes.
  const { describeDataWarnings } = await import('../build/data-warnings.ts');
  const warnings = await describeDataWarnings();
  if (warnings) console.warn(`\n${warnings}`);
}
