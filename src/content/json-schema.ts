// JSON Schemas made from the schemas that data/ is read with, for the CMS and for editors (data/.schemas).
import { z } from 'zod';
import { dataFileSchemas } from './file-kinds.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of every kind of file, by the path of its file below data/.schemas. */
export function buildJsonSchemas(): Map<string, JsonSchema> {
  const entries = Object.entries(dataFileSchemas);
  return new Map(entries.map(([kind, schema]) => [schemaFile(kind), buildJsonSchema(schema)]));
}

/** "vehicles/*.yaml" has its schema in vehicles.json. */
export function schemaFile(kind: string): string {
  return kind.replace('/*', '').replace(/\.(yaml|md)$/, '.json');
}

/** Draft 7 is what the YAML language server knows best. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: addMessages });
}

/** `errorMessage` and `patternErrorMessage` are keywords of the language server. */
function addMessages({
  zodSchema,
  jsonSchema: json,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}) {
  const schema = zodSchema as z.ZodType;
  const isUrl = schema instanceof z.ZodURL;
  const message = findMessage(schema, undefined);
  if (message !== undefined) json['errorMessage'] = message;
  if (isUrl || schema instanceof z.ZodString) {
    // No pattern accepts an empty text; that of a URL refuses the "/" at its end.
    const patternMessage = findMessage(schema, isUrl ? 'https://a.example/' : '', 'invalid_format');
    if (patternMessage !== undefined) json['patternErrorMessage'] = patternMessage;
  }
  const { protocol } = (isUrl ? schema.def : {}) as Partial<z.core.$ZodURLDef>;
  if (protocol) json.pattern ??= protocol.source.replace('$', '://');
  // With "oneOf" a vehicle without its condition, still being typed, would fit too many kinds at once.
  if (json.oneOf) {
    json.anyOf = json.oneOf;
    delete json.oneOf;
  }
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  const { minLength = 0, maxLength } = json;
  if (minLength <= 1 && maxLength === undefined) return;
  // The length of a text with {{tokens}} is known only once they are filled.
  json.if = { not: { pattern: '\\{\\{' } };
  json.then = { ...(minLength > 1 && { minLength }), ...(maxLength !== undefined && { maxLength }) };
  if (minLength > 1) delete json.minLength;
  delete json.maxLength;
}

/** The schema's message for a wrong value; undefined where it has zod's only. */
function findMessage(schema: z.ZodType, wrong: unknown, code?: string): string | undefined {
  const fallback = 'no message';
  const issues = schema.safeParse(wrong, { error: () => fallback }).error?.issues ?? [];
  const message = issues.find((issue) => code === undefined || issue.code === code)?.message;
  return message === fallback ? undefined : message;
}
