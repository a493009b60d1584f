// `npm run schemas`: writes the schemas that editors read into data/.schemas. A test says when it was forgotten.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildJsonSchemas } from '../content/json-schema.ts';
import { dataRoot } from '../content/site-records.ts';

const folder = join(dataRoot, '.schemas');
rmSync(folder, { recursive: true, force: true });
const settings = await resolveConfig(join(process.cwd(), 'package.json'));
for (const [path, schema] of buildJsonSchemas()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(schema), { ...settings, parser: 'json' }));
}
