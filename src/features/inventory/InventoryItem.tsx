// A vehicle in the inventory's list: its card with a checkbox that chooses it to compare. Part of the inventory island.
import { memo } from 'react';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import VehicleCard from '../vehicles/VehicleCard.tsx';
import { fullReasonId } from './CompareBar.tsx';

interface Props {
  /** Target of the link to the rest of the list. */
  id: string | undefined;
  vehicle: ListedVehicle;
  isChosen: boolean;
  /** Whether no other vehicle can be chosen. */
  isFull: boolean;
  /** Whether a choice would be kept, which it is once the URL is read. */
  isReady: boolean;
  /** Must be stable, or all cards render again. */
  onToggle: (id: string) => void;
}

function InventoryItem({ id, vehicle, isChosen, isFull, isReady, onToggle }: Props) {
  const isDisabled = isFull && !isChosen;
  const checkbox = (
    <div className="min-h-11 sm:mt-2 noscript:hidden">
      {isReady && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isDisabled}
            aria-describedby={isDisabled ? fullReasonId : undefined}
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
  return (
    // The padding leaves room for the focus ring, which content-visibility would clip. The sizes are those of most cards, so
    // that the list moves little when one is drawn after a jump.
    <li
      id={id}
      className="-m-1.5 p-1.5 [contain-intrinsic-block-size:auto_18.5rem] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_23rem] lg:[contain-intrinsic-block-size:auto_26rem] noscript:[content-visibility:visible]"
    >
      {/* A link may have chosen one that is out of stock. */}
      <VehicleCard vehicle={vehicle} action={(vehicle.inStock || isChosen) && checkbox} />
    </li>
  );
}

export default memo(InventoryItem);
