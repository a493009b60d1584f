// "Retire", or "Delete" for a vehicle that was never published: says what that changes, and does it after a second press.
import { useRef, useState } from 'react';
import { labelFile, labelPlace } from '../../content/labels.ts';
import { fieldUrl, requestEditor } from './client.ts';
import { readDataPath, readFieldPath } from './focus-field.ts';
import type { RetirementPlan } from './server.ts';

interface Props {
  path: string;
  title: string;
  /** Whether it was never published. */
  isNew: boolean;
  /** Told before its files go, and again if they stay. */
  onGoing: (isGoing: boolean) => void;
}

export default function RetireTask({ path, title, isNew, onGoing }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState<RetirementPlan>();
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState('');
  const tell = (error: Error) => setMessage(error.message);
  const verb = isNew ? 'Delete' : 'Retire';
  const look = () => {
    setMessage('');
    setPlan(undefined);
    dialog.current?.showModal();
    requestEditor<RetirementPlan>('/retirement', { path }).then(setPlan, tell);
  };
  const act = ({ version }: RetirementPlan) => {
    onGoing(true);
    requestEditor('/retire', { path, version }, '').then(
      () => setDone(true),
      (error: Error) => {
        onGoing(false);
        tell(error);
      },
    );
  };
  return (
    <>
      <button onClick={look}>{verb}</button>
      <dialog
        ref={dialog}
        aria-labelledby="retirement"
        // There is no file any more that the form behind it could change.
        onClose={() => isDone && location.assign('/edit')}
      >
        <h2 id="retirement">
          {isDone ? `${title} is ${isNew ? 'deleted' : 'retired'}` : `${verb} ${title}?`}
        </h2>
        <p role="status">{message}</p>
        {plan && !isDone && (
          <>
            <p>
              {plan.entry
                ? `Its page goes; its old address leads on to ${plan.entry.to}. These files go:`
                : 'It was never published, and nothing leads to it. These files go:'}
            </p>
            <ul>
              {plan.removed.map((file) => (
                <li key={file}>{labelFile(file, { title })}</li>
              ))}
            </ul>
          </>
        )}
        {plan && plan.namedBy.length > 0 && (
          <>
            <p>These name it, and must name another vehicle or none:</p>
            <ul>
              {plan.namedBy.map(({ file, field }) => {
                const [named, at] = [readDataPath(file), readFieldPath(field)];
                return (
                  <li key={`${file} ${field}`}>
                    <a href={fieldUrl(named, at)}>{labelFile(named, undefined)}</a>:{' '}
                    {labelPlace(undefined, at)}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {isDone ? (
          <a href="/edit">All records</a>
        ) : (
          <>
            {plan && <button onClick={() => act(plan)}>{verb} it</button>}{' '}
            <button onClick={() => dialog.current?.close()}>Keep it</button>
          </>
        )}
      </dialog>
    </>
  );
}
