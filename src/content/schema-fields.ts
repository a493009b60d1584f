// How a JSON Schema is read: the fields of a record in order, those of all variants together.
import type { ReferenceKind } from '../schemas/reference.ts';

/** The keywords of JSON Schema that forms are made from. */
export interface FieldSchema {
  [key: string]: unknown;
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
  errorMessage?: string;
  then?: { minLength?: number; maxLength?: number };
  properties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | false;
  required?: string[];
  reference?: ReferenceKind;
}

export interface SchemaField {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** The fields of a record in the order in which they are written; one that only some variants have is optional. */
export function listFields(record: FieldSchema): SchemaField[] {
  const variants = record.anyOf ?? [record];
  const typeKey = findTypeKey(record);
  const properties = Object.assign({}, ...variants.map((variant) => variant.properties)) as Record<
    string,
    FieldSchema
  >;
  return Object.entries(properties).map(([name, schema]) => {
    const choices = variants.map((variant) => String(variant.properties?.[name]?.const));
    return {
      name,
      schema: name === typeKey ? { ...schema, const: undefined, enum: choices } : schema,
      isRequired: variants.every(({ required }) => required?.includes(name)),
    };
  });
}

/** The field that tells the variants of a record apart; undefined where it has one form. */
export function findTypeKey({ anyOf }: FieldSchema): string | undefined {
  const [first, ...others] = anyOf ?? [];
  return Object.entries(first?.properties ?? {}).find(
    ([name, { const: value }]) =>
      value !== undefined && others.every(({ properties }) => properties?.[name]?.const !== value),
  )?.[0];
}
