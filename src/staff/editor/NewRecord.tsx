// A new record: the questions of `npm run new` one after the other, then the form of its file.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FormQuestion, NewRecordState } from './add-record.ts';
import { fieldUrl, requestEditor } from './client.ts';
import FileEditor from './FileEditor.tsx';
import { Page } from './Page.tsx';
import type { AddedRecord, FileState } from './server.ts';

type Given = readonly { key: string; text: string }[];

export default function NewRecord({ kind, first }: { kind: string; first: NewRecordState }) {
  const [state, setState] = useState(first);
  const [message, setMessage] = useState('');
  const [added, setAdded] = useState<AddedRecord & { file: FileState }>();
  const form = useRef<HTMLFormElement>(null);
  // What somebody typed is there again when its question comes back.
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const { given, question, refusal } = state;
  const tell = (error: Error) => setMessage(error.message);
  const send = <Result,>(path: string, answers: Given) => {
    setMessage('');
    const body = Object.fromEntries(answers.map(({ key, text }) => [key, text]));
    return requestEditor<Result>(path, { kind }, JSON.stringify(body));
  };
  const ask = (answers: Given) => void send<NewRecordState>('/question', answers).then(setState, tell);
  const add = async () => {
    const record = await send<AddedRecord>('/add-record', given);
    const file = await requestEditor<FileState>('/file', { path: record.path });
    history.replaceState(null, '', fieldUrl(record.path));
    setAdded({ ...record, file });
  };
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!question) return void add().catch(tell);
    const { key, preset } = question;
    const text = (new FormData(event.currentTarget).getAll('answer') as string[]).join('; ');
    setTyped({ ...typed, [key]: text === preset ? undefined : text });
    ask([...given, { key, text }]);
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=answer], button')?.focus(), [state]);

  if (added) return <FileEditor path={added.path} first={added.file} isAdded />;
  return (
    <Page title={`New ${kind}`} message={message}>
      <ul>
        {given.map(({ key, label, text }) => (
          <li key={key}>
            <strong>{label}:</strong> {text || 'left empty'}
          </li>
        ))}
      </ul>
      <form ref={form} onSubmit={goOn}>
        {question ? (
          <QuestionField
            key={question.key}
            question={question}
            text={typed[question.key] ?? question.preset}
            isRefused={refusal !== ''}
          />
        ) : (
          <p>That is all. Nothing is written until you press the button.</p>
        )}
        <p id="refusal" className="error-detail" role="alert">
          {refusal}
        </p>
        <div className="tasks">
          <button className="main">{question ? 'Next' : `Add this ${kind}`}</button>
          {given.length > 0 && (
            <button type="button" onClick={() => ask(given.slice(0, -1))}>
              Back
            </button>
          )}
        </div>
      </form>
    </Page>
  );
}

interface FieldProps {
  question: FormQuestion;
  /** What is filled in. */
  text: string;
  isRefused: boolean;
}

function QuestionField({ question, text, isRefused }: FieldProps) {
  const { label, hint, choices, isDate, isSeveral } = question;
  const field = {
    name: 'answer',
    'aria-describedby': 'hint refusal',
    'aria-invalid': isRefused,
  };
  const words = (
    <p id="hint" className="field-description answer">
      {hint}
    </p>
  );
  if (choices && isSeveral) {
    const chosen = text.split('; ');
    return (
      <fieldset className="checkboxes">
        <legend>{label}</legend>
        {words}
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              {...field}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            />{' '}
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <>
      <label htmlFor="answer">{label}</label>
      {words}
      {choices ? (
        <select id="answer" {...field} defaultValue={text}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : isDate ? (
        <input id="answer" type="date" {...field} defaultValue={text} />
      ) : (
        <textarea
          id="answer"
          {...field}
          rows={1}
          defaultValue={text}
          onKeyDown={(event) => {
            // As in a field of one line.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
    </>
  );
}
