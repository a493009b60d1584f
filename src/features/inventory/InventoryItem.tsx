// A vehicle in the inventory's list: its card with the box that chooses it for comparing. Part of the inventory island.
// Drawn again only when something of its own changes, since a choice concerns few of many.
import { memo } from 'react';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import CompareCheckbox from './CompareCheckbox.tsx';
import VehicleCard from '../vehicles/VehicleCard.tsx';

interface Props {
  /** Where a link leads to it. */
  id: string | undefined;
  vehicle: ListedVehicle;
  isChosen: boolean;
  /** As many are chosen as can be compared. */
  isFull: boolean;
  isReady: boolean;
  /** Has to stay the same from one drawing of the list to the next. */
  onToggle: (id: string) => void;
}

function InventoryItem({ id, vehicle, isChosen, isFull, isReady, onToggle }: Props) {
  return (
    // What is not laid out while it is far away is cut off at its edges, so these leave room for the mark of the focus.
    <li
      id={id}
      className="-m-1.5 p-1.5 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] noscript:[content-visibility:visible]"
    >
      <VehicleCard
        vehicle={vehicle}
        action={
          // What nobody can buy is no choice; a link may have chosen it all the same.
          (vehicle.inStock || isChosen) && (
            <CompareCheckbox
              vehicle={vehicle}
              isChosen={isChosen}
              isFull={isFull && !isChosen}
              isReady={isReady}
              onToggle={onToggle}
            />
          )
        }
      />
    </li>
  );
}

export default memo(InventoryItem);
