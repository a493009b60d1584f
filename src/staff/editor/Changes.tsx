// What has changed since the last publication, each change with the button that takes it back.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldUrl, requestEditor } from './client.ts';
import type { EditableRecord } from './records.ts';
import type { ListedChange, Overview } from './server.ts';

interface Props {
  changes: readonly ListedChange[];
  records: readonly EditableRecord[];
  /** What the last step did, which can be taken back. */
  lastStep: string | undefined;
  onRead: (data: Overview) => void;
  onMessage: (message: string) => void;
}

/** The changes, and behind several values of one file the whole file. */
function listEntries(changes: readonly ListedChange[], findTitle: (path: string) => string): ListedChange[] {
  return changes.flatMap((change, index) => {
    const { path, version } = change;
    const isLast = changes[index + 1]?.path !== path;
    const hasSeveral = changes[index - 1]?.path === path;
    const title = findTitle(path);
    return isLast && hasSeveral ? [change, { summary: `All of ${title}`, path, version, title }] : [change];
  });
}

export default function Changes({ changes, records, lastStep, onRead, onMessage }: Props) {
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const showChanges = (now: Overview, index: number) => {
    // Drawn at once, since the button that was pressed goes with its entry; the focus goes on to the next one.
    flushSync(() => {
      onRead(now);
      setBusy(false);
    });
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? heading.current)?.focus();
  };
  const bringBack = ({ path, version, at = [], isNew, title }: ListedChange, index: number) => {
    const change = isNew ? `Remove ${title}?` : `Bring back all of ${title}? Its changes are lost.`;
    const warning = version === 'gone' ? `Bring back ${title} as it was published?` : change;
    if (at.length === 0 && !confirm(warning)) return;
    const query: [string, string][] = [
      ['path', path],
      ['version', version],
      ...at.map((name): [string, string] => ['at', name]),
    ];
    const done = isNew ? `Removed: ${title}` : 'Brought back as it was published.';
    act(requestEditor('/bring-back', query, ''), done, index);
  };
  const act = (request: Promise<unknown>, done: string, index: number) => {
    onMessage('Working …');
    setBusy(true);
    request
      .then(
        () => done,
        (error: Error) => error.message,
      )
      .then(async (answer) => {
        showChanges(await requestEditor<Overview>('/overview'), index);
        onMessage(answer);
      })
      .catch((error: Error) => {
        setBusy(false);
        onMessage(error.message);
      });
  };
  const findTitle = (path: string) => records.find((record) => record.path === path)?.title ?? '';
  const entries = listEntries(changes, findTitle).map((change, index) => ({ change, index }));
  const files = Map.groupBy(entries, ({ change }) => change.path);
  const undo = () => act(requestEditor('/undo', {}, ''), `Undone: ${lastStep}`, changes.length);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        What has changed since the last publication
      </h2>
      {changes.length === 0 && <p>Nothing</p>}
      <ul ref={list}>
        {[...files].map(([path, entries]) => (
          <li key={path}>
            {findTitle(path) !== '' && <a href={fieldUrl(path)}>{findTitle(path)}</a>}
            <ul>
              {entries.map(({ change, index }) => {
                const label = change.isNew ? 'Remove' : 'Bring back';
                return (
                  <li key={[path, ...(change.at ?? [])].join('\n')}>
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
          </li>
        ))}
      </ul>
      {lastStep !== undefined && (
        <button aria-label={`Undo the last step: ${lastStep}`} disabled={isBusy} onClick={undo}>
          Undo the last step
        </button>
      )}
    </>
  );
}
