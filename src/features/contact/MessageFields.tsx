import ChangingText from '../../ui/ChangingText.tsx';
import type { Interest } from '../../lib/contact-path.ts';
import { contactInputs, contactLabels, honeypotName } from './contact-inputs.ts';
import Field, { controlClass, controlProps } from './Field.tsx';
import type { FieldErrors } from './use-contact-submission.ts';

interface Props {
  interestOptions: readonly { value: Interest; label: string }[];
  /** Left to choose where the request does not say it. */
  interest?: Interest | undefined;
  isMessageOptional: boolean;
  errors: FieldErrors;
}

export default function MessageFields({ interestOptions, interest, isMessageOptional, errors }: Props) {
  const messageLabel = isMessageOptional ? `${contactLabels.message} (optional)` : contactLabels.message;
  return (
    <>
      {/* The honeypot; its attributes keep the known password managers from filling it in. */}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`contact-${honeypotName}`}>Leave this empty</label>
        <input id={`contact-${honeypotName}`} name={honeypotName} autoComplete="off" tabIndex={-1} />
      </div>
      {contactInputs.map(({ name, label, type, autoComplete }) => (
        <Field key={name} name={name} label={label} error={errors[name]}>
          <input
            {...controlProps(name, errors[name])}
            type={type}
            autoComplete={autoComplete}
            enterKeyHint="next"
            required
          />
        </Field>
      ))}
      {interest ? (
        <input type="hidden" name="interest" value={interest} />
      ) : (
        <Field name="interest" label={contactLabels.interest} className="col-span-full">
          <select {...controlProps('interest')} defaultValue="sales">
            {interestOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field name="message" label={<ChangingText>{messageLabel}</ChangingText>} error={errors['message']}>
        <textarea
          {...controlProps('message', errors['message'])}
          rows={4}
          required={!isMessageOptional}
          className={`${controlClass} py-2.5`}
        />
      </Field>
    </>
  );
}
