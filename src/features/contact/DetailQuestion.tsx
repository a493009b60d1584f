// A question of the contact form with its control; as a rule only a day may be wrong. Part of the contact form's island.
import Field, { controlProps } from './Field.tsx';
import type { Question } from './message-details.ts';

interface Props {
  question: Question;
  /** What is wrong with each answer, by the name of its control. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** ISO date, once it is known; no day before it can be meant. */
  today: string | undefined;
  /** What the control holds at first. */
  defaultValue?: string;
  /** Whether its answer may be wrong. */
  isChecked?: boolean;
  className?: string;
}

export default function DetailQuestion({
  question,
  errors,
  today,
  defaultValue,
  isChecked = question.kind === 'date',
  className,
}: Props) {
  const { name, label } = question;
  const error = errors[name];
  return (
    <Field {...{ name, label, error, isChecked, className }}>
      <Control {...{ question, today }} attributes={{ ...controlProps(name, error), defaultValue }} />
    </Field>
  );
}

interface ControlProps extends Pick<Props, 'question' | 'today'> {
  attributes: object;
}

function Control({ question, today, attributes }: ControlProps) {
  switch (question.kind) {
    case 'text':
      return <input {...attributes} type="text" autoComplete="off" />;
    case 'date':
      return <input {...attributes} type="date" autoComplete="off" min={today} />;
    case 'long':
      return <textarea {...attributes} rows={3} />;
    case 'choice':
      return (
        <select {...attributes}>
          <option value="">Choose one</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
  }
}
