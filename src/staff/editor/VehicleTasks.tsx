// What is done to a vehicle with one button.
import { useState, type SubmitEvent } from 'react';

interface Props {
  isInStock: boolean;
  onStock: (isInStock: boolean) => void;
  onPhoto: (photo: File, alt: string) => void;
}

export default function VehicleTasks({ isInStock, onStock, onPhoto }: Props) {
  const [photo, setPhoto] = useState<File>();
  const [alt, setAlt] = useState('');
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Gone at once, so that nothing is left to press a second time.
    setPhoto(undefined);
    setAlt('');
    event.currentTarget.reset();
    if (photo) onPhoto(photo, alt);
  };
  return (
    <div
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setPhoto(event.dataTransfer.files[0]);
      }}
    >
      <button onClick={() => onStock(!isInStock)}>{isInStock ? 'Mark sold' : 'Mark in stock'}</button>
      <form onSubmit={add}>
        <label>
          Drop a photograph here, or choose it
          <input type="file" accept="image/*" onChange={({ target }) => setPhoto(target.files?.[0])} />
        </label>
        {photo && (
          <>
            <label>
              What does {photo.name} show? (for people who do not see it)
              <input type="text" required value={alt} onChange={({ target }) => setAlt(target.value)} />
            </label>
            <button>Add photo</button>
          </>
        )}
      </form>
    </div>
  );
}
