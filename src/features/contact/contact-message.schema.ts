// What the contact form sends; one schema for the browser and the function, hence zod/mini. The messages are those of the
// specification, section 5.
import * as z from 'zod/mini';
import { interests } from '../../lib/contact-path.ts';
import { removeInvisible } from './plain-text.ts';
import { requestSchema, trim } from './request.ts';

/** Longest texts in UTF-16 units. Together, in letters of three bytes, they fit into what netlify/lib/contact-handler.ts takes. */
const maxNameLength = 100;
const maxEmailLength = 200;
export const maxMessageLength = 5000;

const tooLong = (max: number) => z.maxLength(max, `Please write at most ${max} characters`);

// A check without a message fails with that of its text.
const nameSchema = (message: string) => z.string(message).check(trim, z.minLength(1), tooLong(maxNameLength));

export const contactMessageSchema = z.object({
  firstName: nameSchema('First name is required'),
  lastName: nameSchema('Last name is required'),
  // What browsers take, with a dot in the domain: "ann@gmail" is a slip.
  email: z
    .string('Invalid email address')
    .check(
      z.overwrite(removeInvisible),
      z.regex(z.regexes.html5Email),
      z.regex(/\.[^.@]+$/),
      tooLong(maxEmailLength),
    ),
  phone: z
    .string('Phone number is required')
    .check(z.overwrite(removeInvisible), z.minLength(10), tooLong(maxNameLength)),
  interest: z._default(z.enum(interests, 'Choose sales, service, parts or general'), 'sales'),
  message: z
    .string('Message must be at least 10 characters')
    .check(trim, z.minLength(10), tooLong(maxMessageLength)),
  request: z.optional(requestSchema),
});

/** A message; once stored, its text begins with the lines of its request. */
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** First message of each wrong field by its name, also of a field of the request; that of the whole under "form". */
export function listFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path.findLast((part) => typeof part === 'string') ?? 'form';
    messages[name] ??= message;
  }
  return messages;
}
