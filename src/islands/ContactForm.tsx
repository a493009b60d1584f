// The contact form. An island because it checks fields while they are filled in, keeps what was typed, and sends
// without leaving the page. Hydrates when seen (client:visible); until then, and without JavaScript, it is a plain
// form that posts to the same function. The fields are uncontrolled, so what was typed before hydration stays.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { contactApiPath, thankYouPath } from '../lib/site/paths.ts';
import {
  contactInputs,
  contactLabels,
  describeContactFailure,
  honeypotAttributes,
  honeypotLabel,
  honeypotName,
  readContactPrefill,
  submitContact,
} from '../lib/contact/submit-contact.ts';
import {
  contactMessageSchema,
  listFieldErrors,
  type ContactMessage,
  type Interest,
} from '../schemas/contact-message.ts';
import { clearDraft, loadDraft, saveDraft } from './contact-draft.ts';
import Toast from './Toast.tsx';

interface Props {
  interestOptions: readonly { value: Interest; label: string }[];
  /** As printed: "(212) 555-0100". */
  phone: string;
  phoneHref: string;
  /** Name of each vehicle by its id, for links that name one. */
  vehicleNames: Readonly<Record<string, string>>;
  privacyNote: string;
}

type FieldName = keyof ContactMessage;
type FieldErrors = Partial<Record<FieldName, string>>;

const fieldNames = Object.keys(contactLabels) as FieldName[];
const controlClass =
  'border-line bg-surface aria-invalid:border-danger mt-1 block min-h-12 w-full rounded-small border px-3';

