import { expect, test } from 'vitest';
import { buildCmsConfig } from '../../../src/cms/config.ts';
import { createFormFields, type FieldSchema } from '../../../src/cms/form-fields.ts';
import { dataFileSchemas } from '../../../src/content/file-kinds.ts';
import { checkData } from '../../../src/content/check-data.ts';
import { getDealer } from '../../../src/content/site.ts';
import { listReferenceTargets } from '../../../src/content/references.ts';
import type { ReferenceKind } from '../../../src/schemas/reference.ts';
import { smallData } from '../../data/data-copy.ts';

const data = checkData(smallData);
const dealer = getDealer();
const findReferenceTargets = (kind: ReferenceKind) => listReferenceTargets(data, kind);
const config = buildCmsConfig(dealer, findReferenceTargets, 'owner/name');
const makeFields = createFormFields(findReferenceTargets);

/** The field that a schema becomes. */
function makeField(schema: FieldSchema, name = 'name', required = [name]) {
  return makeFields({ properties: { [name]: schema }, required })[0];
}

test('every kind of file has a form', () => {
  const kinds = config.collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ file }) => file)
      : `${collection.folder}/*.${collection.extension}`,
  );
  expect(kinds.toSorted()).toEqual(
    Object.keys(dataFileSchemas)
      .map((kind) => `data/${kind}`)
      .toSorted(),
  );
});

test('without a repository the page says what to set', () => {
  expect(buildCmsConfig(dealer, findReferenceTargets, undefined).app_title).toContain('REPOSITORY');
});

test.for<[what: string, schema: FieldSchema, field: object]>([
  [
    'a choice',
    { type: 'string', enum: ['low-speed-vehicle'] },
    { widget: 'select', options: [{ label: 'Low speed vehicle', value: 'low-speed-vehicle' }] },
  ],
  [
    'a whole number, which is not cut',
    { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    { widget: 'number', value_type: 'float', min: 1, max: 9, step: 1 },
  ],
  ['a date', { type: 'string', format: 'date' }, { widget: 'datetime', format: 'YYYY-MM-DD' }],
  [
    'a pattern',
    { type: 'string', pattern: '^a$', patternErrorMessage: 'write a' },
    { widget: 'string', pattern: ['^a$', 'write a'] },
  ],
  [
    'a reference',
    { type: 'string', reference: 'vehicles' },
    { widget: 'relation', collection: 'vehicles', value_field: '{{slug}}' },
  ],
  ['a picture', { type: 'string', reference: 'pictures' }, { widget: 'image' }],
  ['an explanation', { type: 'string', description: 'The brand.' }, { hint: 'The brand.', required: true }],
  [
    'a list of choices',
    { type: 'array', items: { type: 'string', enum: ['golf'] }, minItems: 1 },
    { widget: 'select', multiple: true, min: 1 },
  ],
  [
    'a list of records',
    { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
    { widget: 'list', summary: '{{fields.label}}' },
  ],
])('%s becomes a field of its kind', ([, schema, field]) => {
  expect(makeField(schema)).toMatchObject(field);
});

test('yes and no may be left out where they are optional', () => {
  expect(makeField({ type: 'boolean' })).toMatchObject({ widget: 'boolean' });
  expect(makeField({ type: 'boolean' }, 'name', [])).toMatchObject({ widget: 'select', required: false });
});

test('a record with variants has the fields of all, and those of some are optional', () => {
  const variant = (kind: string, own: object): FieldSchema => ({
    type: 'object',
    properties: { kind: { const: kind }, ...own },
    required: ['kind', ...Object.keys(own)],
  });
  const record = { anyOf: [variant('new', {}), variant('used', { year: { type: 'integer' } })] };
  expect(makeFields(record)).toMatchObject([
    { name: 'kind', required: true, widget: 'select' },
    { name: 'year', required: false, widget: 'number' },
  ]);
});
