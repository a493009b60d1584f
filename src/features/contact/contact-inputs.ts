// The fields of the specification and the honeypot, for the form and for the function's page.

/** The fields of one line, with what browsers need to fill them in and to show the right keyboard. */
export const contactInputs = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

export const contactLabels = { interest: 'How can we help?', message: 'Message' };

/** A field that people do not see and leave empty; no browser or password manager fills in this name. */
export const honeypotName = 'motto';
