// The comparison as a sheet over the list, which stays where it is; on phones it fills the screen. On paper the
// comparison takes the place of the list. Part of the inventory island.
import { useDeferredValue, useEffect, useRef } from 'react';
import { compareAnchor, quotePathFor } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import type { ComparisonCopy } from './compare-vehicles.ts';
import CompareTable from './CompareTable.tsx';

interface Props {
  isOpen: boolean;
  vehicles: readonly ListedVehicle[];
  copy: ComparisonCopy;
  onRemove: (id: string) => void;
  onClose: () => void;
}

export default function CompareDialog({ isOpen, vehicles, copy, onRemove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The sheet answers at once, and the table, which takes longer, follows.
  const isFilled = useDeferredValue(isOpen) && isOpen;

  useEffect(() => {
    if (isOpen === dialog.current?.open) return;
    if (isOpen) {
      dialog.current?.showModal();
      // By itself the sheet would frame the way out of it.
      heading.current?.focus();
    } else dialog.current?.close();
  }, [isOpen]);

  const table = <CompareTable {...{ vehicles, copy, onRemove }} />;
  return (
    <>
      <dialog
        ref={dialog}
        id={compareAnchor}
        aria-label="Compare"
        closedby="any"
        // Escape closes it by itself; the URL has to follow. Going back has changed it already.
        onClose={() => {
          if (isOpen) onClose();
        }}
        className="screen-only m-auto h-dvh max-h-none w-full max-w-none scroll-pt-32 overscroll-contain bg-surface px-5 text-text backdrop:bg-brand/40 sm:h-auto sm:max-h-[90dvh] sm:max-w-[62rem] sm:rounded-large"
      >
        {isOpen && (
          <>
            <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between bg-surface">
              <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
                Compare
              </h2>
              <button type="button" onClick={onClose} className="-mr-4 min-h-11 px-4 text-link">
                Close
              </button>
            </div>
            {isFilled && (
              <>
                {table}
                <div className="sticky bottom-0 flex flex-wrap gap-2 bg-surface py-3 leading-tight font-semibold">
                  <a
                    href={quotePathFor(vehicles.map(({ id }) => id))}
                    className="inline-flex min-h-12 grow items-center justify-center rounded-small bg-action px-3 py-2 text-on-action sm:grow-0 sm:px-5"
                  >
                    {copy.quoteLabel}
                  </a>
                  <a
                    href={copy.call.href}
                    className="inline-flex min-h-12 grow items-center justify-center rounded-small border border-line px-3 py-2 sm:grow-0 sm:px-5"
                  >
                    Call<span className="max-sm:sr-only">&nbsp;{copy.call.number}</span>
                  </a>
                </div>
              </>
            )}
          </>
        )}
      </dialog>
      {isFilled && <div className="print-only">{table}</div>}
    </>
  );
}
