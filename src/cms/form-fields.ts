// The fields of a form at /admin, from the schema of its file (docs: https://sveltiacms.app/en/docs/fields).
import { labelChoice, labelField } from './labels.ts';
import type { ReferenceKind } from '../schemas/reference.ts';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import { sceneFolder } from '../ui/scenes.ts';

/** The keywords of JSON Schema that forms are made from. */
export interface FieldSchema {
  type?: string;
  description?: string;
  const?: unknown;
  enum?: string[];
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
  patternErrorMessage?: string;
  properties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | false;
  required?: string[];
  reference?: ReferenceKind;
}

/** Options of the CMS; JSON leaves out those that are undefined. */
type Options = Readonly<Record<string, unknown>>;

/** A field as the CMS takes it. */
export type FormField = Options & { name: string; widget: string };

/** References to records: the CMS reads the collection itself, so that what was added a minute ago is offered, too. */
const relations: Partial<Record<ReferenceKind, Options>> = {
  brands: { collection: 'brands', display_fields: ['name'] },
  counties: { collection: 'counties', display_fields: ['name'] },
  lists: { collection: 'lists', display_fields: ['label'] },
  policies: { collection: 'policies', display_fields: ['title'] },
  vehicles: { collection: 'vehicles', display_fields: ['name', '{{slug}}'] },
  towns: listInside('counties', 'municipalities.*.path', 'municipalities.*.name'),
  series: {
    ...listInside('brands', 'series.*.id', 'series.*.title'),
    filters: [{ field: 'slug', values: ['{{fields.brandId}}'] }],
  },
};

function listInside(collection: string, value: string, label: string): Options {
  return { collection, value_field: value, display_fields: [label] };
}

/** Texts of more than one line; all others get a single line. */
const longText =
  /(?:alt|answer|body|condition|description|details|disclaimer|free|items|lead|note|notes|paragraphs|quoted|sentence|summary|terms|text)$/i;

/** What a closed entry of a list shows of itself, the first that it has. */
const titleNames = ['name', 'title', 'label', 'author', 'question', 'topic', 'date'];

/** Makes the fields of records; `listChoices` has the choices of references that are in no collection. */
export function createFormFields(listChoices: (kind: ReferenceKind) => readonly string[]) {
  /** The fields in the order of the schema; one that only some variants have is optional. */
  function makeRecord(record: FieldSchema): FormField[] {
    const variants = record.anyOf ?? [record];
    const typeKey = findTypeKey(record);
    const properties = Object.assign({}, ...variants.map((one) => one.properties)) as Record<
      string,
      FieldSchema
    >;
    return Object.entries(properties).map(([name, schema]) => {
      const choices = variants.map((variant) => String(variant.properties?.[name]?.const));
      const isRequired = variants.every(({ required }) => required?.includes(name));
      return makeField(
        name,
        name === typeKey ? { enum: choices, description: schema.description ?? '' } : schema,
        isRequired,
      );
    });
  }

  function makeField(name: string, schema: FieldSchema, isRequired: boolean): FormField {
    const input = makeInput(name, schema, isRequired);
    return { name, label: labelField(name), required: isRequired, hint: schema.description, ...input };
  }

  function makeInput(name: string, schema: FieldSchema, isRequired: boolean): Options & { widget: string } {
    const { reference, type, items } = schema;
    if (reference !== undefined) return makeReference(reference);
    if (schema.enum) return makeSelect(schema.enum);
    if (schema.const === true) return makeSelect([true]);
    if (type === 'boolean') return isRequired ? { widget: 'boolean' } : makeSelect([true, false]);
    if (type === 'integer' || type === 'number') return makeNumber(schema);
    if (items) return makeList(name, items, schema);
    if (type === 'object') return { widget: 'object', collapsed: true, fields: makeObject(schema) };
    if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    const { pattern, patternErrorMessage, description } = schema;
    if (pattern !== undefined)
      return { widget: 'string', pattern: [pattern, patternErrorMessage ?? description] };
    return { widget: longText.test(name) ? 'text' : 'string' };
  }

  function makeReference(kind: ReferenceKind) {
    if (kind === 'pictures') return makeImage(pictureFolder);
    if (kind === 'scenes') return makeImage(sceneFolder);
    if (relations[kind]) return { widget: 'relation', value_field: '{{slug}}', ...relations[kind] };
    return makeSelect(listChoices(kind));
  }

  function makeList(name: string, items: FieldSchema, { minItems: min, maxItems: max }: FieldSchema) {
    const limits = { min, max };
    const singular = labelField(name).replace(/s$/, '');
    const list = { widget: 'list', ...limits, label_singular: singular.toLowerCase() };
    const typeKey = findTypeKey(items);
    if (typeKey !== undefined) {
      const types = items.anyOf?.map((variant) => {
        const value = String(variant.properties?.[typeKey]?.const);
        const fields = makeRecord(variant).filter((field) => field.name !== typeKey);
        return { name: value, label: labelChoice(value), widget: 'object', fields };
      });
      return { ...list, collapsed: true, typeKey, types };
    }
    if (items.type === 'object') {
      const fields = makeRecord(items);
      const title = findTitle(fields);
      const summary = title && `{{fields.${title}}}`;
      return { ...list, collapsed: true, fields, summary };
    }
    const entry = makeInput(name, items, true);
    if (/select|relation/.test(entry.widget)) return { ...entry, multiple: true, ...limits };
    return { ...list, field: { name, label: singular, ...entry } };
  }

  /** The fields of a record, or one for each name where its names are references or choices. */
  function makeObject(schema: FieldSchema): FormField[] {
    const { additionalProperties: inner, propertyNames: names } = schema;
    if (!inner) return makeRecord(schema);
    const known = names?.enum ?? (names?.reference ? listChoices(names.reference) : []);
    return known.map((name) => ({ ...makeField(name, inner, false), label: labelChoice(name) }));
  }

  return makeRecord;
}

/** The field that tells the variants of a record apart; undefined where it has one form. */
function findTypeKey({ anyOf: variants = [] }: FieldSchema): string | undefined {
  return Object.keys(variants[0]?.properties ?? {}).find((name) => {
    const values = variants.map(({ properties }) => properties?.[name]?.const);
    return values[0] !== undefined && new Set(values).size === variants.length;
  });
}

/** The field that names an entry; undefined where none does. */
export function findTitle(fields: readonly FormField[]): string | undefined {
  return titleNames.find((title) => fields.some(({ name, widget }) => name === title && widget !== 'object'));
}

function makeSelect(values: readonly (string | boolean)[]) {
  return { widget: 'select', options: values.map((value) => ({ label: labelChoice(String(value)), value })) };
}

/** An image field that stores the bare file name; uploads go to the folder. */
function makeImage(folder: string) {
  return { widget: 'image', choose_url: false, media_folder: `/data/${folder}`, public_folder: '' };
}

/** Whole numbers are "float" as well: as "int" the CMS cuts 99.5 to 99, and the schema never sees it. */
function makeNumber({ type, minimum, maximum, exclusiveMinimum }: FieldSchema) {
  const isWhole = type === 'integer';
  const min = minimum ?? (isWhole && exclusiveMinimum === 0 ? 1 : exclusiveMinimum);
  return { widget: 'number', value_type: 'float', step: isWhole ? 1 : 0.0001, min, max: maximum };
}
