// The contact form. An island because it checks fields while they are filled in, keeps what was typed, and sends without
// leaving the page. Before hydration, and without JavaScript, it is a plain form that posts to the same function.
import { useEffect, useRef, type RefObject } from 'react';
import { readToday } from '../../lib/clock.ts';
import { formatPhone } from '../../lib/format.ts';
import { contactApiPath, formHeadingId, phoneHref, privacyPath } from '../../lib/paths.ts';
import type { Heading } from '../../schemas/section.schema.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import type { ContactFormProps } from './contact-form.ts';
import { rejectedHeading } from './contact-inputs.ts';
import { findTitle } from './describe-request.ts';
import { fieldId } from './Field.tsx';
import MessageFields from './MessageFields.tsx';
import { readRequest } from './parse-contact-form.ts';
import {
  findShowroomId,
  getInterest,
  listFields,
  listVehicleIds,
  needsWords,
  requestSchema,
} from './request.ts';
import RequestSummary from './RequestSummary.tsx';
import Toast from './Toast.tsx';
import { findControl, useContactDraft } from './use-contact-draft.ts';
import { useContactSubmission, type FieldErrors } from './use-contact-submission.ts';

interface Props extends ContactFormProps {
  /** Over the form, unless a link requests something. */
  heading: Heading;
  /** What the page is about; other pages read their link. */
  kind?: 'trade-in' | 'fleet' | undefined;
}

export default function ContactForm(props: Props) {
  const { copy, phone } = props;
  const call = { href: phoneHref(phone), number: formatPhone(phone) };
  return (
    <IslandBoundary fallback={<FailureNote text={copy.failureNote} call={call} />}>
      <Form {...props} />
    </IslandBoundary>
  );
}

function Form({ heading, kind: pageKind, copy, facts, phone, timeZone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const draft = useContactDraft(form, facts, pageKind);
  const { errors, rejected, status, check, submit, dismiss } = useContactSubmission(
    form,
    draft,
    facts,
    timeZone,
  );
  const isRead = draft.linkRequest !== undefined;
  const asked = draft.linkRequest ?? requestSchema.parse({ kind: pageKind ?? 'question' });
  const request = readRequest(draft.values) ?? asked;
  const title = findTitle(asked, facts);
  const linkTitle = pageKind ? undefined : title;
  const showroom = facts.showrooms[findShowroomId(listVehicleIds(request), facts.vehicles) ?? ''];
  const call = showroom?.phone ?? phone;

  useEffect(() => {
    // The form is that of the link now (src/layouts/query-mark.ts).
    if (isRead) document.documentElement.classList.remove('has-query');
  }, [isRead]);

  useEffect(() => {
    // From here on the schema checks, in our words; without JavaScript the browser does.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    const [first, second] = Object.keys(rejected);
    if (second) summary.current?.focus();
    else if (first && form.current) findControl(form.current, first)?.focus();
  }, [rejected]);

  const focusButton = () => {
    submitButton.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (status.state === 'failed' && document.activeElement === document.body) focusButton();
  }, [status]);

  const closeToast = () => {
    const hadFocus = document.activeElement?.closest('[role="alert"]');
    dismiss();
    if (hadFocus) focusButton();
  };

  const callLink = (label: string) => (
    <a href={phoneHref(call)} className="inline-flex min-h-11 items-center text-link">
      <ChangingText>{label}</ChangingText>
    </a>
  );
  return (
    <>
      <div className="mb-5 max-w-[46rem] md:mb-6" data-request={linkTitle && asked.kind}>
        <h2 id={formHeadingId}>{linkTitle ?? heading.title}</h2>
        {heading.lead && !linkTitle && <p className="mt-2 text-lead text-text-quiet">{heading.lead}</p>}
      </div>
      <form
        ref={form}
        method="post"
        action={contactApiPath}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onChange={() => {
          draft.save();
          // An error goes as soon as it is no longer true; a new one waits until the field is left.
          check();
        }}
        onBlur={(event) => {
          check((event.target as HTMLElement).getAttribute('name') ?? '');
        }}
        aria-label="Contact"
        className="field-grid gap-y-2"
      >
        <RejectedFields
          ref={summary}
          rejected={rejected}
          onChoose={(name) => form.current && findControl(form.current, name)?.focus()}
        />
        {(title !== undefined || (asked.kind === 'question' && asked.town)) && (
          <RequestSummary
            request={request}
            choosesVehicle={asked.kind === 'quote' && asked.vehicles.length === 0}
            // The page may have been built on another day.
            today={isRead ? readToday(timeZone) : undefined}
            {...{ copy, facts, errors }}
          />
        )}
        <MessageFields
          interestOptions={copy.interestOptions}
          interest={title === undefined ? undefined : getInterest(asked)}
          isMessageOptional={!needsWords(asked)}
          errors={errors}
        />
        {linkTitle && listFields(asked).length > 0 && <p>{copy.requestNote}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            ref={submitButton}
            type="submit"
            disabled={status.state === 'sending'}
            className="min-h-12 min-w-44 rounded-small bg-action px-5 font-semibold text-on-action transition-hover hover:bg-action-strong disabled:bg-text-quiet"
          >
            {status.state === 'sending' ? 'Sending...' : (title ?? 'Send Message')}
          </button>
          {/* The contact page has the dealer's number above its form. */}
          {(showroom ?? pageKind) && (
            <p>
              <ChangingText>{showroom ? `Or call the ${showroom.name}: ` : 'Or call '}</ChangingText>
              {callLink(formatPhone(call))}
            </p>
          )}
        </div>
        <p className="text-fine text-text-quiet">
          {copy.privacyNote}{' '}
          <a href={privacyPath} className="text-link">
            {copy.privacyLabel}
          </a>
        </p>
      </form>
      {status.state === 'failed' && (
        <Toast title="Error" text={status.text} onClose={closeToast}>
          {callLink(`Call ${formatPhone(call)}`)}
        </Toast>
      )}
    </>
  );
}

interface RejectedFieldsProps {
  ref: RefObject<HTMLDivElement | null>;
  rejected: FieldErrors;
  onChoose: (name: string) => void;
}

/** What is wrong with a rejected form, as links to its fields; a single mistake is only at its field. */
function RejectedFields({ ref, rejected, onChoose }: RejectedFieldsProps) {
  const entries = Object.entries(rejected);
  if (entries.length < 2) return null;
  return (
    <div ref={ref} tabIndex={-1} className="mb-4 rounded-small border-2 border-danger px-5 py-4">
      <div role="alert">
        <h3>{rejectedHeading}</h3>
        <ul className="mt-2">
          {entries.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-flex min-h-8 items-center text-danger underline"
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(name);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
