// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes; where
// there are none, what is probably a slip. With `-- --format github` GitHub shows each at its place as well.
import { checkContent } from '../content/check.ts';
import { formatProblems } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { formatWarnings, listWarnings } from '../content/warnings/list-warnings.ts';
import { isSecurityTxtOver } from '../content/warnings/security-txt.ts';
import { readToday } from '../lib/site/clock.ts';
import { formatError, formatWarning } from './annotations.ts';

const options = process.argv.slice(2).join(' ');

if (options === '' || options === '--format github') {
  await check(options !== '');
} else {
  console.error(`npm run data:check knows no "${options}", only "-- --format github"`);
  process.exitCode = 1;
}

/** Annotations come before the list that people read, which has all of them: GitHub shows ten of a kind. */
async function check(isAnnotated: boolean): Promise<void> {
  const { content, problems, ...seen } = await checkContent(dataRoot);
  if (content) {
    console.info('data/ is in order');
    const warnings = listWarnings(content, seen);
    if (isAnnotated) warnings.forEach((warning) => console.info(formatWarning(warning)));
    const text = formatWarnings(warnings);
    if (text) console.warn(`\n${text}`);
    // A build takes it for a warning: what it makes depends on the data alone, so that any commit can be published again.
    if (isSecurityTxtOver(content.dealer, readToday(content.dealer.timeZone))) process.exitCode = 1;
  } else {
    if (isAnnotated) problems.forEach((problem) => console.info(formatError(problem)));
    console.error(formatProblems(problems));
    process.exitCode = 1;
  }
}
