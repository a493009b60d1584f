// The first part of `npm run fix`: writes the files of data/ as the CMS does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeFile } from '../content/normalize.ts';
import { DataFolder } from '../content/engine/data-folder.ts';
import { dataRoot } from '../content/site.ts';

for (const { path, text } of new DataFolder(dataRoot).readAllTexts()) {
  const normal = normalizeFile(path, text);
  if (normal !== text) writeFileSync(join(dataRoot, path), normal);
}
