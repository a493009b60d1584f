// The first page: what has changed since the last publication, and every record that has a form.
import { useState } from 'react';
import { ask, openInTextEditor, pictureAddress } from './client.ts';
import { Page, Remarks } from './Page.tsx';
import type { Overview as OverviewData } from './server.ts';

const idOf = (path: string) => path.replace(/^vehicles\/|\.yaml$/g, '');

export default function Overview({ data }: { data: OverviewData }) {
  const [message, setMessage] = useState('');
  const addUsedCart = (form: FormData) => {
    ask<string>('/used-cart', Object.fromEntries(form) as Record<string, string>, '').then(
      (path) => location.assign(`/edit?file=${path}`),
      (error: Error) => setMessage(error.message),
    );
  };
  const { records, changes, others, remarks, steps } = data;
  const vehicles = records.filter(({ path }) => path.startsWith('vehicles/'));
  const isBroken = (path: string) =>
    remarks.some(({ file, isMistake }) => isMistake && file === `data/${path}`);
  const mark = (path: string) => isBroken(path) && <mark>has a mistake</mark>;
  return (
    <Page title="Edit the site" message={message}>
      <h2>What has changed since the last publication</h2>
      <ul>{changes.length === 0 ? <li>Nothing</li> : changes.map((line) => <li key={line}>{line}</li>)}</ul>
      <details>
        <summary>How to publish it</summary>
        <ol dangerouslySetInnerHTML={{ __html: steps }} />
      </details>
      <Remarks remarks={remarks} />
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
            {picture !== undefined && <img src={pictureAddress(picture)} alt="" loading="lazy" />}
            <a href={`/edit?file=${path}`}>{title}</a> {mark(path) || detail}
          </li>
        ))}
      </ul>
      <form action={addUsedCart}>
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
          Its stock number
          <input name="stockId" type="text" required />
        </label>
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
