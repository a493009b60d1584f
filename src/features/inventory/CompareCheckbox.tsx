// The box on a card that chooses its vehicle for comparing; the bar says why it is off once enough are chosen. Part of the
// inventory island.
import { fullReasonId } from './max-compared.ts';
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
  return (
    <div className="min-h-11 sm:mt-2 noscript:hidden">
      {isReady && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull}
            aria-describedby={isFull ? fullReasonId : undefined}
            onChange={() => {
              onToggle(card.id);
            }}
            className="size-5 accent-accent"
          />
          <span>
            Compare<span className="sr-only">{` ${card.name}`}</span>
          </span>
        </label>
      )}
    </div>
  );
}
