// The frame of every page of the editor, and its list of mistakes and warnings.
import { Fragment, type ReactNode } from 'react';
import { isTextFile } from '../../content/engine/text-file.ts';
import { fieldUrl } from './client.ts';
import { readDataPath, readFieldPath } from './focus-field.ts';
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
  /** The file whose form stands below; it goes without saying. */
  ownFile?: string;
  /** Takes away a file below data/ that has no form, such as a photograph that no vehicle names. */
  onRemove?: (path: string) => void;
}

/** Mistakes and warnings with links to their fields; those that are still empty on one line for each file. */
export function DiagnosticList({ diagnostics, ownFile, onRemove }: DiagnosticProps) {
  const empty = diagnostics.filter(({ isEmpty }) => isEmpty);
  const others = diagnostics.filter(({ isEmpty }) => !isEmpty);
  return (
    <ul className="diagnostics">
      {[...Map.groupBy(empty, ({ file }) => file)].map(([file, fields]) => (
        <li key={file}>
          {file !== ownFile && `${fields[0]?.record}: `}Still to be filled in:{' '}
          {fields.map(({ field, label }, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <a href={fieldUrl(readDataPath(file), readFieldPath(field))}>{label}</a>
            </Fragment>
          ))}
        </li>
      ))}
      {others.map(({ file, field, record, label, message }, index) => {
        const path = readDataPath(file);
        const names = [file === ownFile ? '' : record, label].filter((name) => name !== '');
        const name = names.join(': ') || record;
        return (
          <li key={index}>
            {isTextFile(path) ? <a href={fieldUrl(path, readFieldPath(field))}>{name}</a> : name}: {message}{' '}
            {!isTextFile(path) && onRemove && (
              <button aria-label={`Remove ${record}`} onClick={() => onRemove(path)}>
                Remove it
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
