// Asks for the date of review when words of a document, a law or an example change.
import type { FormShape } from './form-schema.ts';
import type { FileState } from './server.ts';

type Value = FileState['value'];

interface Props {
  shape: FormShape;
  /** As the file was when it was opened. */
  first: Value;
  value: Value;
  /** ISO date. */
  today: string;
  onChange: (value: Value) => void;
}

export default function ReviewTask({ shape: { reviewField }, first, value, today, onChange }: Props) {
  if (reviewField === undefined) return null;
  const reviewed = value[reviewField];
  const hasNewWords = JSON.stringify({ ...first, [reviewField]: reviewed }) !== JSON.stringify(value);
  if (!hasNewWords || reviewed !== first[reviewField] || reviewed === today) return null;
  return (
    <p className="ask">
      It was last read through on {String(reviewed)}. Has somebody read all of it since you changed it?{' '}
      <button type="button" onClick={() => onChange({ ...value, [reviewField]: today })}>
        Yes, today
      </button>
    </p>
  );
}
