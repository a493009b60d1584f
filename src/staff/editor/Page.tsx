// The frame of every page of the editor, and its list of mistakes and warnings.
import type { ReactNode } from 'react';
import { isTextFile } from '../../content/engine/text-file.ts';
import { labelField, labelFile } from '../../content/labels.ts';
import { fieldUrl } from './client.ts';
import { readFieldPath } from './focus-field.ts';
import type { EditorDiagnostic } from './server.ts';

interface Props {
  title: string;
  /** What happened last, which a screen reader says. */
  message: string;
  children?: ReactNode;
}

export function Page({ title, message, children }: Props) {
  return (
    <>
      <title>{`${title} | Editor`}</title>
      <header className="bar">
        <a href="/edit">All records</a>
        <p role="status">{message}</p>
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}

interface DiagnosticProps {
  diagnostics: readonly EditorDiagnostic[];
  /** Takes away a file below data/ that has no form, such as a photograph that no vehicle names. */
  onRemove?: (path: string) => void;
}

/** Mistakes and warnings with their places. */
export function DiagnosticList({ diagnostics, onRemove }: DiagnosticProps) {
  return (
    <ul className="diagnostics">
      {diagnostics.map(({ file, field, message }, index) => {
        const path = file.replace(/^data\//, '');
        const title = labelFile(path, undefined);
        return (
          <li key={index}>
            {field !== '' && <strong>{field.split('.').map(labelField).join(', ')}: </strong>}
            {message} {isTextFile(path) ? <a href={fieldUrl(path, readFieldPath(field))}>{title}</a> : title}{' '}
            {!isTextFile(path) && onRemove && (
              <button aria-label={`Remove ${title}`} onClick={() => onRemove(path)}>
                Remove it
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
