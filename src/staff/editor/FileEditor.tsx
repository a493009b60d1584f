// One file: its form beside the page that it changes, or, while it has a syntax error, its lines.
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { labelField } from '../../content/labels.ts';
import { pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { requestEditor, openInTextEditor } from './client.ts';
import { focusNamedField } from './focus-field.ts';
import { Page, DiagnosticList } from './Page.tsx';
import PageBeside from './PageBeside.tsx';
import RecordForm from './RecordForm.tsx';
import RetireTask from './RetireTask.tsx';
import ReviewTask from './ReviewTask.tsx';
import type { FileState, WriteResult } from './server.ts';
import SceneTask from './SceneTask.tsx';
import { sendPicture } from './send-picture.ts';
import VehicleTasks from './VehicleTasks.tsx';

const scenesFile = 'scenes/scenes.yaml';

/** How long nobody types before the form is saved, in milliseconds. */
const pause = 250;

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The URL of an entry's own page, by the id of a field in it; undefined where it has none. */
function findEntryPage(value: unknown, fieldId: string): string | undefined {
  const [, list = '', index = ''] = fieldId.split('_');
  const entry: unknown = Reflect.get(Object(Reflect.get(Object(value) as object, list)) as object, index);
  const page: unknown = Reflect.get(Object(entry) as object, 'path');
  return typeof page === 'string' ? page : undefined;
}

interface Props {
  path: string;
  first: FileState;
  /** Whether it was added just now. */
  isAdded?: boolean;
}

export default function FileEditor({ path, first, isAdded = false }: Props) {
  const [state, setState] = useState(first);
  const [value, setValue] = useState(first.value);
  const [message, setMessage] = useState('');
  const [reading, setReading] = useState(0);
  // A vehicle that is being retired has no page any more.
  const [isGoing, setGoing] = useState(false);
  const [isPageShown, setPageShown] = useState(false);
  // The page of the entry that somebody is at, such as a town's; else that of the file.
  const [entryPage, setEntryPage] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const version = useRef(first.version);
  // What the form holds, and what of it was sent last: all that differs is still to be saved.
  const held = useRef(first.value);
  const sent = useRef(first.value);
  const timer = useRef<number>(undefined);
  // One write after the other: each must know the version that the one before it made.
  const queue = useRef(Promise.resolve());

  const hold = (changed: FileState['value']) => {
    held.current = changed;
    setValue(changed);
  };
  const show = (file: FileState) => {
    version.current = file.version;
    sent.current = file.value;
    hold(file.value);
    setState(file);
    // The form is drawn anew, with what the file holds.
    setReading((count) => count + 1);
  };
  const reloadPage = () =>
    void requestEditor('/shown').then(() => frame.current?.contentWindow?.location.reload());
  const write = (send: () => Promise<WriteResult | undefined>) => {
    queue.current = queue.current
      .then(send)
      .then((written) => {
        if (!written) return;
        version.current = written.version;
        setState((before) => ({ ...before, diagnostics: written.diagnostics }));
        setMessage(held.current === sent.current ? 'Saved.' : '');
        reloadPage();
      })
      // What was refused is not kept, and the form shows what the file holds; while somebody types on, only if it changed.
      .catch(async ({ message: refusal }: Error) => {
        const file = await requestEditor<FileState>('/file', { path }).catch(() => undefined);
        const isTyping = held.current !== sent.current && file?.version === version.current;
        if (file && !isTyping) show(file);
        setMessage(refusal);
      });
  };
  const saveNow = () => {
    clearTimeout(timer.current);
    if (held.current === sent.current) return;
    write(async () => {
      // A write before this one was refused, and the form holds what the file does: its refusal stays to be read.
      if (held.current === sent.current) return undefined;
      sent.current = held.current;
      return requestEditor('/save', { path, version: version.current }, JSON.stringify(held.current));
    });
  };
  const change = (changed: FileState['value']) => {
    clearTimeout(timer.current);
    hold(changed);
    setMessage('');
    timer.current = window.setTimeout(saveNow, pause);
  };
  const markStock = (inStock: boolean) => {
    change({ ...held.current, inStock });
    saveNow();
  };
  const addPhoto = (photo: File, alt: string) => {
    setMessage(`Adding ${photo.name} …`);
    sendPicture(pictureFolder, path.replace(/^vehicles\/|\.yaml$/g, ''), photo).then(
      (file) => {
        const pictures = (held.current['pictures'] as object[] | undefined) ?? [];
        change({ ...held.current, pictures: [...pictures, { file, alt }] });
        saveNow();
      },
      (error: Error) => setMessage(error.message),
    );
  };
  const undo = () => {
    saveNow();
    write(async () => {
      await requestEditor('/undo', { path }, '');
      const file = await requestEditor<FileState>('/file', { path });
      show(file);
      return file;
    });
  };
  useEffect(focusNamedField, []);
  useEffect(() => {
    // What was sent is written also when its page is left.
    const askToStay = (event: BeforeUnloadEvent) => {
      if (held.current !== sent.current) event.preventDefault();
    };
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, []);

  const { title, page } = state.record;
  const file = `data/${path}`;
  const own = useMemo(
    () => state.diagnostics.filter((diagnostic) => diagnostic.file === file),
    [state.diagnostics, file],
  );
  // What is told of the file as a whole has no field to stand at.
  const untold = state.diagnostics.filter(
    ({ severity, ...at }) => severity === 'error' || (at.file === file && at.field === ''),
  );
  return (
    <Page title={title} message={message}>
      <div className="tasks">
        <button className="switch" onClick={() => setPageShown(!isPageShown)}>
          {isPageShown ? 'Back to the form' : 'Look at the page'}
        </button>
        <button onClick={() => openInTextEditor(file)}>Open in your text editor</button>
        <button onClick={undo}>Undo the last step</button>
        {path.startsWith('vehicles/') && (
          <RetireTask path={path} title={title} isNew={state.isNew} onGoing={setGoing} />
        )}
      </div>
      {isAdded && (
        <section className="ask" aria-label="What is next" tabIndex={-1} ref={takeFocus}>
          <p>It is added. Fill in below what else is known, and look at its page.</p>
          {value['verified'] === false && (
            <p>Once somebody has checked its figures, say so at “{labelField('verified')}”.</p>
          )}
        </section>
      )}
      <DiagnosticList diagnostics={untold} ownFile={file} />
      <div className={`sides ${isPageShown ? 'page-shown' : 'form'}`} onBlur={saveNow}>
        <div onFocus={({ target }) => setEntryPage(findEntryPage(value, target.id))}>
          {state.form ? (
            <Fragment key={reading}>
              {path.startsWith('vehicles/') && (
                <VehicleTasks isInStock={value['inStock'] !== false} onStock={markStock} onPhoto={addPhoto} />
              )}
              {path === scenesFile && <SceneTask onChanged={reloadPage} />}
              <ReviewTask
                shape={state.form}
                first={first.value}
                value={value}
                today={state.today}
                onChange={change}
              />
              <RecordForm shape={state.form} value={value} diagnostics={own} onChange={change} />
            </Fragment>
          ) : (
            <pre>
              {state.text.split('\n').map((line, index) => (
                <Fragment key={index}>
                  {own.some(({ line }) => line === index + 1) ? <mark>{line}</mark> : line}
                  {'\n'}
                </Fragment>
              ))}
            </pre>
          )}
        </div>
        {!isGoing && <PageBeside key={entryPage ?? page} frame={frame} page={entryPage ?? page} />}
      </div>
    </Page>
  );
}
