// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes, what
// today's date makes wrong among them, and what is probably a slip. With `-- --format github` GitHub shows each at its
// place as well.
import { checkContent } from '../content/check.ts';
import { formatErrors, formatWarnings, isError } from '../content/diagnostic.ts';
import { dataRoot } from '../content/site.ts';
import { runChecks } from '../content/checks/run-checks.ts';
import { formatAnnotation } from './annotations.ts';

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
  const diagnostics = [...checked.diagnostics, ...runChecks(checked)];
  if (isAnnotated) diagnostics.forEach((diagnostic) => console.info(formatAnnotation(diagnostic)));
  if (diagnostics.some(isError)) {
    console.error(formatErrors(diagnostics));
    process.exitCode = 1;
  } else {
    console.info('data/ is in order');
  }
  const warnings = formatWarnings(diagnostics);
  if (warnings) console.warn(`\n${warnings}`);
}
