// Writes a changed record into its file: what did not change keeps every character, in Markdown files too.
import { format } from 'prettier';
import { bodyField, readBody, splitFrontMatter } from '../../content/engine/source.ts';
import { rewriteYaml, type FieldOrder } from './rewrite-yaml.ts';

/**
 * The text of a file with another value, as readFileValue() reads it. Rejects with a sentence if the file has a syntax
 * error or the value cannot be written so that it reads back as given.
 */
export async function rewriteFile(
  path: string,
  text: string,
  value: unknown,
  order?: FieldOrder,
): Promise<string> {
  const parts = path.endsWith('.md') ? splitFrontMatter(text) : undefined;
  if (!parts) return rewriteYaml(text, value, order);
  const { [bodyField]: written, ...fields } = Object(value) as Record<string, unknown>;
  const start = text.indexOf('\n') + 1;
  const yaml = await rewriteYaml(parts.fields, fields, order);
  const between = text.slice(start + parts.fields.length, text.length - parts.body.length);
  return text.slice(0, start) + yaml + between + (await rewriteBody(parts.body, written));
}

async function rewriteBody(before: string, written: unknown): Promise<string> {
  const body = readBody(typeof written === 'string' ? written : '');
  if (body === readBody(before)) return before;
  // As every Markdown file of the project is laid out: the columns of its tables stand below each other.
  const laidOut = await format(body, { parser: 'markdown', proseWrap: 'preserve' });
  const after = `\n${laidOut}`;
  return before.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after;
}
