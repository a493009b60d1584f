// The first page: what has changed since the last publication, and every record that has a form.
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { requestEditor, openInTextEditor, pictureUrl } from './client.ts';
import { Page, DiagnosticList } from './Page.tsx';
import type { ListedChange, Overview as OverviewData } from './server.ts';

const idOf = (path: string) => path.replace(/^vehicles\/|\.yaml$/g, '');

/** The changes, and behind several values of one file the whole file. */
function listEntries(changes: readonly ListedChange[]): ListedChange[] {
  return changes.flatMap((change, index) => {
    const { path, version } = change;
    const isLast = changes[index + 1]?.path !== path;
    const hasSeveral = changes[index - 1]?.path === path;
    return isLast && hasSeveral ? [change, { summary: `All of data/${path}`, path, version }] : [change];
  });
}

export default function Overview({ first }: { first: OverviewData }) {
  const [data, setData] = useState(first);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const showChanges = (now: OverviewData, index: number) => {
    // Drawn at once, since the button that was pressed goes with its entry; the focus goes on to the next one.
    flushSync(() => {
      setData(now);
      setBusy(false);
    });
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? heading.current)?.focus();
  };
  const bringBack = ({ path, version, at = [], isNew }: ListedChange, index: number) => {
    const change = isNew ? `Remove data/${path}?` : `Bring back all of data/${path}? Its changes are lost.`;
    const warning = version === 'gone' ? `Bring back data/${path} as it was published?` : change;
    if (at.length === 0 && !confirm(warning)) return;
    const query: [string, string][] = [
      ['path', path],
      ['version', version],
      ...at.map((name): [string, string] => ['at', name]),
    ];
    setMessage('Working …');
    setBusy(true);
    requestEditor('/bring-back', query, '')
      .then(
        () => (isNew ? `data/${path} is gone.` : 'Brought back as it was published.'),
        (error: Error) => error.message,
      )
      .then(async (answer) => {
        showChanges(await requestEditor<OverviewData>('/overview'), index);
        setMessage(answer);
      })
      .catch((error: Error) => {
        setBusy(false);
        setMessage(error.message);
      });
  };
  // An action would empty the form, also when what stands in it is refused.
  const addUsedCart = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    requestEditor<string>(
      '/used-cart',
      {},
      JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))),
    ).then(
      (path) => location.assign(`/edit?file=${path}`),
      (error: Error) => setRefusal(error.message),
    );
  };
  const { records, changes, others, diagnostics, steps } = data;
  const vehicles = records.filter(({ path }) => path.startsWith('vehicles/'));
  const isBroken = (path: string) =>
    diagnostics.some(({ file, severity }) => severity === 'error' && file === `data/${path}`);
  const mark = (path: string) => isBroken(path) && <mark>has a mistake</mark>;
  return (
    <Page title="Edit the site" message={message}>
      <h2 ref={heading} tabIndex={-1}>
        What has changed since the last publication
      </h2>
      <ul ref={list}>
        {changes.length === 0 && <li>Nothing</li>}
        {listEntries(changes).map((change, index) => {
          const label = change.isNew ? 'Remove' : 'Bring back';
          return (
            <li key={[change.path, ...(change.at ?? [])].join('\n')}>
              {change.summary}{' '}
              <button
                aria-label={`${label}: ${change.summary}`}
                disabled={isBusy}
                onClick={() => bringBack(change, index)}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      <details>
        <summary>How to publish it</summary>
        <ol dangerouslySetInnerHTML={{ __html: steps }} />
      </details>
      <DiagnosticList diagnostics={diagnostics} />
      <h2>The dealer, rentals and figures</h2>
      <ul>
        {records
          .filter((record) => !vehicles.includes(record))
          .map(({ path, title }) => (
            <li key={path}>
              <a href={`/edit?file=${path}`}>{title}</a> {mark(path)}
            </li>
          ))}
      </ul>
      <h2>Vehicles</h2>
      <ul className="cards">
        {vehicles.map(({ path, title, detail, picture }) => (
          <li key={path}>
            {picture !== undefined && <img src={pictureUrl(picture)} alt="" loading="lazy" />}
            <a href={`/edit?file=${path}`}>{title}</a> {mark(path) || detail}
          </li>
        ))}
      </ul>
      <form onSubmit={addUsedCart} onChange={() => setRefusal('')}>
        <h2>A used cart that came in</h2>
        <label>
          It is like
          <select name="like">
            {vehicles.map(({ path, title }) => (
              <option key={path} value={idOf(path)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Its name, with the model year
          <input name="name" type="text" required aria-describedby="refusal" />
        </label>
        <label>
          Its stock number
          <input name="stockId" type="text" required aria-describedby="refusal" />
        </label>
        <p id="refusal" className="error-detail" role="alert">
          {refusal}
        </p>
        <button>New used cart</button>
      </form>
      <h2>Everything else, in your text editor</h2>
      <ul className="cards">
        {others.map((path) => (
          <li key={path}>
            <button onClick={() => openInTextEditor(`data/${path}`)}>data/{path}</button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
