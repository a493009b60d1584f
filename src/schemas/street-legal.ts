// What state law says about carts on public roads: data/street-legal.yaml. In full on county pages, a line on town pages.
import { z } from 'zod';
import { countySchema } from './county.ts';
import { isoDateSchema, textSchema, webAddressSchema } from './fields.ts';

export const statementSchema = z.strictObject({
  topic: textSchema,
  text: textSchema,
  /** Code, title and section: "Delaware Code, Title 21, § 2113A". */
  statute: textSchema,
  /** Where the statement was read. */
  source: z.strictObject({ title: textSchema, url: webAddressSchema }),
});

export const stateLawSchema = z.strictObject({
  state: countySchema.shape.state,
  /** The whole in a sentence, for pages that only point to the section. */
  summary: textSchema,
  statements: z.array(statementSchema).min(1, { error: 'write at least one statement' }),
});
export type StateLaw = z.output<typeof stateLawSchema>;

export const streetLegalSchema = z.strictObject({
  /** Day on which somebody last compared the statements with their sources. */
  checkedOn: isoDateSchema,
  disclaimer: textSchema,
  states: z.array(stateLawSchema).min(1),
});
export type StreetLegal = z.output<typeof streetLegalSchema>;
