// The inputs of a form, each for the kind of value that its schema wants.
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { formatPhone, readPhone } from '../../lib/format.ts';
import { pictureUrl } from './client.ts';
import type { InputOptions } from './FormParts.tsx';

/** Words on as many lines as they need; a new line is none of the text, so Enter adds none. */
export function TextInput({ id, value, onChange }: WidgetProps) {
  const text = (value as string | undefined) ?? '';
  return (
    <textarea
      id={id}
      value={text}
      rows={Math.ceil((text.length + 1) / 60)}
      aria-describedby={ariaDescribedByIds(id)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) => onChange(target.value.replaceAll('\n', ' ') || undefined)}
    />
  );
}

/** A choice, with the picture of what is chosen. */
export function ChoiceInput({ id, value, options, onChange }: WidgetProps) {
  const { enumOptions = [] } = options;
  const { pictures } = options as InputOptions;
  const index = enumOptions.findIndex((option) => option.value === value);
  const picture = pictures?.[value as string];
  return (
    <div className="choice">
      {picture !== undefined && <img src={pictureUrl(picture)} alt="" />}
      <select
        id={id}
        value={index < 0 ? '' : index}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) =>
          onChange(target.value ? enumOptions[Number(target.value)]?.value : undefined)
        }
      >
        <option value="" />
        {enumOptions.map(({ label }, number) => (
          <option key={number} value={number}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A clock time; a day that is open until midnight closes at 24:00, which the browser's input does not know. */
export function TimeInput({ id, label, value, required, onChange }: WidgetProps) {
  const midnight = id.endsWith('_closes') ? '24:00' : '00:00';
  return (
    <div className="choice">
      <input
        id={id}
        type="time"
        value={value === midnight ? '00:00' : ((value as string | undefined) ?? '')}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value === '00:00' ? midnight : target.value || undefined)}
      />
      {!required && value !== undefined && (
        // The browser empties one only part by part.
        <button type="button" aria-label={`${label}: no time`} onClick={() => onChange(undefined)}>
          No time
        </button>
      )}
    </div>
  );
}

/** A telephone number as people type it; the file has it as machines dial it. */
export function PhoneInput({ id, value, onChange }: WidgetProps) {
  const [typed, setTyped] = useState(() => {
    const phone = (value as string | undefined) ?? '';
    return readPhone(phone) === phone ? formatPhone(phone) : phone;
  });
  return (
    <input
      id={id}
      type="tel"
      value={typed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readPhone(target.value) ?? (target.value.trim() || undefined));
      }}
    />
  );
}

/** A figure: a number wherever it was one and can be read as one, else a text. */
export function FigureInput({ id, value, onChange }: WidgetProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const [isNumber] = useState(typeof value !== 'string');
  return (
    <input
      id={id}
      value={typed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onChange(isNumber && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text || undefined);
      }}
    />
  );
}
