// Checks the contact form while it is filled in, and sends it once, also after a double click.
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readToday } from '../../lib/clock.ts';
import { contactApiPath, thankYouPath } from '../../lib/paths.ts';
import { honeypotName } from './contact-inputs.ts';
import type { RequestFacts } from './request-lines.ts';
import { parseContactForm, readForm, readText } from './parse-contact-form.ts';
import type { useContactDraft } from './use-contact-draft.ts';

/** Without it a phone that loses its signal would wait for minutes. */
const timeoutMs = 20_000;

/** Messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

export function useContactSubmission(
  form: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useContactDraft>,
  facts: RequestFacts,
  timeZone: string,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<'idle' | 'sending' | { failure: string }>('idle');
  // State changes after the next render; a double click is faster.
  const isUnderWay = useRef(false);

  const parse = (element: HTMLFormElement) => {
    const values = readForm(new FormData(element));
    return { values, ...parseContactForm(values, facts, readToday(timeZone)) };
  };

  const send = async (element: HTMLFormElement) => {
    const { message, values, errors: found } = parse(element);
    // A screen reader reads the error of the field that gets the focus.
    flushSync(() => {
      setErrors(found);
    });
    if (!message) {
      element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    isUnderWay.current = true;
    setStatus('sending');
    try {
      // The function puts the lines of the request before the words.
      const words = readText(values['message']);
      const motto = readText(values[honeypotName]);
      await submitContact({ ...message, message: words, id: draft.getId(), motto });
      draft.finish(message.message);
      setStatus('idle');
      window.location.assign(thankYouPath);
    } catch (error) {
      setStatus({ failure: describeFailure(error) });
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    errors,
    isSending: status === 'sending',
    /** What to tell the visitor after a failure. */
    failure: typeof status === 'object' ? status.failure : undefined,
    /** Shows the errors of the fields that show one already, and of the named one. */
    check: (name = '') => {
      if (!form.current) return;
      const current = Object.entries(parse(form.current).errors);
      setErrors((shown) => Object.fromEntries(current.filter(([field]) => field in shown || field === name)));
    },
    submit: () => {
      if (form.current && !isUnderWay.current) void send(form.current);
    },
    dismiss: () => {
      setStatus('idle');
    },
  };
}

/** Throws an Error with the server's text as its cause, if there is one; network errors pass through. */
export async function submitContact(submission: object): Promise<void> {
  const response = await fetch(contactApiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(submission),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A gateway's page or a hotel's login is no JSON; it must not count as sent, whatever its status.
  const answer = (await response.json().catch(() => null)) as { success?: unknown; error?: unknown } | null;
  if (response.ok && answer?.success === true) return;
  throw new Error('Failed to submit contact form', { cause: response.ok ? undefined : answer?.error });
}

/** The server's words, otherwise those of the specification (section 8). */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error && error.cause;
  return typeof text === 'string' && text ? text : 'Failed to send message. Please try again.';
}
