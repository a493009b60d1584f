// The six fields of the specification and the honeypot, for the form and for the function's page.
import type { ContactMessage } from './contact-message.schema.ts';

type FieldName = Exclude<keyof ContactMessage, 'request'>;

/** In the order of the form. */
export const contactLabels: Readonly<Record<FieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'How can we help?',
  message: 'Message',
};

/** Over the messages of wrong fields. */
export const rejectedHeading = 'Please check these fields';

/** The fields of one line, with what browsers need to fill them in and to show the right keyboard. */
export const contactInputs = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const satisfies readonly { name: FieldName; type: string; autoComplete: string }[];

/** A field that people do not see and leave empty; no browser or password manager fills in this name. */
export const honeypotName = 'motto';
