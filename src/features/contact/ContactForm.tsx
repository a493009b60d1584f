// The contact form. An island because it checks fields while they are filled in, keeps what was typed, and sends
// without leaving the page. Until it hydrates, and without JavaScript, it is a plain form that posts to the same function.
// The fields are uncontrolled, so what was typed before hydration stays.
import { Fragment, useEffect, useRef } from 'react';
import { readToday } from '../../lib/clock.ts';
import { formatPhone } from '../../lib/format.ts';
import { contactApiPath, formHeadingId, phoneHref, privacyPath } from '../../lib/paths.ts';
import {
  contactInputs,
  contactLabels,
  serviceMessageLabel,
  honeypotAttributes,
  honeypotLabel,
  honeypotName,
  rejectedHeading,
} from './submit-contact.ts';
import type { Heading } from '../../schemas/section.schema.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import type { DetailGroup } from './contact-details.schema.ts';
import type { ContactMessage, Interest } from './contact-message.schema.ts';
import { findControl } from './contact-controls.ts';
import { listQuestionsAbove, requestQuestions, type AnswerRules } from './message-details.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import DetailGroups from './DetailGroups.tsx';
import FailureNote from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import Field, { controlClass, controlProps, fieldId } from './Field.tsx';
import PlainContactForm from './PlainContactForm.tsx';
import RequestSummary, { type InquiryVehicle, type SummaryCopy } from './RequestSummary.tsx';
import Toast from './Toast.tsx';
import { useContactDraft } from './use-contact-draft.ts';
import { useContactSubmission } from './use-contact-submission.ts';

interface Props {
  /** Over the form; what a link asks for has a title of its own, and needs no lead. */
  heading: Heading;
  copy: SummaryCopy & {
    interestOptions: readonly { value: Interest; label: string }[];
    /** Optional questions. */
    details: readonly DetailGroup[];
    requests: Readonly<Record<keyof typeof requestQuestions, string>>;
    requestNote: string;
    failureNote: string;
    privacyNote: string;
    privacyLabel: string;
  };
  /** Words of the button where the page is about the questions: they come first, and nothing else can be chosen. */
  ownLabel?: string | undefined;
  /** When nobody is there, by what fills in the question for the day. */
  closedDays: NonNullable<AnswerRules['closedDays']>;
  /** E.164; where a link names carts of one showroom, that one is called. */
  phone: string;
  /** The dealer's; whose day it is there. */
  timeZone: string;
  /** Each vehicle by its id, for links that name some. */
  vehicles: Readonly<Record<string, InquiryVehicle>>;
  /** For links that name a plan. */
  rentals: RentalCatalog;
  /** Beside each price. */
  priceNote: string;
}

export default function ContactForm(props: Props) {
  const { heading, copy, phone } = props;
  const call = { href: phoneHref(phone), number: formatPhone(phone) };
  const plainForm = (
    <>
      <FailureNote text={copy.failureNote} call={call} />
      <PlainContactForm title={heading.title} interestOptions={copy.interestOptions} groups={copy.details} />
    </>
  );
  return (
    <IslandBoundary fallback={plainForm}>
      <Form {...props} />
    </IslandBoundary>
  );
}

