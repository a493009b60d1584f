// `npm run launch:check`: what is left to replace before the site goes live, with where to change it. Exit code 1 until
// nothing is left.
import { describeDataProblems } from '../lib/data/check-data.ts';
import { formatLaunchItems, listLaunchItems, listMailItems } from '../lib/data/launch-items.ts';
import { readAllTexts } from '../lib/data/read-data.ts';

const problems = await describeDataProblems();
const items = problems ? [] : [...listLaunchItems(readAllTexts()), ...listMailItems(process.env)];
if (problems) console.error(problems);
else if (items.length > 0) console.info(formatLaunchItems(items));
else console.info('Nothing is left to replace: the site can go live.');
process.exitCode = problems || items.length > 0 ? 1 : 0;
