// Building blocks of page texts: headings, cards and calls to action.
import { z } from 'zod';
import { pathSchema, textSchema } from './fields.ts';

/** Top of a page: its one h1 and the sentence under it. */
export const heroSchema = z.strictObject({ title: textSchema, lead: textSchema });
export type Hero = z.output<typeof heroSchema>;

/** Heading of a section with an optional sentence under it. */
export const headingSchema = z.strictObject({ title: textSchema, lead: textSchema.optional() });
export type Heading = z.output<typeof headingSchema>;

/** A short statement with its heading. */
export const cardSchema = z.strictObject({ title: textSchema, text: textSchema });
export type Card = z.output<typeof cardSchema>;

/** A heading with a list of cards. */
export const cardSectionSchema = headingSchema.extend({ cards: z.array(cardSchema).min(1) });
export type CardSection = z.output<typeof cardSectionSchema>;

/** A heading with a plain list. */
export const listSectionSchema = headingSchema.extend({ items: z.array(textSchema).min(1) });
export type ListSection = z.output<typeof listSectionSchema>;

/** Words of a link and where it goes. */
export const linkSchema = z.strictObject({ label: textSchema, path: pathSchema });
export type Link = z.output<typeof linkSchema>;

/** A question that visitors ask, with its answer. */
export const questionSchema = z.strictObject({ question: textSchema, answer: textSchema });
export type Question = z.output<typeof questionSchema>;
