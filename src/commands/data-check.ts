// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes, what
// today's date makes wrong among them, and what is probably a slip. With `-- --format github` GitHub shows each at its
// place as well.
import { checkContent } from '../content/check.ts';
import { formatProblems } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { formatWarnings, listWarnings } from '../content/warnings/list-warnings.ts';
import { formatError, formatWarning } from './annotations.ts';

const options = process.argv.slice(2).join(' ');

if (options === '' || options === '--format github') {
  await check(options !== '');
} else {
  console.error(`npm run data:check knows no "${options}", only "-- --format github"`);
  process.exitCode = 1;
}

/** Annotations come before the lists that people read, which have all of them: GitHub shows ten of a kind. */
async function check(isAnnotated: boolean): Promise<void> {
  const checked = await checkContent(dataRoot);
  const all = listWarnings(checked);
  // A build takes them for warnings: it depends on the data alone, so that any commit can be published again.
  const today = all.filter(({ isMistake }) => isMistake === true);
  const mistakes = [
    ...checked.problems,
    ...today.map(({ advice, ...place }) => ({ ...place, expected: advice })),
  ];
  const warnings = all.filter(({ isMistake }) => isMistake !== true);
  if (isAnnotated) {
    mistakes.forEach((mistake) => console.info(formatError(mistake)));
    warnings.forEach((warning) => console.info(formatWarning(warning)));
  }
  if (mistakes.length > 0) {
    console.error(formatProblems(mistakes));
    process.exitCode = 1;
  } else {
    console.info('data/ is in order');
  }
  const text = formatWarnings(warnings);
  if (text) console.warn(`\n${text}`);
}
