// An optional question of the contact form with its control; below that for a day stands what is wrong with it. Part of the
// contact form's island.
import type { DetailField } from './contact-details.schema.ts';

interface Props {
  field: DetailField;
  /** Of its control. */
  name: string;
  /** What is wrong with the answer. */
  error: string | undefined;
  /** ISO date, once it is known; no day before it can be meant. */
  today: string | undefined;
  /** What the control holds at first. */
  defaultValue?: string;
  controlClass: string;
}

export default function DetailQuestion({ field, name, error, today, defaultValue, controlClass }: Props) {
  const attributes = {
    name,
    defaultValue,
    className: controlClass,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
  };
  return (
    <>
      <label>
        <span className="font-medium">{field.label}</span>
        <Control {...{ field, today, attributes }} />
      </label>
      {field.kind === 'date' && (
        <p id={`${name}-error`} className="min-h-6 text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

interface ControlProps extends Pick<Props, 'field' | 'today'> {
  attributes: object;
}

function Control({ field, today, attributes }: ControlProps) {
  switch (field.kind) {
    case 'text':
      return <input {...attributes} type="text" autoComplete="off" />;
    case 'date':
      return <input {...attributes} type="date" autoComplete="off" min={today} />;
    case 'long':
      return <textarea {...attributes} rows={3} />;
    case 'choice':
      return (
        <select {...attributes}>
          <option />
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
  }
}
