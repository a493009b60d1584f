// Data files as the CMS writes them, so that a change at /admin shows as the lines that were changed and no others: keys
// in the order of the schema, one line a text, no comments, empty fields left out.
import { stringify } from 'yaml';
import type { DataRecord } from './data.ts';
import { getAt } from './mistake.ts';

/** The options of the CMS for its YAML (formatYAML in its source). */
const yamlOptions = { lineWidth: 0, singleQuote: true };

/** The text of a file without a mistake in this form. */
export function formatRecord({ kind, value, source }: DataRecord<unknown>): string {
  const yaml = stringify(orderKeys(source.value, value), yamlOptions);
  return kind.endsWith('.md') ? `---\n${yaml}---\n\n${compactTables(source.body.trim())}\n` : yaml;
}

/** What is written, with its keys in the order of what the schema made of it. */
function orderKeys(written: unknown, parsed: unknown): unknown {
  if (Array.isArray(written)) {
    return written.map((entry, index) => orderKeys(entry, getAt(parsed, [index])));
  }
  if (typeof written !== 'object' || written === null) return written;
  const fields = Object.entries(parsed as object).map(([name, inner]) => [
    name,
    orderKeys(Reflect.get(written, name), inner),
  ]);
  return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field))) as unknown;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Tables of Markdown without padding, as the rich text field writes them. */
function compactTables(markdown: string): string {
  return markdown.replaceAll(/^\|(.*)\|$/gm, (_, row: string) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^-+$/, '---'));
    return `| ${cells.join(' | ')} |`;
  });
}
