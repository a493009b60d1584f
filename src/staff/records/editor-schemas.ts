// JSON Schemas for editors, made from the schemas that data/ is read with: completion explains a field, and a slip is
// underlined with the same words as in `npm run data:check`. References are not listed by name, since a list would be
// out of date with every new vehicle; data:check knows them.
import { z } from 'zod';
import { dataFileSchemas, findFileKind } from '../../content/file-kinds.ts';
import { expectedReferences } from '../../content/reference-targets.ts';
import type { ReferenceKind } from '../../schemas/reference.ts';

/** Folder below data/ that holds the generated schemas. */
export const editorSchemaFolder = '.schemas';

/** The generated schema of every kind of file, by its own file below data/. */
export function buildEditorSchemas(): Map<string, z.core.JSONSchema.BaseSchema> {
  return new Map(
    Object.entries(dataFileSchemas).map(([kind, schema]) => [
      schemaFile(kind),
      explainInFile(buildEditorSchema(schema)),
    ]),
  );
}

/** A schema for who writes in the file: it also says how a name, a day and a time are written, which a form has inputs for. */
function explainInFile(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  const inner = Object.entries(schema)
    .filter(([key]) => !['formSections', 'isReviewDate'].includes(key))
    .map(([key, value]) => [key, explainValue(value)]);
  const explained = Object.fromEntries(inner) as z.core.JSONSchema.BaseSchema;
  const { reference, description } = schema;
  const form = reference === undefined ? undefined : expectedReferences[reference as ReferenceKind];
  const hint = form ?? explainMoment(schema);
  if (hint === undefined) return explained;
  const words = typeof description === 'string' ? `${description} ` : '';
  return { ...explained, description: `${words}Write ${hint}.` };
}

function explainMoment({ format, pattern = '' }: z.core.JSONSchema.BaseSchema): string | undefined {
  if (format === 'date') return 'a day as year-month-day, for example 2026-05-01';
  if (!pattern.includes('[0-5]\\d')) return undefined;
  return `17:00 for five in the afternoon${pattern.includes('24:00') ? ', 24:00 for midnight' : ''}`;
}

function explainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(explainValue);
  return typeof value === 'object' && value !== null
    ? explainInFile(value as z.core.JSONSchema.BaseSchema)
    : value;
}

/** A schema as editors and forms read it. */
export function buildEditorSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  // The YAML language server, which editors share, knows draft 7 best.
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override: adaptForEditors });
}

/** The first line of a data file, which tells editors its schema. Throws for a file of no known kind. */
export function formatSchemaLine(path: string): string {
  const kind = findFileKind(path);
  if (kind === undefined) throw new Error(`src/content/file-kinds.ts has no line for data/${path}`);
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return `# yaml-language-server: $schema=${up}${schemaFile(kind)}`;
}

function schemaFile(kind: string): string {
  return `${editorSchemaFolder}/${kind.replace('/*', '').replace(/\.(yaml|md)$/, '.json')}`;
}

/** `errorMessage` and `patternErrorMessage` are the language server's own keywords. */
function adaptForEditors({
  zodSchema,
  jsonSchema: json,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const schema = zodSchema as z.ZodType;
  const message = readMessage(schema, undefined);
  const isUrl = schema instanceof z.ZodURL;
  // No pattern takes an empty text; that of a URL forbids the "/" at its end.
  const misfit = isUrl ? 'https://a.example/' : '';
  const hasPattern = isUrl || schema instanceof z.ZodString;
  const patternMessage = hasPattern ? readMessage(schema, misfit, 'invalid_format') : undefined;
  if (message !== undefined) json['errorMessage'] = message;
  if (patternMessage !== undefined) json['patternErrorMessage'] = patternMessage;
  const { protocol } = (isUrl ? schema.def : {}) as Partial<z.core.$ZodURLDef>;
  if (protocol) json.pattern ??= protocol.source.replace('$', '://');
  // With "oneOf" a vehicle without its condition, still being typed, would fit too many kinds at once.
  if (json.oneOf) {
    json.anyOf = json.oneOf;
    delete json.oneOf;
  }
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  const { minLength = 0, maxLength } = json;
  if (minLength > 1 || maxLength !== undefined) {
    // A text with {{tokens}} has its length only once they are filled; data:check measures it then.
    json.if = { not: { pattern: '\\{\\{' } };
    json.then = { ...(minLength > 1 && { minLength }), ...(maxLength !== undefined && { maxLength }) };
    if (minLength > 1) delete json.minLength;
    delete json.maxLength;
  }
}

/** The words that a schema has of its own for a wrong value; undefined where it has none. */
function readMessage(schema: z.ZodType, wrong: unknown, code?: string): string | undefined {
  const none = 'no words of its own';
  const issues = schema.safeParse(wrong, { error: () => none }).error?.issues ?? [];
  const message = issues.find((issue) => code === undefined || issue.code === code)?.message;
  return message === none ? undefined : message;
}
