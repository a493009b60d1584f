// A field that names a picture: shows it, and offers those that are there with where each is used, and a new one.
import type { WidgetProps } from '@rjsf/utils';
import { Fragment, useRef, useState } from 'react';
import { fieldUrl, pictureUrl, requestEditor } from './client.ts';
import type { ListedPicture } from './pictures.ts';
import { sendPicture } from './send-picture.ts';

export default function PictureField({ id, label, value, options, onChange }: WidgetProps) {
  const folder = options['folder'] as string;
  const name = value as string | undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([]);
  const [message, setMessage] = useState('');
  const tell = (error: Error) => setMessage(error.message);
  const look = () => {
    setMessage('');
    dialog.current?.showModal();
    requestEditor<ListedPicture[]>('/pictures', { folder }).then(setPictures, tell);
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    dialog.current?.close();
  };
  const add = (picture: File | undefined) => {
    if (!picture) return;
    setMessage(`Adding ${picture.name} …`);
    sendPicture(folder, picture.name.replace(/\.\w+$/, ''), picture).then(choose, tell);
  };
  return (
    <>
      {name !== undefined && <img src={pictureUrl(`${folder}/${name}`)} alt="" />}
      <button type="button" id={id} onClick={look} aria-describedby={`${id}__error ${id}__description`}>
        {name === undefined ? 'Choose a picture' : 'Choose another picture'}
      </button>
      <dialog ref={dialog} aria-label={label}>
        <PictureDrop words="Drop a picture here, or choose one of your computer" onPicture={add} />
        <p role="status">{message}</p>
        <ul className="cards">
          {pictures.map((picture) => (
            <li key={picture.name}>
              <button type="button" aria-pressed={picture.name === name} onClick={() => choose(picture.name)}>
                <img src={pictureUrl(`${folder}/${picture.name}`)} alt="" loading="lazy" />
                {picture.name}
              </button>
              <p className="field-description">
                {picture.usedBy.length === 0 && 'Used nowhere'}
                {picture.usedBy.map(({ path, at, record }, index) => (
                  <Fragment key={index}>
                    {index > 0 && ', '}
                    <a href={fieldUrl(path, at)}>{record}</a>
                  </Fragment>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          Keep it as it is
        </button>
      </dialog>
    </>
  );
}

/** Takes one picture, dropped or chosen. */
export function PictureDrop({
  words,
  onPicture,
}: {
  words: string;
  onPicture: (picture: File | undefined) => void;
}) {
  return (
    <label
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onPicture(event.dataTransfer.files[0]);
      }}
    >
      {words}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          onPicture(target.files?.[0]);
          // The name of a picture that is refused does not stay, and it can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
