// `npm run data:check`: lists every mistake in data/. With `-- --format github` GitHub shows each at its line as well.
import { parseArgs } from 'node:util';
import { checkData } from '../content/check-data.ts';
import { formatAnnotation, formatMistakes } from '../content/mistake.ts';
import { dataRoot } from '../content/site-records.ts';

const { format } = parseArgs({ options: { format: { type: 'string' } } }).values;
const { mistakes } = checkData(dataRoot);
if (mistakes.length > 0) {
  if (format === 'github') mistakes.forEach((mistake) => console.info(formatAnnotation(mistake)));
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
} else {
  console.info('data/ is in order');
}
