// The form of a file, from the schema that data/ is read with: titles in words, references as choices, and the input that
// fits each kind of value. Both halves are JSON, as react-jsonschema-form takes them.
import type { z } from 'zod';
import { buildEditorSchema } from '../records/editor-schemas.ts';
import type { Path } from '../../content/engine/diagnostic.ts';
import { bodyField } from '../../content/engine/source.ts';
import type { Content } from '../../content/load.ts';
import type { ReferenceTarget } from '../../content/reference-targets.ts';
import { dataFileSchemas, type FileKind } from '../../content/file-kinds.ts';
import { buildTokens } from '../../features/dealer/dealer-tokens.ts';
import { pictureFile } from '../../features/vehicles/vehicle-pictures.ts';
import type { ReferenceKind } from '../../schemas/reference.ts';
import { labelChoice, labelField, disambiguateLabels } from '../../content/labels.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Fields = Record<string, JsonSchema>;

/** What a form is made from. */
export interface FormShape {
  schema: JsonSchema;
  ui: Record<string, unknown>;
  /** The field with the date of the last review, which is asked for when others change. */
  reviewField?: string;
}

/** Which fields an entry has by the value of one of them, as a question of the contact form by its kind. */
export interface Variants {
  by: string;
  fields: Readonly<Record<string, readonly string[]>>;
}

/** The fields of each section by its heading; what is changed most stands in the one without, open. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** A fact of the dealer or a figure that texts quote by its name. */
export interface QuotableToken {
  name: string;
  label: string;
  /** What it prints. */
  text: string;
}

/** Parts of a form that are open at once where nothing says which are changed most. */
const maxOpenParts = 2;

/** What the parts of a form have in common. */
interface Form {
  content: Content | undefined;
  /** Of the whole file: a series is one of the brand there. */
  value: unknown;
}

/** The form of a file with a value. References are choices of the content. */
export function buildForm(kind: FileKind, value: unknown, content: Content | undefined): FormShape {
  const schema = buildEditorSchema(dataFileSchemas[kind]);
  const body: JsonSchema = { type: 'string', description: 'The text of the page.', widget: 'markdown' };
  const shown = kind.endsWith('.md')
    ? {
        ...schema,
        properties: { ...schema.properties, [bodyField]: body },
        required: [...(schema.required ?? []), bodyField],
      }
    : schema;
  const shape = shapeField('', shown, value, true, { content, value });
  const withTokens = content && kind.endsWith('.md') ? offerTokens(shape, content) : shape;
  const fields = Object.entries(shown.properties ?? {}) as [string, JsonSchema][];
  const reviewField = fields.find(([, { isReviewDate }]) => isReviewDate)?.[0];
  return { ...withTokens, ...(reviewField !== undefined && { reviewField }) };
}

/** Offers the text of a policy what it may quote, by its words; where a link leads is no text. */
function offerTokens({ schema, ui }: FormShape, { dealer, figures, priceCopy }: Content): FormShape {
  const tokens = Object.entries(buildTokens(dealer, priceCopy, figures))
    .filter(([name]) => !name.endsWith('Href'))
    .map(([name, { text }]): QuotableToken => {
      const figure = figures.find(({ id }) => id === name);
      return { name, label: figure?.label ?? labelField(name), text };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const field = { ...(ui[bodyField] as object), 'ui:options': { tokens } };
  return { schema, ui: { ...ui, [bodyField]: field } };
}

/** Whether a form can hold a value: fields where it has fields, a list where it has a list, else one word or number. */
export function fitsForm(schema: JsonSchema, value: unknown): boolean {
  const { type, items, properties = {}, additionalProperties } = schema;
  if (type === 'array') {
    return Array.isArray(value) && value.every((entry) => fitsForm(items as JsonSchema, entry));
  }
  if (type !== 'object') return typeof value !== 'object' || value === null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, inner]) => {
    const field = properties[key] ?? additionalProperties;
    // A field with nothing behind it is empty, whatever it is for.
    return inner === null || typeof field !== 'object' || fitsForm(field, inner);
  });
}

