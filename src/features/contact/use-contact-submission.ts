// How the contact form is checked and sent: which fields are wrong, whether it is on its way, and what went wrong.
import { useRef, useState, type RefObject } from 'react';
import { readToday } from '../../lib/clock.ts';
import { thankYouPath } from '../../lib/paths.ts';
import { readContactForm, type AnswerRules } from './message-details.ts';
import { describeContactFailure, honeypotName, submitContact } from './submit-contact.ts';
import type { DetailGroup } from './contact-details.schema.ts';
import { readValues } from './contact-controls.ts';
import { keepSentMessage } from './contact-draft.ts';
import type { ContactDraft } from './use-contact-draft.ts';

/** Message of each wrong field by its name. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Checks the form while it is filled in, and sends it once, also after a double click. Its days are those of the time zone;
 * `asked` fills in the one that it must have.
 */
export function useContactSubmission(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly DetailGroup[],
  draft: ContactDraft,
  { timeZone, ...rules }: { timeZone: string } & Omit<AnswerRules, 'today'>,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // Errors of the last attempt: the summary stays as it was then, so that nothing moves while they are corrected.
  const [rejected, setRejected] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ text: string }>();
  const [isSending, setSending] = useState(false);
  // State changes after the next render; a double click is faster.
  const isUnderWay = useRef(false);

  const read = (element: HTMLFormElement) =>
    readContactForm(readValues(element), groups, { ...rules, today: readToday(timeZone) });

  /** Shows the errors of the fields that show one already, and of the named one. */
  const check = (name = '') => {
    if (!form.current) return;
    const current: FieldErrors = read(form.current).errors ?? {};
    setErrors((shown) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field in shown || field === name)),
    );
  };

  const send = async (element: HTMLFormElement) => {
    const { message, errors: found = {} } = read(element);
    setErrors(found);
    setRejected(found);
    if (!message) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    draft.assignId();
    try {
      const { id = '', [honeypotName]: motto = '' } = readValues(element);
      await submitContact({ ...message, id, motto });
      keepSentMessage(message.message);
      draft.reset();
      window.location.assign(thankYouPath);
    } catch (error) {
      setFailure({ text: describeContactFailure(error) });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    errors,
    rejected,
    failure,
    isSending,
    check,
    submit: () => {
      if (form.current && !isUnderWay.current) void send(form.current);
    },
    /** Takes the message of a failure away. */
    dismiss: () => {
      setFailure(undefined);
    },
  };
}
