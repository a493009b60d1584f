// A stored contact message as it is read again. It asks for less than the form does: a message that was accepted under
// older rules must stay readable, but what is cut off or was put there by hand must not pass for one.
import * as z from 'zod/mini';
import { interests, submissionIdSchema, type MessageRecord } from './contact-message.ts';

export const messageRecordSchema: z.ZodMiniType<MessageRecord> = z.object({
  id: submissionIdSchema,
  receivedAt: z.iso.datetime(),
  message: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    interest: z.enum(interests),
    message: z.string(),
  }),
});
