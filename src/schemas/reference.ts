// What a schema says of a field besides its form: what it names, and where a list tells its entries apart. Checks, forms
// and the schemas of editors read it, so a new reference is one line of a schema.
import { z } from 'zod';
import { otherIdSchema } from './fields.ts';

/** What a field may name; src/content/references.ts says where the names of each kind come from. */
export type ReferenceKind =
  | 'brands'
  | 'categories'
  | 'counties'
  | 'countyStates'
  | 'dollarFigures'
  | 'figureFiles'
  | 'lists'
  | 'mileFigures'
  | 'otherTowns'
  | 'pages'
  | 'physicalShowrooms'
  | 'pictures'
  | 'plans'
  | 'policies'
  | 'scenes'
  | 'series'
  | 'showrooms'
  | 'states'
  | 'towns'
  | 'vehicles';

declare module 'zod' {
  interface GlobalMeta {
    /** What the text names. */
    reference?: ReferenceKind;
    /** What the text is, where no other text of data/ with the same `unique` may be equal. */
    unique?: string;
    /** Fields of which no two entries of the list have the same text, each with what is expected instead. */
    uniqueBy?: Readonly<Record<string, string>>;
  }
}

/** A text that names something; most names are short ones. */
export function reference(kind: ReferenceKind, schema: z.ZodString = otherIdSchema): z.ZodString {
  return schema.meta({ reference: kind });
}

/** What a field names, or each entry of a list; undefined where it names nothing. */
export function findReference(schema: z.ZodType): ReferenceKind | undefined {
  const kind = schema.meta()?.reference;
  if (kind !== undefined) return kind;
  const inner = findInner(schema);
  return inner && findReference(inner);
}

/** The schema behind an optional field, a default or a list. */
function findInner(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return isWrapper(schema) ? (schema.unwrap() as z.ZodType) : undefined;
}

const isWrapper = (schema: z.ZodType) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Where a value stands in a record: its place, and the record or entry with the fields beside it. */
export interface ReferenceContext {
  at: readonly PropertyKey[];
  beside: unknown;
}

/** Calls back for a value and for every one in it, each with its schema. What does not fit its schema is passed over. */
export function walkSchema(
  schema: z.ZodType,
  value: unknown,
  visit: (schema: z.ZodType, value: unknown, standing: ReferenceContext) => void,
  standing: ReferenceContext = { at: [], beside: undefined },
): void {
  const { at, beside } = standing;
  const walkInto = (inner: z.ZodType, entry: unknown, key: PropertyKey, owner: unknown) =>
    walkSchema(inner, entry, visit, { at: [...at, key], beside: owner });
  visit(schema, value, standing);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    const option = options.find((candidate) => candidate.safeParse(value).success);
    if (option) walkSchema(option, value, visit, standing);
  } else if (isWrapper(schema)) {
    walkSchema(schema.unwrap() as z.ZodType, value, visit, standing);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    value.forEach((entry, index) => walkInto(schema.element as z.ZodType, entry, index, beside));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (schema instanceof z.ZodObject) {
        const field = (schema.shape as Readonly<Record<string, z.ZodType>>)[key];
        if (field) walkInto(field, entry, key, value);
      } else if (schema instanceof z.ZodRecord) {
        walkInto(schema.keyType as z.ZodType, key, key, value);
        walkInto(schema.valueType as z.ZodType, entry, key, value);
      }
    }
  }
}
