// `npm run data:check`: reads every data file as the build does, without rendering a page, and lists all mistakes, what
// today's date makes wrong among them, and what is probably a slip. With `-- --format github` GitHub shows each at its
// place as well.
import { loadContentWithPictures } from '../content/load-with-pictures.ts';
import { normalizeFile } from '../content/normalize.ts';
import { DataFolder } from '../content/engine/data-folder.ts';
import { formatErrors, formatWarnings, isError, type Diagnostic } from '../content/engine/diagnostic.ts';
import { dataRoot } from '../content/site.ts';
import { runChecks } from '../content/checks/run-checks.ts';
import { formatAnnotation } from './annotations.ts';

if (import.meta.main) {
  process.exitCode = await checkData(dataRoot, process.argv.slice(2), findOtherForm(dataRoot));
}

/** Prints what is wrong or probably a slip in a folder, and if nothing is wrong `otherForm` as well. The exit code. */
export async function checkData(
  root: string,
  args: readonly string[],
  otherForm: readonly Diagnostic[] = [],
): Promise<number> {
  const options = args.join(' ');
  if (options !== '' && options !== '--format github') {
    console.error(`npm run data:check knows no "${options}", only "-- --format github"`);
    return 1;
  }
  const checked = await loadContentWithPictures(root);
  const found = [...checked.diagnostics, ...runChecks(checked)];
  const isWrong = found.some(isError);
  const diagnostics = isWrong ? found : [...found, ...otherForm];
  // Annotations come before the lists that people read, which have all of them: GitHub shows ten of a kind.
  if (options !== '') diagnostics.forEach((diagnostic) => console.info(formatAnnotation(diagnostic)));
  if (isWrong) console.error(formatErrors(diagnostics));
  else console.info('data/ is in order');
  const warnings = formatWarnings(diagnostics);
  if (warnings) console.warn(`\n${warnings}`);
  return isWrong ? 1 : 0;
}

/** Files that a save at /admin would write another way, which would show in more lines than those of its change. */
export function findOtherForm(root: string): Diagnostic[] {
  return new DataFolder(root)
    .readAllTexts()
    .filter(({ path, text }) => normalizeFile(path, text) !== text)
    .map(({ path }) => ({
      severity: 'warning',
      file: `data/${path}`,
      line: 1,
      field: '',
      found: 'another form than /admin writes: a comment, or other quotes, folds or order of keys',
      expected: 'run "npm run fix", or save the file once at /admin; either writes it right',
    }));
}