/** The fields of a record in the order of its schema, at a place of a file. */
export function listFieldOrder(kind: FileKind, value: unknown, at: Path): readonly string[] {
  const schema = at.reduce<JsonSchema | undefined>(
    (outer, step) =>
      (typeof step === 'number'
        ? outer?.items
        : (outer?.properties?.[String(step)] ?? outer?.additionalProperties)) as JsonSchema | undefined,
    buildForm(kind, value, undefined).schema,
  );
  return Object.keys(schema?.properties ?? {});
}

function shapeField(
  key: string,
  raw: JsonSchema,
  value: unknown,
  isRequired: boolean,
  form: Form,
): FormShape {
  const { variants, ...field } = mergeVariants(raw);
  const { description, type, items, additionalProperties, format } = field;
  const words = {
    ...(key !== '' && { title: labelField(key) + (key.endsWith('Usd') ? ' ($)' : '') }),
    ...(description !== undefined && { description }),
  };
  const properties = field.properties ?? listNamed(field, form);
  if (properties) {
    const { required = [] } = field;
    const shapes = Object.entries(properties).map(
      ([name, property]) =>
        [
          name,
          shapeField(name, property as JsonSchema, readField(value, name), required.includes(name), form),
        ] as const,
    );
    const sections = key === '' ? listSections(field) : {};
    const options = { ...(variants && { variants }), ...(key === '' && { sections }) };
    return {
      schema: {
        ...words,
        type: 'object',
        required,
        properties: Object.fromEntries(shapes.map(([name, { schema }]) => [name, schema])),
      },
      ui: {
        ...Object.fromEntries(
          shapes.map(([name, { ui }]) => [name, sections['']?.includes(name) ? openAtOnce(ui) : ui]),
        ),
        'ui:options': options,
      },
    };
  }
  if (items) {
    const entry = shapeField(key, items as JsonSchema, undefined, true, form);
    // Days and uses: each at most once, so a row of check boxes.
    const isSet = (items as JsonSchema).enum !== undefined;
    const ui = isSet ? { ...entry.ui, 'ui:widget': 'checkboxes' } : { items: entry.ui };
    return { schema: { ...words, type: 'array', items: entry.schema, uniqueItems: isSet }, ui };
  }
  if (typeof additionalProperties === 'object') {
    const entry = shapeField(key, additionalProperties, undefined, true, form);
    return {
      schema: { ...words, type: 'object', additionalProperties: entry.schema },
      ui: { additionalProperties: entry.ui },
    };
  }
  const known = listTargets(field, form);
  // The file of a picture may have come a moment ago, so its name is no choice.
  if (known?.folder !== undefined) {
    return { schema: { ...words, type: 'string' }, ui: usePictures(known.folder) };
  }
  if (known) {
    const ids = known.targets.map(({ id }) => id);
    const pictures = findPictures(field, known.targets, form);
    const options = {
      'ui:enumNames': nameTargets(known.targets),
      ...(pictures && { 'ui:pictures': pictures }),
    };
    return { schema: { ...words, type: 'string', enum: ids }, ui: options };
  }
  if (field.enum) {
    const names = field.enum.map((choice) => labelChoice(String(choice)));
    return { schema: { ...words, type: 'string', enum: field.enum }, ui: { 'ui:enumNames': names } };
  }
  if (type === 'boolean' && !isRequired) {
    // A line that may be missing has one answer more; some marks are never false.
    const answers = field.const === true ? [true] : [true, false];
    return {
      schema: { ...words, type, enum: answers },
      ui: { 'ui:widget': 'select', 'ui:enumNames': ['Yes', 'No'] },
    };
  }
  const shape = { ...words, type: type ?? 'string', ...(format !== undefined && { format }) };
  return { schema: shape, ui: chooseInput(field) };
}

/** The sections of a form: those of its schema, else single words first and each record and list under its own name. */
function listSections({ formSections, properties = {} }: JsonSchema): Sections {
  const names = Object.keys(properties);
  const isSingle = (name: string) => !/^(object|array)$/.test(String((properties[name] as JsonSchema).type));
  // There is nothing to choose from where a file is one list.
  const open = names.length > maxOpenParts ? names.filter(isSingle) : names;
  return (formSections as Sections | undefined) ?? { '': open };
}

