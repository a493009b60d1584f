// How many carts are chosen for comparing, at the bottom of the screen, with the way to them. Part of the inventory
// island. Its line stands in the page before anything is chosen, or a screen reader would not tell of the first choice.
import ChangingText from '../../ui/ChangingText.tsx';
import { isComparable } from './compare-vehicles.ts';
import { fullReasonId, maxCompared } from './max-compared.ts';

interface Props {
  /** How many are chosen. */
  count: number;
  onOpen: () => void;
  onClear: () => void;
}

export default function CompareBar({ count, onOpen, onClear }: Props) {
  const isEmpty = count === 0;
  return (
    <div
      className={`screen-only in-place-of-phone-bar z-10 has-[+dialog[open]]:invisible ${isEmpty ? '' : 'mt-4 flex flex-wrap items-center gap-x-4 rounded-large border border-line bg-surface px-5 py-2 shadow-float'}`}
    >
      <p role="status" className="flex-1">
        {!isEmpty && (
          <>
            <strong key={count}>{`${count} chosen`}</strong>
            <span className="sr-only"> to compare</span>
            {!isComparable(count) && <ChangingText>. Choose one or two more.</ChangingText>}
            {count === maxCompared && (
              <span>
                .{' '}
                <span id={fullReasonId}>
                  {maxCompared} at most.
                  {/* Two lines on phones, where the bar covers the boxes of the next choice. */}
                  <span className="max-sm:sr-only"> Uncheck one to swap.</span>
                </span>
              </span>
            )}
          </>
        )}
      </p>
      {!isEmpty && (
        <button type="button" onClick={onClear} className="inline-flex min-h-11 items-center text-link">
          Clear<span className="sr-only"> comparison</span>
        </button>
      )}
      {isComparable(count) && (
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 rounded-small bg-action px-5 font-semibold text-on-action"
        >
          Compare
        </button>
      )}
    </div>
  );
}
