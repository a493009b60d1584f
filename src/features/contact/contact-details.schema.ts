// What the contact form asks besides the message, by what it is about: part of data/pages/contact.yaml. All of it is
// optional, and what is filled in becomes part of the message.
import { z } from 'zod';
import { interests } from './contact-message.schema.ts';
import { idSchema, textSchema } from '../../schemas/fields.ts';

const field = {
  id: idSchema.describe('Short name of the question; drafts and links know it, so leave it as it is.'),
  label: textSchema.describe('Words over the field; in the message they stand in front of the answer.'),
};

const kind = <T extends string>(name: T) =>
  z.literal(name).describe('text: one line; long: several lines; date: a day; choice: one of several.');

export const detailFieldSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...field,
      kind: kind('text'),
      filledBy: z
        .enum(['vehicle', 'showroom', 'plan', 'town', 'street', 'deliverTo', 'visitTown', 'visitCart'])
        .optional()
        .describe(
          'What a link to the form may name, so that the field is filled in: vehicle, showroom, plan or town. street, which may stay empty, is asked above the form of a rental. deliverTo is a choice of the towns on this site and is asked above the form of a quote, visitTown and visitCart above that of a home visit, which must have its town.',
        ),
    }),
    z.strictObject({ ...field, kind: kind('long') }),
    z.strictObject({
      ...field,
      kind: kind('date'),
      filledBy: z
        .enum(['firstDay', 'lastDay', 'driveDay', 'visitDay'])
        .optional()
        .describe(
          'firstDay or lastDay of the rental, driveDay, the day of the test drive, or visitDay, that of the home visit, that a link asks for; the summary above the form asks for it, and takes no day on which you are closed.',
        ),
    }),
    z.strictObject({
      ...field,
      kind: kind('choice'),
      options: z.array(textSchema).min(2, { error: 'write at least two choices' }).describe('The choices.'),
      filledBy: z
        .enum(['delivery', 'homeVisit'])
        .optional()
        .describe(
          'What takes the first choice. delivery: a link to a rental with its delivery. homeVisit: a link that asks for a repair where the cart is.',
        ),
    }),
  ],
  { error: 'write kind: text, long, date or choice' },
);
/** A question as the form asks it: that for the town of a delivery may be a choice of towns. */
export type DetailField =
  | z.output<typeof detailFieldSchema>
  | (Omit<Extract<z.output<typeof detailFieldSchema>, { kind: 'choice' }>, 'filledBy'> & {
      filledBy: 'deliverTo';
    });

export const detailGroupSchema = z
  .strictObject({
    id: idSchema.meta({
      description: 'Short name of the group; drafts know it, so leave it as it is.',
      unique: 'question group',
    }),
    interests: z
      .array(z.enum(interests))
      .min(1, { error: 'write at least one of sales, service, parts and general' })
      .describe('With which choices of "How can we help?" the group is shown.'),
    title: textSchema.describe('Words on the fold; the group opens when they are pressed.'),
    heading: textSchema.describe('The line over the answers in the message.'),
    fields: z
      .array(detailFieldSchema)
      .min(1)
      .meta({
        description: 'The questions, in the order shown.',
        uniqueBy: ['id'],
      }),
  })
  .describe('Optional questions about one thing; what is answered becomes part of the message.');
export type DetailGroup = Omit<z.output<typeof detailGroupSchema>, 'fields'> & {
  fields: readonly DetailField[];
  /** Below its questions. */
  note?: string;
};

/** What a page of its own asks in the form, in place of the questions of the contact page. */
export const ownFormShape = {
  questions: detailGroupSchema,
  submitLabel: textSchema.describe('Words of the button that sends the form.'),
};
