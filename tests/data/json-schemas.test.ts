import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFileSchemas } from '../../src/content/file-kinds.ts';
import { buildJsonSchemas, formatSchemaFileName, type JsonSchema } from '../../src/content/json-schema.ts';
import { dataRoot } from '../../src/content/site-records.ts';

const folder = join(dataRoot, '.schemas');

test('data/.schemas is what the schemas say; after a change there, run "npm run schemas"', () => {
  const written = globSync('**/*.json', { cwd: folder }).map((path) => [
    path,
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown,
  ]);
  expect(Object.fromEntries(written)).toEqual(
    JSON.parse(JSON.stringify(Object.fromEntries(buildJsonSchemas()))),
  );
});

test('Visual Studio Code finds the schema of every YAML file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as object;
  const kinds = Object.keys(dataFileSchemas).filter((kind) => kind.endsWith('.yaml'));
  expect(settings).toEqual({
    'yaml.schemas': Object.fromEntries(
      kinds.map((kind) => [`./data/.schemas/${formatSchemaFileName(kind)}`, `data/${kind}`]),
    ),
  });
});

test('every field of data/ has a description', () => {
  const unexplained = [...buildJsonSchemas()].flatMap(([path, schema]) => listUnexplained(schema, path));
  expect(unexplained).toEqual([]);
});

/** Fields without a description, each with the names that lead to it. */
function listUnexplained(schema: JsonSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].flat();
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description === undefined ? [`${path} ${name}`] : []),
      ...listUnexplained(field, `${path} ${name}`),
    ]),
    ...inner.flatMap((part) => (typeof part === 'object' ? listUnexplained(part, path) : [])),
  ];
}
