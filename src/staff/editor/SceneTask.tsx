// The wide pictures of pages: both crops of each side by side, the pages that show it, and a new one for either.
import { Fragment, useEffect, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { pictureUrl, requestEditor } from './client.ts';
import { PictureDrop } from './PictureField.tsx';
import type { ListedScene } from './pictures.ts';
import { sendScene } from './send-picture.ts';

/** Pages that are named of those that show a scene; a setting has dozens. */
const namedPages = 3;

const cropWords = { wide: 'For wide screens', tall: 'For phones' } as const;

export default function SceneTask({ onChanged }: { onChanged: () => void }) {
  const [scenes, setScenes] = useState<readonly ListedScene[]>([]);
  /** What became of the picture that was added last. */
  const [answer, setAnswer] = useState<{ file: string; words: string; isRefusal?: boolean }>();
  const [failure, setFailure] = useState('');
  // Behind the address of each picture, so that the browser shows the new one.
  const [count, setCount] = useState(0);
  const read = () => requestEditor<ListedScene[]>('/scenes').then(setScenes);
  useEffect(() => void read().catch(({ message }: Error) => setFailure(message)), []);
  const replace = (file: string, picture: File | undefined) => {
    if (!picture) return;
    setAnswer({ file, words: `Adding ${picture.name} …` });
    sendScene(file, picture)
      .then(read)
      .then(() => {
        setCount((before) => before + 1);
        setAnswer({
          file,
          words: `${picture.name} stands there now. Does its sentence in the form below still say what it shows?`,
        });
        onChanged();
      })
      .catch(({ message: words }: Error) => setAnswer({ file, words, isRefusal: true }));
  };
  return (
    <details>
      <summary>The pictures, and new ones</summary>
      <p role="alert">{failure}</p>
      {scenes.map(({ wide, alt, crops, pages }) => (
        <section key={wide} aria-label={wide}>
          <h2>{alt}</h2>
          <p className="field-description">
            {pages.length === 0 ? 'No page shows it.' : 'Shown by '}
            {pages.slice(0, namedPages).map(({ path, title }, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <a href={path}>{title}</a>
              </Fragment>
            ))}
            {pages.length > namedPages && ` and ${formatCount(pages.length - namedPages, 'page')} more`}
          </p>
          <div className="crops">
            {crops.map(({ file, crop, width, height, isThere }) => (
              <div key={crop}>
                {isThere && <img src={`${pictureUrl(file)}&now=${count}`} alt="" loading="lazy" />}
                <p role="alert" className={answer?.isRefusal ? 'error-detail' : 'note'}>
                  {answer?.file === file && answer.words}
                </p>
                <PictureDrop
                  words={`${cropWords[crop]}: drop one of ${width} by ${height} pixels or more`}
                  onPicture={(picture) => replace(file, picture)}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </details>
  );
}
