// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes; where
// there are none, what is probably a slip.
import { formatProblems, loadContent } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { describeWarnings } from '../content/warnings/list-warnings.ts';
import { isSecurityTxtOver } from '../content/warnings/security-txt.ts';
import { readToday } from '../lib/site/clock.ts';

const { content, problems } = loadContent(dataRoot);
if (content) {
  console.info('data/ is in order');
  const warnings = await describeWarnings(content);
  if (warnings) console.warn(`\n${warnings}`);
  // A build takes it for a warning: what it makes depends on the data alone, so that any commit can be published again.
  if (isSecurityTxtOver(content.dealer, readToday(content.dealer.timeZone))) process.exitCode = 1;
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
