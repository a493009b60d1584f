// Front matter of a policy or legal document: data/policies/<id>.md. The text below it is Markdown with {{tokens}}.
import { z } from 'zod';
import { isoDateSchema, pathSchema, textSchema } from '../../schemas/fields.ts';
import { headSchema } from '../../schemas/head.schema.ts';
import { reference } from '../../schemas/reference.ts';

export const policyBannerNames = [
  'rental',
  'delivery',
  'returns',
  'storage',
  'legal',
  'people',
  'words',
] as const;

export const policySchema = z.strictObject({
  path: pathSchema.meta({
    description: 'Address of the page. Never change a published address without a redirect.',
    unique: 'page address',
  }),
  title: textSchema.describe('Heading of the page.'),
  metaTitle: headSchema.shape.title,
  description: headSchema.shape.description,
  keywords: headSchema.shape.keywords,
  summary: textSchema.describe('One or two sentences under the heading.'),
  hero: z.enum(policyBannerNames).describe('Which drawing stands on top.'),
  effectiveDate: isoDateSchema.describe('Day from which the document holds.'),
  lastReviewed: isoDateSchema.describe('Day on which somebody last read it through.'),
  inShort: z
    .array(
      z.strictObject({
        label: textSchema.describe('What the figure says.'),
        value: textSchema.describe(
          'The figure; where policies quote it, as its token, such as {{rental-late-fee}}.',
        ),
      }),
    )
    .length(3, 'write exactly three figures')
    .describe('The three figures most readers come for.'),
  related: z.array(reference('policies')).min(1).describe('Two or three other policies.'),
});
export type Policy = z.output<typeof policySchema> & { id: string; body: string };
