// Posts a message to the function.
import type { ContactMessage } from './contact-message.schema.ts';
import type { honeypotName } from './contact-inputs.ts';
import { contactApiPath } from '../../lib/paths.ts';

/** The message as it was typed, the id that the browser made, and the honeypot. */
export type ContactSubmission = ContactMessage & { id: string } & Record<typeof honeypotName, string>;

/** Shown when neither the server nor the network says anything that helps. */
const failureText = 'Failed to send message. Please try again.';
/** Without it a phone that loses its signal would wait for minutes. */
const timeoutMs = 20_000;

/** A refusal in the server's words. */
export class ContactRefusal extends Error {}

/**
 * Posts the message and returns the id under which it is stored. Throws a ContactRefusal with the server's `error`
 * text, or Error 'Failed to submit contact form' when an answer has none; network errors pass through.
 */
export async function submitContact(
  submission: ContactSubmission,
  { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): Promise<string> {
  const response = await fetch(contactApiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(submission),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A gateway's page or a hotel's login is no JSON; it must not count as sent, whatever its status.
  const answer: unknown = await response.json().catch(() => undefined);
  const { success, id, error } = (answer ?? {}) as { success?: unknown; id?: unknown; error?: unknown };
  if (response.ok && success === true && typeof id === 'string') return id;
  if (!response.ok && typeof error === 'string' && error !== '') throw new ContactRefusal(error);
  throw new Error('Failed to submit contact form');
}

/** The toast's text for what `submitContact` threw: the server's words, otherwise the specification's (section 8). */
export function describeContactFailure(error: unknown): string {
  return error instanceof ContactRefusal ? error.message : failureText;
}
