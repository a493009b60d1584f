// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes.
import { describeDataProblems } from '../lib/data/check-data.ts';

const problems = await describeDataProblems();
if (problems) {
  console.error(problems);
  process.exitCode = 1;
} else {
  console.info('data/ is in order');
}
