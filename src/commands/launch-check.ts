// `npm run launch:check`: what is left to replace before the site goes live, with where to change it. Exit code 1 until
// nothing is left.
import { parseDataFiles } from '../content/engine/data-file.ts';
import { DataFolder } from '../content/engine/data-folder.ts';
import {
  formatLaunchItems,
  listExampleItems,
  listHeartbeatItems,
  listLaunchItems,
  listMailItems,
} from '../content/launch-items.ts';
import { formatErrors } from '../content/engine/diagnostic.ts';
import { loadContent } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';
import { readToday } from '../lib/clock.ts';

const { content, diagnostics } = loadContent(dataRoot);
const texts = content ? new DataFolder(dataRoot).readAllTexts() : [];
const items = [
  ...listLaunchItems(parseDataFiles(texts)),
  ...(content ? listExampleItems(content.paymentExample, readToday(content.dealer.timeZone)) : []),
  ...listMailItems(process.env),
  ...listHeartbeatItems(process.env),
];
if (!content) console.error(formatErrors(diagnostics));
else if (items.length > 0) console.info(formatLaunchItems(items));
else console.info('Nothing is left to replace: the site can go live.');
process.exitCode = !content || items.length > 0 ? 1 : 0;
