// The first page: what has changed since the last publication, and every record that has a form.
import { useState, type SubmitEvent } from 'react';
import { labelChoice } from '../../content/labels.ts';
import Changes from './Changes.tsx';
import { fieldUrl, requestEditor, pictureUrl } from './client.ts';
import { Page, DiagnosticList } from './Page.tsx';
import PublishTask from './PublishTask.tsx';
import Search from './Search.tsx';
import type { EditableRecord } from './records.ts';
import type { AddedRecord, Overview as OverviewData } from './server.ts';

const idOf = (path: string) => path.replace(/^vehicles\/|\.yaml$/g, '');

const openGroups = ['The dealer and what is on sale', 'Vehicles'];
const firstGroups = [...openGroups, 'Pages', 'Policies', 'Counties'];

/** The records by their folders, those that change most first. */
function groupRecords(records: readonly EditableRecord[]): [heading: string, records: EditableRecord[]][] {
  const groups = Map.groupBy(records, ({ path }) =>
    path.includes('/') ? labelChoice(path.replace(/\/.*$/, '')) : 'The dealer and what is on sale',
  );
  const rank = (heading: string) => [...firstGroups, heading].indexOf(heading);
  return [...groups].toSorted(([a], [b]) => rank(a) - rank(b));
}

export default function Overview({ first }: { first: OverviewData }) {
  const [data, setData] = useState(first);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState('');
  // An action would empty the form, also when what stands in it is refused.
  const addUsedCart = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    requestEditor<AddedRecord>(
      '/used-cart',
      {},
      JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))),
    ).then(
      ({ path }) => location.assign(fieldUrl(path)),
      (error: Error) => setRefusal(error.message),
    );
  };
  const remove = (path: string) => {
    requestEditor('/remove-picture', { path }, '')
      .then(async () => {
        setData(await requestEditor<OverviewData>('/overview'));
        setMessage('Removed. "Undo the last step" brings it back.');
      })
      .catch((error: Error) => setMessage(error.message));
  };
  const { records, kinds, changes, lastStep, publication, diagnostics, steps } = data;
  const vehicles = records.filter(({ path }) => path.startsWith('vehicles/'));
  const groups = groupRecords(records);
  const isBroken = (path: string) =>
    diagnostics.some(({ file, severity }) => severity === 'error' && file === `data/${path}`);
  const mark = (path: string) => isBroken(path) && <mark>has a mistake</mark>;
  return (
    <Page title="Edit the site" message={message}>
      <Search />
      <Changes {...{ changes, records, lastStep }} onRead={setData} onMessage={setMessage} />
      <DiagnosticList diagnostics={diagnostics} onRemove={remove} />
      {publication && (changes.length > 0 || !publication.isSent) && (
        <PublishTask {...{ publication, steps }} onRead={setData} />
      )}
      <nav className="tasks" aria-labelledby="add">
        <h2 id="add">Add</h2>
        {kinds.map((kind) => (
          <a key={kind} href={`/edit?new=${kind}`}>
            New {kind}
          </a>
        ))}
      </nav>
      <form className="drop" onSubmit={addUsedCart} onChange={() => setRefusal('')}>
        <h2>A used cart that came in</h2>
        <div className="insert">
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
          <button>New used cart</button>
        </div>
        <p id="refusal" className="error-detail" role="alert">
          {refusal}
        </p>
      </form>
      {groups.map(([heading, ofGroup]) => (
        <details
          key={heading}
          open={openGroups.includes(heading) || ofGroup.some(({ path }) => isBroken(path))}
        >
          <summary>
            <h2>{heading}</h2> <span className="note">{ofGroup.length}</span>
          </summary>
          <ul className="cards">
            {ofGroup.map(({ path, title, detail, picture }) => (
              <li key={path}>
                {picture !== undefined && <img src={pictureUrl(picture)} alt="" loading="lazy" />}
                <a href={`/edit?file=${path}`}>{title}</a> {mark(path) || detail}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Page>
  );
}
