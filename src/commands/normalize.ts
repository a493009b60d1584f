// The first part of `npm run fix`: writes the files of data/ that have no mistake as the CMS does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData } from '../content/check-data.ts';
import { formatRecord } from '../content/normalize.ts';
import { dataRoot } from '../content/site-records.ts';

for (const record of checkData(dataRoot).records) {
  const normal = formatRecord(record);
  if (normal !== record.text) writeFileSync(join(dataRoot, record.path), normal);
}
