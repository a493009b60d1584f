// What search engines and shared links show of a page; part of every page's file in data/pages.
import { z } from 'zod';
import { textSchema } from './fields.ts';

export const maxTitleLength = 65;

export const headSchema = z
  .strictObject({
    title: textSchema
      .max(maxTitleLength, `write at most ${maxTitleLength} characters, longer titles are cut off`)
      .meta({
        description: 'Title in tab and search results, best within 60 characters; no other page has it.',
        unique: 'title in search results',
      }),
    description: textSchema
      .min(70, 'write at least 70 characters')
      .max(160, 'write at most 160 characters, longer descriptions are cut off')
      .meta({
        description: 'Text under the title in search results, 70 to 160 characters; no other page has it.',
        unique: 'description in search results',
      }),
    keywords: z
      .array(textSchema, 'write a list such as [golf carts, Lewes]')
      .min(1, 'write at least one keyword')
      .describe('Words that people search for, 3 to 6 of them.'),
  })
  .describe('What search engines and shared links show of the page.');
export type Head = z.output<typeof headSchema>;
