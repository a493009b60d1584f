// `npm run launch:check`: what is left to replace before the site goes live, with where to change it. Exit code 1 until
// nothing is left.
import { checkData } from '../content/check-data.ts';
import { formatLaunchItems, listLaunchItems } from '../content/launch-items.ts';
import { formatMistakes } from '../content/mistake.ts';
import { dataRoot } from '../content/site-records.ts';

const { mistakes, sources } = checkData(dataRoot);
const items = mistakes.length > 0 ? [] : sources.flatMap(listLaunchItems);
if (mistakes.length > 0) console.error(formatMistakes(mistakes));
else if (items.length > 0) console.info(formatLaunchItems(items));
else console.info('Nothing is left to replace: the site can go live.');
process.exitCode = mistakes.length > 0 || items.length > 0 ? 1 : 0;
