// Front matter of a policy or legal document: data/policies/<id>.md. The text below it is Markdown with {{tokens}}.
import { z } from 'zod';
import { idSchema, isoDateSchema, pathSchema, textSchema } from './fields.ts';
import { headSchema } from './head.ts';

export const policyBanners = [
  'rental',
  'delivery',
  'returns',
  'storage',
  'legal',
  'people',
  'words',
] as const;

export const policySchema = z.strictObject({
  path: pathSchema,
  title: textSchema,
  /** Title in search results. */
  metaTitle: headSchema.shape.title,
  description: headSchema.shape.description,
  keywords: headSchema.shape.keywords,
  summary: textSchema,
  /** Which drawing stands on top. */
  hero: z.enum(policyBanners),
  effectiveDate: isoDateSchema,
  lastReviewed: isoDateSchema,
  /** The figures most readers come for. */
  inShort: z.array(z.strictObject({ label: textSchema, value: textSchema })).length(3, {
    error: 'write exactly three figures',
  }),
  /** Files of data/figures whose every figure the document must quote by its token. */
  figuresFrom: z.array(idSchema),
  related: z.array(idSchema).min(1),
});
export type Policy = z.output<typeof policySchema> & { id: string; body: string };