export default function ContactForm({ interestOptions, phone, phoneHref, vehicleNames, privacyNote }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Errors of the last attempt: the summary stays as it was then, so that nothing moves while they are corrected.
  const [rejected, setRejected] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ text: string }>();
  const [isSending, setSending] = useState(false);
  // State changes after the next render; a double click is faster.
  const isUnderWay = useRef(false);
  /** The submission id was sent already: a changed text is another message and needs another id. */
  const isIdSpent = useRef(false);
  const prefill = useRef('');

  useEffect(() => {
    if (!form.current) return;
    // From here on the schema checks, in our words; without JavaScript the browser does.
    form.current.noValidate = true;
    const draft = loadDraft();
    const link = readContactPrefill(window.location.search, vehicleNames);
    for (const name of fieldNames) {
      const control = findControl(form.current, name);
      const value = draft?.values[name];
      if (control && value && isUntouched(control)) control.value = value;
    }
    const interest = findControl(form.current, 'interest');
    // A reload keeps what was chosen; a new link chooses anew.
    if (interest && link.interest && draft?.search !== window.location.search) interest.value = link.interest;
    const message = findControl(form.current, 'message');
    if (message && link.message && message.value === '') {
      message.value = link.message;
      prefill.current = link.message;
    }
    setSubmissionId(form.current, draft?.id ?? makeId());
    isIdSpent.current = draft !== undefined;
  }, [vehicleNames]);

  useEffect(() => {
    const [first, second] = fieldNames.filter((name) => rejected[name]);
    if (second) summary.current?.focus();
    else if (first && form.current) findControl(form.current, first)?.focus();
  }, [rejected]);

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failure && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true });
  }, [failure]);

  const closeToast = useCallback(() => {
    const hadFocus = document.activeElement?.closest('[role="alert"]');
    setFailure(undefined);
    if (hadFocus) submitButton.current?.focus({ preventScroll: true });
  }, []);

  const onChange = () => {
    if (!form.current) return;
    if (isIdSpent.current) {
      setSubmissionId(form.current, makeId());
      isIdSpent.current = false;
    }
    keepDraft(form.current, prefill.current);
    // A message goes as soon as it is no longer true; a new one waits until the field is left.
    const current = findErrors(form.current);
    setErrors((shown) => keepErrors(current, Object.keys(shown)));
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const name = (event.target as HTMLElement).getAttribute('name') ?? '';
    const current = findErrors(event.currentTarget);
    setErrors((shown) => keepErrors(current, [...Object.keys(shown), name]));
  };

  const send = async (target: HTMLFormElement) => {
    const found = findErrors(target);
    setErrors(found);
    setRejected(found);
    if (Object.keys(found).length > 0) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    isIdSpent.current = true;
    keepDraft(target, prefill.current);
    try {
      const { id = '', [honeypotName]: motto = '' } = readValues(target);
      await submitContact({ ...contactMessageSchema.parse(readValues(target)), id, motto });
      target.reset();
      setSubmissionId(target, makeId());
      isIdSpent.current = false;
      clearDraft();
      window.location.assign(thankYouPath);
    } catch (error) {
      setFailure({ text: describeContactFailure(error) });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isUnderWay.current) void send(event.currentTarget);
  };

  const rejectedNames = fieldNames.filter((name) => rejected[name]);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={contactApiPath}
        onSubmit={onSubmit}
        onChange={onChange}
        onBlur={onBlur}
        aria-label="Contact"
        className="grid gap-x-5 gap-y-2 sm:grid-cols-2"
      >
        {rejectedNames.length > 1 && (
          <div
            ref={summary}
            tabIndex={-1}
            className="mb-4 rounded-small border-2 border-danger px-5 py-4 sm:col-span-2"
          >
            <div role="alert">
              <h3>There is a problem</h3>
              <ul className="mt-2">
                {rejectedNames.map((name) => (
                  <li key={name}>
                    <a
                      href={`#${fieldId(name)}`}
                      className="inline-flex min-h-11 items-center text-danger underline"
                      onClick={(event) => {
                        event.preventDefault();
                        if (form.current) findControl(form.current, name)?.focus();
                      }}
                    >
                      {rejected[name]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
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
        {contactInputs.map(({ name, type, autoComplete }) => (
          <Field key={name} name={name} error={errors[name]}>
            <input
              {...controlProps(name, errors[name])}
              type={type}
              inputMode={type}
              autoComplete={autoComplete}
              enterKeyHint="next"
              required
              className={controlClass}
            />
          </Field>
        ))}
        <Field name="interest" error={errors.interest} isWide>
          <select
            {...controlProps('interest', errors.interest)}
            defaultValue="sales"
            className={controlClass}
          >
            {interestOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field name="message" error={errors.message} isWide>
          <textarea
            {...controlProps('message', errors.message)}
            rows={6}
            required
            className={`${controlClass} py-2.5`}
          />
        </Field>
        <p className="text-fine text-text-quiet sm:col-span-2">{privacyNote}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button
            ref={submitButton}
            type="submit"
            disabled={isSending}
            className="min-h-12 min-w-44 rounded-small bg-action px-5 font-semibold text-on-action tints hover:bg-action-strong disabled:bg-text-quiet"
          >
            {isSending ? 'Sending...' : 'Send Message'}
          </button>
          <p>
            Or call{' '}
            <a href={phoneHref} className="inline-flex min-h-11 items-center text-link">
              {phone}
            </a>
          </p>
        </div>
      </form>
      {failure && (
        <Toast title="Error" text={failure.text} onClose={closeToast}>
          <a href={phoneHref} className="inline-flex min-h-11 items-center text-link">
            Call {phone}
          </a>
        </Toast>
      )}
    </>
  );
}

interface FieldProps {
  name: FieldName;
  error: string | undefined;
  /** Takes both columns of wide screens. */
  isWide?: boolean;
  children: ReactNode;
}

/** Label, control and message. The message's line is always there, or leaving a field would push the button away. */
function Field({ name, error, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={fieldId(name)} className="font-medium">
        {contactLabels[name]}
      </label>
      {children}
      <p id={`${fieldId(name)}-error`} className="min-h-6 text-fine font-medium text-danger">
        {error}
      </p>
    </div>
  );
}

function controlProps(name: FieldName, error: string | undefined) {
  const id = fieldId(name);
  return { id, name, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) };
}

function fieldId(name: string): string {
  return `contact-${name}`;
}

function findControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

function isUntouched(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  return control.value === '' || (control instanceof HTMLSelectElement && control.value === 'sales');
}

/** All texts of the form by name, the id and the honeypot among them. */
function readValues(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

function findErrors(form: HTMLFormElement): FieldErrors {
  const parsed = contactMessageSchema.safeParse(readValues(form));
  return parsed.success ? {} : listFieldErrors(parsed.error.issues);
}

function keepErrors(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

function makeId(): string {
  // Browsers offer it only to secure pages; elsewhere the server makes the id.
  return window.isSecureContext ? crypto.randomUUID() : '';
}

function setSubmissionId(form: HTMLFormElement, id: string): void {
  const control = findControl(form, 'id');
  if (control) control.value = id;
}

function keepDraft(form: HTMLFormElement, prefill: string): void {
  const { id = '', ...values } = readValues(form);
  // A text that a link filled in is not the visitor's: the next link may replace it.
  if (values['message'] === prefill) delete values['message'];
  saveDraft({ search: window.location.search, id, values });
}
