// The box on a card that chooses its vehicle for comparing, and why it is off once enough are chosen. Part of the
// inventory island.
import { maxCompared } from './max-compared.ts';
import type { VehicleCard } from '../vehicles/vehicle-card.ts';

interface Props {
  card: Pick<VehicleCard, 'id' | 'name'>;
  isChosen: boolean;
  /** Others are chosen, as many as can be compared. */
  isFull: boolean;
  /** Until the URL is read a choice would be lost, so the box comes then, into the room that is kept for it. */
  isReady: boolean;
  onToggle: (id: string) => void;
}

export default function CompareCheckbox({ card, isChosen, isFull, isReady, onToggle }: Props) {
  const reasonId = isFull ? `full-${card.id}` : undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 sm:mt-2 noscript:hidden">
      {isReady && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull}
            aria-describedby={reasonId}
            onChange={() => {
              onToggle(card.id);
            }}
            className="size-5 accent-accent"
          />
          <span>
            Compare<span className="sr-only"> {card.name}</span>
          </span>
        </label>
      )}
      {isFull && (
        <span id={reasonId} className="text-fine text-text-quiet">
          {maxCompared} at most. Uncheck one first.
        </span>
      )}
    </div>
  );
}
