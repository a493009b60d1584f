// What staff have while they write: schemas for their editor, tried in the language server that editors run, and the
// comment on top of each file.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { z } from 'zod';
import { DataFolder, type DataText } from '../../src/content/engine/data-folder.ts';
import { dataRoot } from '../../src/content/site.ts';
import {
  buildEditorSchema,
  buildEditorSchemas,
  editorSchemaFolder,
  formatSchemaLine,
} from '../../src/staff/records/editor-schemas.ts';
import { dataFileSchemas, findFileKind, type FileKind } from '../../src/content/file-kinds.ts';

const files = new DataFolder(dataRoot).readAllTexts();
// One that lies in the wrong place is warned of.
const knownFiles = files.filter(({ path }) => findFileKind(path) !== undefined);
const yamlFiles = knownFiles.filter(({ path }) => path.endsWith('.yaml'));
// Of several files of a kind one may be written without the comment on top; whoever adds the next copies another.
const byKind = [...Map.groupBy(knownFiles, ({ path }) => findFileKind(path)).values()];

/** A file's text without the line of hyphens that opens front matter. */
function withoutHyphens(text: string): string {
  return text.replace(/^---\n/, '');
}

describe('data/.schemas', () => {
  test('holds what src/schemas says; after a change there, run "npm run schemas"', () => {
    const schemas = buildEditorSchemas();
    const written = globSync('**/*.json', { cwd: join(dataRoot, editorSchemaFolder) });
    expect(written.map((path) => join(editorSchemaFolder, path)).toSorted()).toEqual(
      [...schemas.keys()].toSorted(),
    );
    for (const [path, schema] of schemas) {
      expect(JSON.parse(readFileSync(join(dataRoot, path), 'utf8')), path).toEqual(
        JSON.parse(JSON.stringify(schema)),
      );
    }
  });

  test('has a schema for every kind of file in data/, and none that no file needs', () => {
    const used = new Set(files.map(({ path }) => findFileKind(path)));
    expect(Object.keys(dataFileSchemas).filter((kind) => !used.has(kind as FileKind))).toEqual([]);
  });

  test('explains every field', () => {
    const unexplained = [...buildEditorSchemas()].flatMap(([path, schema]) =>
      listUnexplained(schema, [path]),
    );
    expect(unexplained).toEqual([]);
  });
});

/** Fields without a description, by their way through the schema. */
function listUnexplained(schema: z.core.JSONSchema.BaseSchema, path: string[]): string[] {
  const fields = Object.entries(schema.properties ?? {}) as [string, z.core.JSONSchema.BaseSchema][];
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].flat();
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [[...path, name].join(' ')]),
      ...listUnexplained(field, [...path, name]),
    ]),
    ...inner.flatMap((part) => (typeof part === 'object' ? listUnexplained(part, path) : [])),
  ];
}

describe('the top of a file of each kind', () => {
  test('tells editors the schema', () => {
    const isTold = ({ path, text }: DataText) => text.split('\n', 1)[0] === formatSchemaLine(path);
    const untold = byKind.filter((group) => group[0]?.path.endsWith('.yaml') && !group.some(isTold));
    expect(untold.map(([file]) => file?.path)).toEqual([]);
  });

  test('says in a comment what each field means, or which chapter of the guide does', () => {
    const guide = readFileSync(join(dataRoot, 'README.md'), 'utf8');
    const listUnnamed = ({ path, text }: DataText) => {
      const [, chapter] = /^# What each field means: data\/README\.md, "(.+)"$/m.exec(text) ?? [];
      if (chapter !== undefined && guide.includes(`\n### ${chapter}\n`)) return [];
      const named = listNamedFields(withoutHyphens(text).split('\n'));
      return listFields(path, text).filter((field) => !named.includes(field));
    };
    const unexplained = byKind.filter((group) => !group.some((file) => listUnnamed(file).length === 0));
    expect(unexplained.map(([file]) => file && `${file.path}: ${listUnnamed(file).join(', ')}`)).toEqual([]);
  });
});

