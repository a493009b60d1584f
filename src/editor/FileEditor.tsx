// One file: its form beside the page that it changes, or, while it has a mistake of form, its lines.
import { Fragment, useRef, useState } from 'react';
import { ask, openInTextEditor } from './client.ts';
import { Page, Remarks } from './Page.tsx';
import RecordForm from './RecordForm.tsx';
import RetireTask from './RetireTask.tsx';
import type { FileState, Written } from './server.ts';
import VehicleTasks from './VehicleTasks.tsx';

/** How long nobody types before the form is saved, in milliseconds. */
const pause = 250;

export default function FileEditor({ path, first }: { path: string; first: FileState }) {
  const [state, setState] = useState(first);
  const [message, setMessage] = useState('');
  const [reading, setReading] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const version = useRef(first.version);
  const value = useRef<unknown>(first.value);
  const timer = useRef<number>(undefined);
  // One write after the other: each must know the version that the one before it made.
  const queue = useRef(Promise.resolve());

  const read = async (words: string) => {
    const file = await ask<FileState>('/file', { path });
    version.current = file.version;
    value.current = file.value;
    setState(file);
    // The form is drawn anew, with what the file holds.
    setReading((count) => count + 1);
    setMessage(words);
  };
  const write = (address: string, query: Record<string, string>, body: BodyInit, isTask = true) => {
    queue.current = queue.current
      .then(() => ask<Written>(address, { path, version: version.current, ...query }, body))
      .then(async ({ version: written, remarks }) => {
        version.current = written;
        setState((before) => ({ ...before, remarks }));
        setMessage('Saved.');
        void ask('/shown').then(() => frame.current?.contentWindow?.location.reload());
        if (isTask) await read('Saved.');
      })
      // What was refused is not kept: the form shows what the file holds.
      .catch((error: Error) => read(error.message).catch(() => setMessage(error.message)));
    return queue.current;
  };
  const saveNow = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void write('/save', {}, JSON.stringify(value.current), false);
  };
  const change = (changed: unknown) => {
    clearTimeout(timer.current);
    value.current = changed;
    timer.current = window.setTimeout(saveNow, pause);
  };
  const markStock = (inStock: boolean) =>
    void write('/save', {}, JSON.stringify({ ...(value.current as object), inStock }));

  const { title, page } = state.record;
  const file = `data/${path}`;
  const own = state.remarks.filter((remark) => remark.file === file);
  const mistakes = state.remarks.filter(({ isMistake }) => isMistake);
  return (
    <Page title={title} message={message}>
      <div>
        <a href="/edit">All records</a>{' '}
        <button onClick={() => openInTextEditor(file)}>Open {file} in your text editor</button>{' '}
        {path.startsWith('vehicles/') && <RetireTask path={path} title={title} isNew={state.isNew} />}
      </div>
      <Remarks remarks={mistakes} />
      <div className="sides" onBlur={saveNow}>
        <div>
          {state.form ? (
            <Fragment key={reading}>
              {path.startsWith('vehicles/') && (
                <VehicleTasks
                  isInStock={state.value['inStock'] !== false}
                  onStock={markStock}
                  onPhoto={(photo, alt) => write('/photo', alt, photo)}
                />
              )}
              <RecordForm shape={state.form} value={state.value} remarks={own} onChange={change} />
            </Fragment>
          ) : (
            <pre>
              {state.text.split('\n').map((words, index) => (
                <Fragment key={index}>
                  {own.some(({ line }) => line === index + 1) ? <mark>{words}</mark> : words}
                  {'\n'}
                </Fragment>
              ))}
            </pre>
          )}
        </div>
        {page !== undefined && <iframe ref={frame} src={page} title={`The page ${page}`} />}
      </div>
    </Page>
  );
}
