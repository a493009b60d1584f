// `npm run schemas`: writes the schemas that editors read into data/.schemas. Developers run it after a change in
// src/schemas; a test says when it was forgotten. Staff never need it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { dataRoot } from '../content/site.ts';
import { buildEditorSchemas, editorSchemaFolder } from '../staff/records/editor-schemas.ts';

rmSync(join(dataRoot, editorSchemaFolder), { recursive: true, force: true });
const settings = await resolveConfig(join(process.cwd(), 'package.json'));
for (const [path, schema] of buildEditorSchemas()) {
  const file = join(dataRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(schema), { ...settings, parser: 'json' }));
}