/** Fields that the comment on top explains: an entry is "#   names   what they mean". */
function listNamedFields(lines: string[]): string[] {
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .flatMap((line) => /^# +(\S.*?)(?: {2,}|$)/.exec(line)?.[1]?.split(/, | and /) ?? []);
}

/** Top-level fields that a file may have; of a vehicle those of its condition. */
function listFields(path: string, text: string): string[] {
  const kind = findFileKind(path);
  const schema: z.ZodType | undefined = kind && dataFileSchemas[kind];
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  // What remains is entries by their id.
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const value = parse(withoutHyphens(text).split('\n---\n', 1)[0] ?? '') as { condition: string };
  const options = schema.options as z.ZodObject<Record<string, z.ZodType>>[];
  return options
    .filter((option) => option.shape['condition']?.safeParse(value.condition).success)
    .flatMap((option) => Object.keys(option.shape));
}

const editor = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, file) => new URL(path, file).href },
});
editor.configure({ validate: true, completion: true, hover: true, schemas: [] });

let version = 0;

function openInEditor(path: string, text: string): TextDocument {
  version += 1;
  return TextDocument.create(pathToFileURL(join(dataRoot, path)).href, 'yaml', version, text);
}

/** What the editor underlines, as line number and message. */
async function listUnderlined(path: string, text: string): Promise<string[]> {
  const found = await editor.doValidation(openInEditor(path, text), false);
  return found.map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value;
    return `${range.start.line + 1}: ${words}`;
  });
}

describe('an editor with YAML support', () => {
  test('underlines nothing in data/ as it is', async () => {
    const underlined = await Promise.all(
      yamlFiles.map(async ({ path, text }) =>
        (await listUnderlined(path, text)).map((line) => `${path} ${line}`),
      ),
    );
    expect(underlined.flat()).toEqual([]);
  });

  const path = 'vehicles/ev-city.yaml';
  const text = yamlFiles.find((file) => file.path === path)?.text ?? '';
  const lineOf = (pattern: RegExp) => text.slice(0, text.search(pattern)).split('\n').length;

  test.for([
    [/^priceUsd: .*$/m, 'priceUsd: 9,995', 'write whole dollars, for example 9995 (no "$", comma or cents)'],
    [
      /^brandId: .*$/m,
      'brandId: EV City',
      'use small letters, digits and single hyphens, for example ev-nomad-xl',
    ],
    [/^inStock: .*$/m, 'inStock: "yes"', 'write true for yes or false for no'],
    [/^verified: .*$/m, 'verified: no', 'write true for yes or false for no'],
    [/^condition: .*$/m, 'condition: nwe', 'Value must be "new" | "used" | "custom".'],
    [/^seats: .*$/m, 'seats: 14', 'Value is above the maximum of 12.'],
  ] as const)('underlines a slip with words that help: %s as "%s"', async ([pattern, slip, message]) => {
    expect(await listUnderlined(path, text.replace(pattern, slip))).toEqual([
      `${lineOf(pattern)}: ${message}`,
    ]);
  });

  test('measures a text only when no token in it waits to be filled', () => {
    const schema = z.strictObject({ title: z.string().min(5).max(10) });
    const inline = buildEditorSchema(schema).properties?.['title'];
    expect(inline).toEqual({
      type: 'string',
      if: { not: { pattern: '\\{\\{' } },
      then: { minLength: 5, maxLength: 10 },
    });
  });

  test('explains a field while it is being typed', async () => {
    const typed = `${text.replace(/^rangeMiles: .*\n/m, '')}ran`;
    const document = openInEditor(path, typed);
    const { items } = await editor.doComplete(document, document.positionAt(typed.length), false);
    const explanations = items.map(({ label, documentation }) => [label, documentation]);
    expect(explanations).toContainEqual(['rangeMiles', 'Miles on a full charge.']);
  });
});
