// The form of a file, from the schema that data/ is read with: titles in words, references as choices, and the input that
// fits each kind of value. Both halves are JSON, as react-jsonschema-form takes them.
import type { z } from 'zod';
import { buildEditorSchema } from '../records/editor-schemas.ts';
import type { Path } from '../../content/engine/diagnostic.ts';
import type { Content } from '../../content/load.ts';
import type { ReferenceTarget } from '../../content/reference-targets.ts';
import { dataFileSchemas, type FileKind } from '../../content/file-kinds.ts';
import type { ReferenceKind } from '../../schemas/reference.ts';
import { labelField, disambiguateLabels } from '../../content/labels.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type ListChoices = (field: JsonSchema) => readonly ReferenceTarget[] | undefined;

/** What a form is made from. */
export interface FormShape {
  schema: JsonSchema;
  ui: Record<string, unknown>;
}

/** The form of a file with a value; a vehicle's form is that of its condition. References are choices of the content. */
export function buildForm(kind: FileKind, value: unknown, content: Content | undefined): FormShape {
  const listChoices: ListChoices = ({ reference }) => {
    const kind = reference as ReferenceKind | undefined;
    const known = kind && content?.findReferenceTargets(kind, value);
    // The file of a photograph may have come a moment ago, so its name is no choice.
    return known?.folder === undefined ? known?.targets : undefined;
  };
  return shapeField('', pickVariant(kind, value), true, listChoices);
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
      (typeof step === 'number' ? outer?.items : outer?.properties?.[String(step)]) as JsonSchema | undefined,
    pickVariant(kind, value),
  );
  return Object.keys(schema?.properties ?? {});
}

/** The schema of a kind of file; of a vehicle that of its condition. */
function pickVariant(kind: FileKind, value: unknown): JsonSchema {
  const schema = buildEditorSchema(dataFileSchemas[kind]);
  const condition: unknown =
    value !== null && typeof value === 'object' ? Reflect.get(value, 'condition') : undefined;
  const variants = schema.anyOf ?? [];
  const isOf = ({ properties }: JsonSchema) => (properties?.['condition'] as JsonSchema).const === condition;
  return variants.find(isOf) ?? variants[0] ?? schema;
}

function shapeField(
  key: string,
  field: JsonSchema,
  isRequired: boolean,
  listChoices: ListChoices,
): FormShape {
  const { description, type, properties, items, additionalProperties, format } = field;
  const words = {
    ...(key !== '' && { title: labelField(key) + (key.endsWith('Usd') ? ' ($)' : '') }),
    ...(description !== undefined && { description }),
  };
  if (properties) {
    const required = field.required ?? [];
    const inner = Object.entries(properties).map(
      ([name, property]) =>
        [name, shapeField(name, property as JsonSchema, required.includes(name), listChoices)] as const,
    );
    const schemas = Object.fromEntries(inner.map(([name, { schema }]) => [name, schema]));
    const ui = Object.fromEntries(inner.map(([name, shape]) => [name, shape.ui]));
    return { schema: { ...words, type: 'object', required, properties: schemas }, ui };
  }
  if (items) {
    const entry = shapeField(key, items as JsonSchema, true, listChoices);
    // Days and uses: each at most once, so a row of check boxes.
    const isSet = (items as JsonSchema).enum !== undefined;
    const ui = isSet ? { 'ui:widget': 'checkboxes' } : { items: entry.ui };
    return { schema: { ...words, type: 'array', items: entry.schema, uniqueItems: isSet }, ui };
  }
  if (typeof additionalProperties === 'object') {
    return { schema: { ...words, type: 'object', additionalProperties: { type: 'string' } }, ui: {} };
  }
  const known = listChoices(field);
  const options = known?.map(({ id }) => id) ?? field.enum;
  if (options) {
    return {
      schema: { ...words, type: 'string', enum: options },
      ui: known ? { 'ui:enumNames': nameChoices(known) } : {},
    };
  }
  if (type === 'boolean' && !isRequired) {
    // A line that may be missing has one answer more; some marks are never false.
    const answers = field.const === true ? [true] : [true, false];
    return {
      schema: { ...words, type, enum: answers },
      ui: { 'ui:widget': 'select', 'ui:enumNames': ['Yes', 'No'] },
    };
  }
  // A figure is a number or a text.
  if (field.anyOf && type === undefined)
    return { schema: { ...words, type: 'string' }, ui: { 'ui:widget': 'figure' } };
  const shape = { ...words, ...(type !== undefined && { type }), ...(format !== undefined && { format }) };
  return { schema: shape, ui: field.const === undefined ? chooseInput(key, field) : { 'ui:readonly': true } };
}

/** The choices in words; those that look alike say what differs, their ids. */
function nameChoices(choices: readonly ReferenceTarget[]): string[] {
  return disambiguateLabels(choices.map(({ id, title = id }) => [id, title]));
}

/** The input for a text, by the form that its schema wants. */
function chooseInput(key: string, { pattern = '', type }: JsonSchema): Record<string, unknown> {
  if (pattern.includes('[0-5]\\d')) return { 'ui:widget': 'time' };
  if (pattern.includes('\\+1')) return { 'ui:widget': 'phone' };
  const isLong =
    type === 'string' && /(^d|D)escription$|^alt$|Source$|^text$|^(whole|ask|credit)[A-Z]/.test(key);
  return isLong ? { 'ui:widget': 'textarea' } : {};
}
