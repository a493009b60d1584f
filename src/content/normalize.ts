// Data files as the CMS writes them, so that a change at /admin shows as the lines that were changed and no others: keys
// in the order of the schema, one line a text, no comments, empty optional fields left out.
import { stringify } from 'yaml';
import { dataFileSchemas, type FileKind } from './file-kinds.ts';
import { buildJsonSchema } from './json-schema.ts';
import type { Source } from './read-source.ts';
import { findTypeKey, listFields, type FieldSchema } from './schema-fields.ts';

/** The options of the CMS for its YAML (formatYAML in its source). */
const yamlOptions = { lineWidth: 0, singleQuote: true };

/** Each kind's, built once: 118 files have 36 kinds. */
const schemas = new Map<FileKind, FieldSchema>();

/** The text of a parsed file in this form. */
export function formatSource({ kind, value, body }: Source): string {
  const schema = schemas.get(kind) ?? (buildJsonSchema(dataFileSchemas[kind]) as FieldSchema);
  schemas.set(kind, schema);
  const yaml = stringify(orderKeys(value, schema), yamlOptions);
  return kind.endsWith('.md') ? `---\n${yaml}---\n\n${compactTables(body.trim())}\n` : yaml;
}

function orderKeys(value: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => (schema.items ? orderKeys(entry, schema.items) : entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  const typeKey = findTypeKey(schema);
  const fields = listFields(schema).toSorted(
    (a, b) => Number(b.name === typeKey) - Number(a.name === typeKey),
  );
  const known = fields.map(({ name, schema: inner, isRequired }) => {
    const entry: unknown = Reflect.get(value, name);
    return [name, !isRequired && isEmpty(entry) ? undefined : orderKeys(entry, inner)] as const;
  });
  const ordered = known.filter(([, entry]) => entry !== undefined);
  const rest = Object.entries(value).filter(([name]) => !fields.some((field) => field.name === name));
  return Object.fromEntries([...ordered, ...rest]);
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

/** Tables of Markdown without padding, as the rich text field writes them. */
function compactTables(markdown: string): string {
  return markdown.replaceAll(/^\|(.*)\|$/gm, (_, row: string) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^-+$/, '---'));
    return `| ${cells.join(' | ')} |`;
  });
}
