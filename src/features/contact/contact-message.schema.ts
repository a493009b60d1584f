// What the contact form sends; one schema for the form in the browser and the function, hence zod/mini.
// The messages are the specification's, section 5.
import * as z from 'zod/mini';
import { removeInvisible, trimInvisible } from './plain-text.ts';

export const interests = ['sales', 'service', 'parts', 'general'] as const;
export type Interest = (typeof interests)[number];

/**
 * Longest accepted texts, in characters as scripts count them: far above real messages. All at once, in letters of three
 * bytes, they fit into the bodies that the function takes (netlify/lib/contact-handler.ts), so that who may write it may
 * send it.
 */
const maxNameLength = 100;
const maxEmailLength = 200;
export const maxMessageLength = 5000;

const tooLong = (max: number) => z.maxLength(max, { error: `Please write at most ${max} characters` });

const trim = z.overwrite(trimInvisible);

// A check without words of its own fails with those of its text.
const nameSchema = (message: string) =>
  z.string({ error: message }).check(trim, z.minLength(1), tooLong(maxNameLength));

export const contactMessageSchema = z.object({
  firstName: nameSchema('First name is required'),
  lastName: nameSchema('Last name is required'),
  // What browsers take, with a dot in the domain: "ann@gmail" is a slip.
  email: z
    .string({ error: 'Invalid email address' })
    .check(
      z.overwrite(removeInvisible),
      z.regex(z.regexes.html5Email),
      z.regex(/\.[^.@]+$/),
      tooLong(maxEmailLength),
    ),
  phone: z
    .string({ error: 'Phone number is required' })
    .check(z.overwrite(removeInvisible), z.minLength(10), tooLong(maxNameLength)),
  interest: z._default(z.enum(interests, { error: 'Choose sales, service, parts or general' }), 'sales'),
  message: z
    .string({ error: 'Message must be at least 10 characters' })
    .check(trim, z.minLength(10), tooLong(maxMessageLength)),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** First message of each wrong field, keyed by the field's name. */
export function listFieldErrors(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'form');
    messages[field] ??= issue.message;
  }
  return messages;
}
