// What is left of the contact form where its island has failed: the fields, with what was typed, which the browser checks and
// posts to the same function.
import { contactApiPath, formHeadingId } from '../../lib/paths.ts';
import type { Interest } from './contact-message.schema.ts';
import type { DetailGroup } from './contact-details.schema.ts';
import { loadDraft } from './contact-draft.ts';
import Field, { controlClass, controlProps } from './Field.tsx';
import { listQuestions } from './message-details.ts';
import { contactInputs, contactLabels } from './submit-contact.ts';

interface Props {
  title: string;
  interestOptions: readonly { value: Interest; label: string }[];
  /** The questions that are no longer asked; answers to them are sent. */
  groups: readonly DetailGroup[];
}

export default function PlainContactForm({ title, interestOptions, groups }: Props) {
  const typed = loadDraft()?.values ?? {};
  return (
    <>
      <h2 id={formHeadingId}>{title}</h2>
      <form method="post" action={contactApiPath} aria-label="Contact" className="field-grid mt-4 gap-y-2">
        {contactInputs.map(({ name, type, autoComplete }) => (
          <Field key={name} name={name} label={contactLabels[name]} isChecked={false}>
            <input
              {...controlProps(name, undefined)}
              type={type}
              autoComplete={autoComplete}
              defaultValue={typed[name]}
              required
            />
          </Field>
        ))}
        <Field name="interest" label={contactLabels.interest} isChecked={false} className="col-span-full">
          <select {...controlProps('interest', undefined)} defaultValue={typed['interest'] ?? 'sales'}>
            {interestOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        {listQuestions(groups).map(({ name }) => (
          <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
        ))}
        <Field name="message" label={contactLabels.message} isChecked={false}>
          <textarea
            {...controlProps('message', undefined)}
            rows={4}
            defaultValue={typed['message']}
            required
            className={`${controlClass} py-2.5`}
          />
        </Field>
        <button
          type="submit"
          className="mt-3 min-h-12 rounded-small bg-action px-5 font-semibold text-on-action"
        >
          Send Message
        </button>
      </form>
    </>
  );
}
