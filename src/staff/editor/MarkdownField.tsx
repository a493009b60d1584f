// The text of a policy: a large field, what its marks mean, and the figures and facts that it may quote.
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import type { QuotableToken } from './form-schema.ts';

const marks = [
  ['## How long you can rent', 'a heading; ### is a smaller one'],
  ['**free of charge**', 'words in bold'],
  ['- a driver’s license', 'an entry of a list; 1. of a numbered one'],
  ['[our rental plans](/rentals)', 'a link: its words, then the page'],
  ['| Cart | Deposit |', 'a row of a table; the row | --- | --- | stands below its heads'],
  ['{{rental-late-fee}}', 'a figure or fact; it changes everywhere when its own form does'],
] as const;

/** A condition of a loan is a paragraph, and a choice one line. */
const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export default function MarkdownField({ id, value, options, onChange }: WidgetProps) {
  const text = (value as string | undefined) ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const [token, setToken] = useState('');
  const tokens = (options['tokens'] ?? []) as readonly QuotableToken[];
  const insert = () => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    onChange(`${text.slice(0, start)}{{${token}}}${text.slice(end)}`);
    setToken('');
    field.current?.focus();
  };
  return (
    <>
      <details>
        <summary>What the marks mean</summary>
        <dl className="marks">
          {marks.map(([mark, meaning]) => (
            <div key={mark}>
              <dt>
                <code>{mark}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="insert">
        <label>
          A figure or fact to quote
          <select value={token} onChange={({ target }) => setToken(target.value)}>
            <option value="" />
            {tokens.map(({ name, label, text: printed }) => (
              <option key={name} value={name}>{`${label}: ${clip(printed)}`}</option>
            ))}
          </select>
        </label>
        <button type="button" disabled={token === ''} onClick={insert}>
          Insert
        </button>
      </div>
      <textarea
        ref={field}
        id={id}
        className="document"
        rows={24}
        value={text}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </>
  );
}
