// The box on a card that chooses its vehicle for comparing; the bar says why it is off once enough are chosen. Part of the
// inventory island.
import { fullReasonId } from './max-compared.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';

interface Props {
  vehicle: Pick<ListedVehicle, 'id' | 'fullName'>;
  isChosen: boolean;
  /** Others are chosen, as many as can be compared. */
  isFull: boolean;
  /** Until the URL is read a choice would be lost, so the box comes then, into the room that is kept for it. */
  isReady: boolean;
  onToggle: (id: string) => void;
}

export default function CompareCheckbox({ vehicle, isChosen, isFull, isReady, onToggle }: Props) {
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
              onToggle(vehicle.id);
            }}
            className="size-5 accent-accent"
          />
          <span>
            Compare<span className="sr-only">{` ${vehicle.fullName}`}</span>
          </span>
        </label>
      )}
    </div>
  );
}
