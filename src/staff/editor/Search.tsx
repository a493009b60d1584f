// The search over everything that data/ says: each place leads to its field.
import { useRef, useState } from 'react';
import { fieldUrl, requestEditor } from './client.ts';
import type { FoundField } from './search.ts';

/** How long nobody types before it is searched, in milliseconds. */
const pause = 250;

export default function Search() {
  const [found, setFound] = useState<readonly FoundField[]>();
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState('');
  const timer = useRef<number>(undefined);
  const typed = useRef('');
  const search = (now: string) => {
    clearTimeout(timer.current);
    typed.current = now;
    setWords(now);
    timer.current = window.setTimeout(() => {
      requestEditor<FoundField[]>('/search', { words: now }).then(
        // An answer that comes late is about words that stand there no more.
        (fields) => typed.current === now && setFound(now.trim() === '' ? undefined : fields),
        (error: Error) => setRefusal(error.message),
      );
    }, pause);
  };
  return (
    <search>
      <label>
        Find a text, a figure or a record
        <input
          type="search"
          value={words}
          placeholder="late fee"
          onChange={({ target }) => search(target.value)}
        />
      </label>
      <p role="alert">
        {refusal || (found && (found.length === 0 ? 'This stands nowhere.' : `${found.length} places:`))}
      </p>
      {found && (
        <ul className="found">
          {found.map(({ path, at, record, label, value }, index) => (
            <li key={index}>
              <a href={fieldUrl(path, at, words)}>
                {record}: {label}
              </a>
              <br />
              {value}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
