// The contact form. An island because it checks fields while they are filled in, keeps what was typed, and sends without
// leaving the page. Before hydration, and without JavaScript, it is a plain form that posts to the same function.
import { useEffect, useRef } from 'react';
import { readToday } from '../../lib/clock.ts';
import { formatPhone } from '../../lib/format.ts';
import { contactApiPath, formHeadingId, phoneHref, privacyPath } from '../../lib/paths.ts';
import type { Heading } from '../../schemas/section.schema.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import type { ContactFormProps } from './contact-form.ts';
import { findTitle } from './request-lines.ts';
import MessageFields from './MessageFields.tsx';
import { readRequest } from './parse-contact-form.ts';
import { findShowroomId } from './parse-contact-link.ts';
import { getInterest, listFields, listVehicleIds, requiresMessage, requestSchema } from './request.ts';
import RequestSummary from './RequestSummary.tsx';
import Toast from './Toast.tsx';
import { useContactDraft } from './use-contact-draft.ts';
import { useContactSubmission } from './use-contact-submission.ts';

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
  const submitButton = useRef<HTMLButtonElement>(null);
  const draft = useContactDraft(form, facts, pageKind);
  const { errors, isSending, failure, check, submit, dismiss } = useContactSubmission(
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
  const showroom = facts.showrooms[findShowroomId(listVehicleIds(request), facts) ?? ''];
  const call = showroom?.phone ?? phone;

  useEffect(() => {
    if (!isRead || !form.current) return;
    // From here on the schema checks, in our words; without JavaScript the browser does.
    form.current.noValidate = true;
    // The form is that of the link now (src/layouts/query-class.ts).
    document.documentElement.classList.remove('has-query');
  }, [isRead]);

  const focusButton = () => submitButton.current?.focus({ preventScroll: true });
  useEffect(() => {
    // It lost the focus while it was disabled.
    if (failure) focusButton();
  }, [failure]);

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
          isMessageOptional={!requiresMessage(asked)}
          errors={errors}
        />
        {linkTitle && listFields(asked).length > 0 && <p>{copy.requestNote}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            ref={submitButton}
            type="submit"
            disabled={isSending}
            className="min-h-12 min-w-44 rounded-small bg-action px-5 font-semibold text-on-action transition-hover hover:bg-action-strong disabled:bg-text-quiet"
          >
            {isSending ? 'Sending...' : (title ?? 'Send Message')}
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
      {failure && (
        <Toast
          text={failure}
          onClose={() => {
            dismiss();
            focusButton();
          }}
        >
          {callLink(`Call ${formatPhone(call)}`)}
        </Toast>
      )}
    </>
  );
}
