// What state law says about carts on public roads: data/street-legal.yaml. In full on county pages, a line on town pages.
import { z } from 'zod';
import { isoDateSchema, stateSchema, textSchema, webUrlSchema } from '../../schemas/fields.ts';

export const readSourceSchema = z
  .strictObject({ title: textSchema.describe('Name of the page.'), url: webUrlSchema })
  .describe('Where it was read.');

const statementSchema = z.strictObject({
  topic: textSchema.describe('What the statement is about, in a few words.'),
  text: textSchema.describe('What the law says, carefully worded.'),
  statute: textSchema.describe('Code, title and section: Delaware Code, Title 21, § 2113A.'),
  source: readSourceSchema,
});

const stateLawSchema = z.strictObject({
  state: stateSchema.describe('The state whose law this is, by its two capital letters.'),
  name: textSchema.describe('Its name, as pages write it.'),
  answer: textSchema.describe(
    'The answer to "Can I drive here?" in one or two short sentences, first on town pages.',
  ),
  statements: z
    .array(statementSchema)
    .min(1, 'write at least one statement')
    .describe('The statements, in the order shown.'),
});
export type StateLaw = z.output<typeof stateLawSchema>;

export const streetLegalSchema = z.strictObject({
  checkedOn: isoDateSchema.describe('Day on which somebody last compared the statements with their sources.'),
  disclaimer: textSchema.describe('Printed under the statements.'),
  research: z
    .array(textSchema)
    .optional()
    .describe('How each statement was found, for whoever compares it next; no page prints it.'),
  states: z.array(stateLawSchema).min(1).describe('One entry for each state that has a county file.'),
});
export type StreetLegal = z.output<typeof streetLegalSchema>;
