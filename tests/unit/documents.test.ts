import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { vehicleRecordSchema } from '../../src/features/vehicles/vehicle-record.schema.ts';
import { buildJsonSchema } from '../../src/content/json-schema.ts';

const documents = globSync(['README.md', '{data,netlify,public,src,tests}/**/README.md']);

/** What a heading is called in a link, as the hosts of repositories make it: "Before going live" is "before-going-live". */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Links of a document within the repository that lead nowhere. */
function listBrokenLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].flatMap(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    const leadsSomewhere =
      existsSync(target) &&
      (anchor === undefined || listAnchors(readFileSync(target, 'utf8')).includes(anchor));
    return leadsSomewhere ? [] : [link];
  });
}

describe.each(documents)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  test('links to what exists', () => {
    expect(listBrokenLinks(path, text)).toEqual([]);
  });
});

/** What data/.schemas has for each condition of a vehicle. */
const editorSchema = z.object({
  anyOf: z.array(z.object({ properties: z.record(z.string(), z.object({ description: z.string() })) })),
});

test("the guide of the staff explains each field of a vehicle in the schema's words", () => {
  const [, chapter = ''] = readFileSync('data/README.md', 'utf8').split('### The fields of a vehicle\n');
  const rows = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm)];
  const { anyOf: kinds } = editorSchema.parse(buildJsonSchema(vehicleRecordSchema));
  const fields = kinds.flatMap(({ properties }) => Object.entries(properties));
  const meanings = fields.map(([name, { description }]) => [name, description]);
  expect(Object.fromEntries(rows.map(([, name, meaning]) => [name, meaning]))).toEqual(
    Object.fromEntries(meanings),
  );
});
