// What a schema says of a field besides its form: what it names, and which texts may not be equal.
import type { z } from 'zod';
import { idSchema } from './fields.ts';

/** What a field may name; src/content/references.ts says where the names of each kind come from. */
export type ReferenceKind =
  | 'brands'
  | 'categories'
  | 'counties'
  | 'countyStates'
  | 'dollarFigures'
  | 'lists'
  | 'mileFigures'
  | 'pages'
  | 'physicalShowrooms'
  | 'pictures'
  | 'policies'
  | 'publicPictures'
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
    /** The same within the file. */
    uniqueInFile?: string;
  }
}

/** A text that names something; most names are short ones. */
export function reference(kind: ReferenceKind, schema: z.ZodString = idSchema): z.ZodString {
  return schema.meta({ reference: kind });
}
