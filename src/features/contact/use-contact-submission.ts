// Checks the contact form while it is filled in, and sends it once, also after a double click.
import { useRef, useState, type RefObject } from 'react';
import { readToday } from '../../lib/clock.ts';
import { thankYouPath } from '../../lib/paths.ts';
import { keepSentMessage } from './contact-draft.ts';
import type { RequestFacts } from './describe-request.ts';
import { honeypotName } from './contact-inputs.ts';
import { parseContactForm, readForm, readText } from './parse-contact-form.ts';
import { describeContactFailure, submitContact } from './submit-contact.ts';
import type { useContactDraft } from './use-contact-draft.ts';

/** Messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

type Status = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; text: string };

export function useContactSubmission(
  form: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useContactDraft>,
  facts: RequestFacts,
  timeZone: string,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // The summary stays as the last attempt left it, so that nothing moves while fields are corrected.
  const [rejected, setRejected] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  // State changes after the next render; a double click is faster.
  const isUnderWay = useRef(false);

  const parse = (element: HTMLFormElement) => {
    const values = readForm(new FormData(element));
    return { values, ...parseContactForm(values, facts, readToday(timeZone)) };
  };

  /** Shows the errors of the fields that show one already, and of the named one. */
  const check = (name = '') => {
    if (!form.current) return;
    const current = Object.entries(parse(form.current).errors);
    setErrors((shown) => Object.fromEntries(current.filter(([field]) => field in shown || field === name)));
  };

  const send = async (element: HTMLFormElement) => {
    const { message, values, errors: found } = parse(element);
    setErrors(found);
    setRejected(found);
    if (!message) return;
    isUnderWay.current = true;
    setStatus({ state: 'sending' });
    try {
      // The function puts the lines of the request before the words.
      const words = readText(values['message']);
      const motto = readText(values[honeypotName]);
      await submitContact({ ...message, message: words, id: draft.getId(), motto });
      keepSentMessage(message.message);
      draft.clear();
      setStatus({ state: 'idle' });
      window.location.assign(thankYouPath);
    } catch (error) {
      setStatus({ state: 'failed', text: describeContactFailure(error) });
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    errors,
    rejected,
    status,
    check,
    submit: () => {
      if (form.current && !isUnderWay.current) void send(form.current);
    },
    dismiss: () => {
      setStatus({ state: 'idle' });
    },
  };
}
