// The frame of every page of the editor, and its list of mistakes and warnings.
import type { ReactNode } from 'react';
import { labelField } from '../../content/labels.ts';
import { openInTextEditor } from './client.ts';
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

/** Mistakes and warnings with their places. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly EditorDiagnostic[] }) {
  return (
    <ul className="diagnostics">
      {diagnostics.map(({ file, field, line, message }, index) => (
        <li key={index}>
          {field !== '' && <strong>{field.split('.').map(labelField).join(', ')}: </strong>}
          {message}{' '}
          <button onClick={() => openInTextEditor(file, line)}>
            {file}
            {line !== undefined && `, line ${line}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
