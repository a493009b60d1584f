// A stored contact message as it is read again. It has the form's fields and asks for less than the form does: a message
// that was accepted under older rules must stay readable, but what is cut off or was put there by hand must not pass for
// one. So a field that the form gets is stored and read without a line here.
import * as z from 'zod/mini';
import { contactMessageSchema, type MessageRecord } from './contact-message.schema.ts';

/** Id that the browser makes, or else the server, so that sending the same form twice stores one message. */
export const submissionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

const fields = Object.entries(contactMessageSchema.shape).map(([name, field]) => [
  name,
  withoutChecks(field),
]);

export const messageRecordSchema: z.ZodMiniType<MessageRecord> = z.object({
  id: submissionIdSchema,
  receivedAt: z.iso.datetime(),
  message: z.object(Object.fromEntries(fields) as typeof contactMessageSchema.shape),
});

/** A field of the same kind without its checks. Optional and default wrappers are kept. */
function withoutChecks<Field extends z.core.$ZodType>(field: Field): Field {
  const { innerType, ...def } = field._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return z.clone(field, { ...def, checks: [], ...(innerType && { innerType: withoutChecks(innerType) }) });
}
