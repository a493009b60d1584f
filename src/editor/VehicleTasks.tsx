// What is done to a vehicle with one button.
import { useState } from 'react';

interface Props {
  isInStock: boolean;
  onStock: (isInStock: boolean) => void;
  /** Resolves when it is written. */
  onPhoto: (photo: File, alt: Record<string, string>) => Promise<void>;
}

export default function VehicleTasks({ isInStock, onStock, onPhoto }: Props) {
  const [photo, setPhoto] = useState<File>();
  const add = async (form: FormData) => {
    if (photo) await onPhoto(photo, Object.fromEntries(form) as Record<string, string>);
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
      <label>
        Drop a photograph here, or choose it
        <input type="file" accept="image/*" onChange={({ target }) => setPhoto(target.files?.[0])} />
      </label>
      {photo && (
        <form action={add}>
          <label>
            What does {photo.name} show? (for people who do not see it)
            <input name="alt" type="text" required />
          </label>
          <button>Add photo</button>
        </form>
      )}
    </div>
  );
}