function Form({ heading, copy, ownLabel, closedDays, phone, timeZone, vehicles, rentals, priceNote }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const draft = useContactDraft(form, copy.details, vehicles, rentals);
  const { link } = draft;
  const { interest } = draft.values;
  const service = interest === 'service' ? interest : undefined;
  // What the link asks for: the heading says it, and nothing is left to choose.
  const known = interest === link.interest ? (link.request ?? service) : undefined;
  const asked = known ?? service;
  const request = asked && copy.requests[asked];
  const hasLead = heading.lead && !request;
  const hasSummary =
    link.vehicleIds.length > 0 || link.rental || link.choosesCart || link.request === 'homeVisit';
  // By what fills it in.
  const required = hasSummary && known && known !== 'quote' ? requestQuestions[known]?.[0] : undefined;
  const { errors, rejected, failure, isSending, check, submit, dismiss } = useContactSubmission(
    form,
    copy.details,
    draft,
    {
      timeZone,
      closedDays,
      asked: required,
      needsMessage: service !== undefined,
    },
  );

  // Until it has been filled in the form is that of the page, which was built on another day.
  const today = 'interest' in draft.values ? readToday(timeZone) : undefined;
  const calledPhone = link.showroom?.phone ?? phone;
  const callHref = phoneHref(calledPhone);
  const callNumber = formatPhone(calledPhone);

  const above = hasSummary
    ? listQuestionsAbove(copy.details, link, draft.values, { today: today ?? '', closedDays })
    : [];

  useEffect(() => {
    // The form is that of the link now.
    if (today) document.documentElement.classList.remove('has-query');
  }, [today]);

  useEffect(() => {
    // From here on the schema checks, in our words; without JavaScript the browser does.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    const [first, second] = Object.keys(rejected);
    if (second) summary.current?.focus();
    else if (first && form.current) findControl(form.current, first)?.focus();
  }, [rejected]);

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failure && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true });
  }, [failure]);

  const closeToast = () => {
    const hadFocus = document.activeElement?.closest('[role="alert"]');
    dismiss();
    if (hadFocus) submitButton.current?.focus({ preventScroll: true });
  };

  const rejectedFields = Object.entries(rejected);
  const describeField = (name: keyof ContactMessage) => ({
    name,
    label: contactLabels[name],
    error: errors[name],
  });
  // Their keys keep what was typed where a link changes the order.
  const sender = (
    <Fragment key="sender">
      {contactInputs.map(({ name, type, autoComplete }) => (
        <Field key={name} {...describeField(name)}>
          <input
            {...controlProps(name, errors[name])}
            type={type}
            autoComplete={autoComplete}
            enterKeyHint="next"
            required
          />
        </Field>
      ))}
    </Fragment>
  );
  const subject = (
    <Fragment key="subject">
      {ownLabel ? (
        <input type="hidden" name="interest" value={copy.details[0]?.interests[0]} />
      ) : (
        <Field {...describeField('interest')} className={known ? 'hidden' : 'col-span-full'}>
          <select {...controlProps('interest', errors.interest)} defaultValue="sales">
            {copy.interestOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <DetailGroups
        groups={copy.details}
        areOpen={ownLabel !== undefined}
        request={link.request}
        above={above}
        values={draft.values}
        firstValues={draft.firstValues}
        errors={errors}
        today={today}
      />
      <Field {...describeField('message')} {...(service && { label: serviceMessageLabel })}>
        <textarea
          {...controlProps('message', errors.message)}
          rows={4}
          required={!ownLabel}
          className={`${controlClass} py-2.5`}
        />
      </Field>
    </Fragment>
  );
  return (
    <>
      <div className="mb-5 max-w-[46rem] md:mb-6" data-request={known}>
        <h2 id={formHeadingId}>{request ?? heading.title}</h2>
        {hasLead && <p className="mt-2 text-lead text-text-quiet">{heading.lead}</p>}
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
          draft.saveTyped();
          // A message goes as soon as it is no longer true; a new one waits until the field is left.
          check();
        }}
        onBlur={(event) => {
          check((event.target as HTMLElement).getAttribute('name') ?? '');
        }}
        aria-label="Contact"
        className="field-grid gap-y-2"
      >
        {rejectedFields.length > 1 && (
          <div ref={summary} tabIndex={-1} className="mb-4 rounded-small border-2 border-danger px-5 py-4">
            <div role="alert">
              <h3>{rejectedHeading}</h3>
              <ul className="mt-2">
                {rejectedFields.map(([name, text]) => (
                  <li key={name}>
                    <a
                      href={`#${fieldId(name)}`}
                      className="inline-flex min-h-8 items-center text-danger underline"
                      onClick={(event) => {
                        event.preventDefault();
                        if (form.current) findControl(form.current, name)?.focus();
                      }}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {hasSummary && (
          <RequestSummary
            request={known}
            questions={above}
            values={draft.values}
            onChoose={draft.choose}
            {...{ copy, link, vehicles, rentals, priceNote, required, errors, today }}
          />
        )}
        <input type="hidden" name="id" />
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={fieldId(honeypotName)}>{honeypotLabel}</label>
          <input
            id={fieldId(honeypotName)}
            name={honeypotName}
            autoComplete="off"
            tabIndex={-1}
            {...honeypotAttributes}
          />
        </div>
        {ownLabel || (known && service) ? [subject, sender] : [sender, subject]}
        {asked && asked in requestQuestions && <p>{copy.requestNote}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            ref={submitButton}
            type="submit"
            disabled={isSending}
            className="min-h-12 min-w-44 rounded-small bg-action px-5 font-semibold text-on-action transition-hover hover:bg-action-strong disabled:bg-text-quiet"
          >
            {isSending ? 'Sending...' : (request ?? ownLabel ?? 'Send Message')}
          </button>
          {/* Around its form the contact page has the dealer's number already. */}
          {(link.showroom ?? ownLabel) && (
            <p>
              <ChangingText>
                {link.showroom ? `Or call the ${link.showroom.name}: ` : 'Or call '}
              </ChangingText>
              <a href={callHref} className="inline-flex min-h-11 items-center text-link">
                {callNumber}
              </a>
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
        <Toast title="Error" text={failure.text} onClose={closeToast}>
          <a href={callHref} className="inline-flex min-h-11 items-center text-link">
            <ChangingText>{`Call ${callNumber}`}</ChangingText>
          </a>
        </Toast>
      )}
    </>
  );
}
