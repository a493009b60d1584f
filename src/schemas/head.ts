// What search engines and shared links show of a page; part of every page's file in data/pages.
import { z } from 'zod';
import { textSchema } from './fields.ts';

export const headSchema = z.strictObject({
  /** Title in the browser tab and in search results. */
  title: textSchema.max(65, {
    error: 'write at most 65 characters (60 is better), longer titles are cut off',
  }),
  /** Sentence under the title in search results. */
  description: textSchema
    .min(70, { error: 'write at least 70 characters' })
    .max(160, { error: 'write at most 160 characters, longer descriptions are cut off' }),
  /** Words people search for. */
  keywords: z.array(textSchema, { error: 'write a list such as [golf carts, Lewes]' }).min(1, {
    error: 'write at least one keyword',
  }),
});
export type Head = z.output<typeof headSchema>;