function openAtOnce(ui: Record<string, unknown>): Record<string, unknown> {
  return { ...ui, 'ui:options': { ...(ui['ui:options'] as object), startsOpen: true } };
}

/** The fields of all variants as those of one record, with which of them belong together. */
function mergeVariants(schema: JsonSchema): JsonSchema & { variants?: Variants } {
  const { anyOf, ...rest } = schema;
  const fields = anyOf?.map((variant) => variant.properties as Fields | undefined);
  const [first] = fields ?? [];
  const isMark = (name: string) => fields?.every((properties) => properties?.[name]?.const !== undefined);
  const by = first && Object.keys(first).find(isMark);
  if (!fields || !first || by === undefined) return schema;
  const marks = fields.map((properties) => String(properties?.[by]?.const));
  const mark: JsonSchema = { ...first[by] };
  delete mark.const;
  const isAlwaysRequired = (name: string) =>
    anyOf?.every((variant) => !variant.properties?.[name] || isRequiredIn(variant, name));
  const properties = {
    ...(Object.assign({}, ...fields) as Fields),
    [by]: { ...mark, enum: marks },
  };
  return {
    ...rest,
    type: 'object',
    properties,
    required: Object.keys(properties).filter(isAlwaysRequired),
    variants: {
      by,
      fields: Object.fromEntries(marks.map((name, index) => [name, Object.keys(fields[index] ?? {})])),
    },
  };
}

function isRequiredIn(schema: unknown, name: string): boolean {
  return (schema as JsonSchema).required?.includes(name) === true;
}

/** The fields of a record whose names are known: those of a list, or of what they refer to. */
function listNamed({ propertyNames, additionalProperties }: JsonSchema, form: Form): Fields | undefined {
  const names = propertyNames as JsonSchema | undefined;
  const known = names && (names.enum ?? listTargets(names, form)?.targets.map(({ id }) => id));
  return known && Object.fromEntries(known.map((name) => [String(name), additionalProperties as JsonSchema]));
}

function listTargets({ reference }: JsonSchema, { content, value }: Form) {
  return reference === undefined
    ? undefined
    : content?.findReferenceTargets(reference as ReferenceKind, value);
}

/** The choices in words; those that look alike say what differs, their ids. */
function nameTargets(choices: readonly ReferenceTarget[]): string[] {
  return disambiguateLabels(choices.map(({ id, title = id }) => [id, title]));
}

/** The picture of each choice below data/, where the choices are vehicles. */
function findPictures({ reference }: JsonSchema, targets: readonly ReferenceTarget[], { content }: Form) {
  if (reference !== 'vehicles') return undefined;
  const known = new Map(content?.vehicles.map(({ id, pictures }) => [id, pictures[0]?.file]));
  return Object.fromEntries(
    targets.map(({ id }) => {
      const name = known.get(id);
      return [id, name && pictureFile(name)];
    }),
  );
}

/** The input of the name of a picture in a folder below data/. */
function usePictures(folder: string): Record<string, unknown> {
  return { 'ui:widget': 'picture', 'ui:options': { folder } };
}

function readField(value: unknown, name: string): unknown {
  return Reflect.get(Object(value) as object, name);
}

/** The input for a word, a text or a number, by the form that its schema wants. */
function chooseInput({ pattern = '', type, anyOf, widget }: JsonSchema): Record<string, unknown> {
  if (widget !== undefined) return { 'ui:widget': widget };
  // A figure is a number or a text.
  if (anyOf?.some((variant) => variant.type !== 'string')) return { 'ui:widget': 'figure' };
  if (pattern.includes('[0-5]\\d')) return { 'ui:widget': 'time' };
  if (pattern.includes('\\+1')) return { 'ui:widget': 'phone' };
  return type === 'string' && pattern === '' ? { 'ui:widget': 'words' } : {};
}
