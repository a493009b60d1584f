// Building blocks of page texts: the top of a page, headings, cards and links.
import { z } from 'zod';
import { pathSchema, textSchema } from './fields.ts';
import { headSchema } from './head.schema.ts';
import { reference } from './reference.ts';

const titleSchema = textSchema
  .max(100, 'write at most 100 characters; a heading is a few words')
  .describe('The heading, without a full stop.');
const leadSchema = textSchema.describe('One or two sentences under the heading.');

export const heroSchema = z
  .strictObject({ title: titleSchema, lead: leadSchema })
  .describe('Top of the page: its heading and the sentence under it.');
export type Hero = z.output<typeof heroSchema>;

/** What the files of most pages begin with. */
export const pageSchema = z.strictObject({ head: headSchema, hero: heroSchema });

export const headingSchema = z
  .strictObject({ title: titleSchema, lead: leadSchema.optional() })
  .describe('Heading of a section and, if you like, a sentence under it.');
export type Heading = z.output<typeof headingSchema>;

export const cardSchema = z
  .strictObject({ title: titleSchema, text: textSchema.describe('One to three sentences.') })
  .describe('A heading with a short text.');
export type Card = z.output<typeof cardSchema>;

export const cardSectionSchema = headingSchema
  .extend({ cards: z.array(cardSchema).min(1).describe('The cards, in the order shown.') })
  .describe('Heading of a section with cards.');
export type CardSection = z.output<typeof cardSectionSchema>;

export const listSectionSchema = headingSchema
  .extend({ items: z.array(textSchema).min(1).describe('The entries of the list, in the order shown.') })
  .describe('Heading of a section with a list.');

export const chapterSchema = headingSchema
  .extend({ linkLabel: textSchema.describe('Words of the link to the page that it is about.') })
  .describe('Heading and words over a wide picture, with a link.');

export const linkSchema = z
  .strictObject({
    label: textSchema.describe('Words of the link.'),
    path: reference('pages', pathSchema).describe('The page that it leads to.'),
  })
  .describe('A link to a page of this site.');
export type Link = z.output<typeof linkSchema>;

export const notFoundPageSchema = pageSchema.extend({
  links: z.array(linkSchema).min(1).describe('Where to go from there.'),
});

export const illustrationNoteSchema = textSchema.describe('Below a picture of a place while it is a sample.');
