// The first part of `npm run fix`: writes the files of data/ as the CMS does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData } from '../content/check-data.ts';
import { formatSource } from '../content/normalize.ts';
import { dataRoot } from '../content/site-records.ts';

for (const source of checkData(dataRoot).sources) {
  const normal = formatSource(source);
  if (normal !== source.text) writeFileSync(join(dataRoot, source.path), normal);
}
