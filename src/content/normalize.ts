// Data files as the CMS writes them, so that a change at /admin shows as the lines that were changed and no others: keys
// in the order of the schema, one line a text, no comments, empty optional fields left out.
import { parseDocument, stringify } from 'yaml';
import { dataFileSchemas, findFileKind } from './file-kinds.ts';
import { buildJsonSchema } from './json-schema.ts';
import { findTypeKey, listFields, type FieldSchema } from './schema-fields.ts';

/** The options of the CMS for its YAML (formatYAML in its source). */
const yamlOptions = { lineWidth: 0, singleQuote: true };

/** The text of a file below data/ in this form; unchanged where it has a syntax error or no schema. */
export function normalizeFile(path: string, text: string): string {
  const kind = findFileKind(path);
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(frontMatter ?? text);
  if (kind === undefined || document.errors.length > 0) return text;
  const schema = buildJsonSchema(dataFileSchemas[kind]) as FieldSchema;
  const yaml = stringify(orderKeys(document.toJS(), schema), yamlOptions);
  return body === undefined ? yaml : `---\n${yaml}---\n\n${compactTables(body.trim())}\n`;
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
