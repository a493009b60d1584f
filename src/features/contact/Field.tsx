import type { ReactNode } from 'react';

export const controlClass =
  'border-line bg-surface aria-invalid:border-danger mt-1 block min-h-12 w-full rounded-small border px-3';

interface Props {
  name: string;
  label: ReactNode;
  error?: string | undefined;
  /** Whether there may be an error. Its line is always there, or leaving the field would push the button away. */
  isChecked?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export default function Field({ name, label, error, isChecked = true, className, children }: Props) {
  return (
    <div className={className}>
      <label>
        <span className="font-medium">{label}</span>
        {children}
      </label>
      {isChecked && (
        <p id={`contact-${name}-error`} className="min-h-6 text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes of a field's control. */
export function controlProps(name: string, error?: string) {
  const id = `contact-${name}`;
  return {
    id,
    name,
    className: controlClass,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
}
