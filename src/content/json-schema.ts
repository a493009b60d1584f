// JSON Schemas made from the schemas that data/ is read with, for the CMS and for editors (data/.schemas).
import { z } from 'zod';
import { dataFileSchemas } from './file-kinds.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of every kind of file, by the path of its file below data/.schemas. */
export function buildJsonSchemas(): Map<string, JsonSchema> {
  const entries = Object.entries(dataFileSchemas);
  return new Map(entries.map(([kind, schema]) => [formatSchemaFileName(kind), buildJsonSchema(schema)]));
}

/** "vehicles/*.yaml" has its schema in vehicles.json. */
export function formatSchemaFileName(kind: string): string {
  return kind.replace('/*', '').replace(/\.(yaml|md)$/, '.json');
}

/** Draft 7 is what the YAML language server knows best. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: loosen });
}

/** Removes rules that would mark an unfinished file, or a text with tokens, as wrong. */
function loosen({ jsonSchema: json }: { jsonSchema: JsonSchema }): void {
  // With "oneOf" a vehicle without its condition would fit too many kinds at once.
  if (json.oneOf) {
    json.anyOf = json.oneOf;
    delete json.oneOf;
  }
  if ((json.minLength ?? 0) > 1) delete json.minLength;
  delete json.maxLength;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}
