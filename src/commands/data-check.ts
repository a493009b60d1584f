// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes; where
// there are none, what is probably a slip.
import { formatProblems, loadContent } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { describeWarnings } from '../content/warnings/list-warnings.ts';

const { content, problems } = loadContent(dataRoot);
if (content) {
  console.info('data/ is in order');
  const warnings = await describeWarnings(content);
  if (warnings) console.warn(`\n${warnings}`);
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
