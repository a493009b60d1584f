// `npm run data:check`: lists every mistake in data/, as the build does. With `-- --format github` GitHub shows each at its
// line as well.
import { checkData } from '../content/check-data.ts';
import { formatAnnotation, formatMistakes } from '../content/mistake.ts';
import { formatRecord } from '../content/normalize.ts';
import { dataRoot } from '../content/site-records.ts';

const options = process.argv.slice(2).join(' ');
if (!['', '--format github'].includes(options)) {
  console.error(`npm run data:check knows no "${options}", only "-- --format github"`);
  process.exit(1);
}
const { mistakes, records } = checkData(dataRoot);
if (mistakes.length > 0) {
  if (options) mistakes.forEach((mistake) => console.info(formatAnnotation(mistake)));
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
} else {
  console.info('data/ is in order');
  const others = records.filter((record) => formatRecord(record) !== record.text);
  // A save at /admin would change more lines of these than the one that was edited.
  if (others.length > 0) {
    console.info(
      `\n"npm run fix" writes these as /admin does:\n${others.map(({ file }) => file).join('\n')}`,
    );
  }
}
