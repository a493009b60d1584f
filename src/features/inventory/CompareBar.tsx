// How many vehicles are chosen to compare, at the bottom of the screen. Part of the inventory island.
import { maxCompared } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';

interface Props {
  count: number;
  onOpen: () => void;
  onClear: () => void;
}

/** Id of the reason why no more can be chosen, which describes the disabled checkboxes. */
export const fullReasonId = 'compare-full';

export default function CompareBar({ count, onOpen, onClear }: Props) {
  const isEmpty = count === 0;
  return (
    <div
      className={`screen-only in-place-of-mobile-bar z-10 has-[+dialog[open]]:invisible ${isEmpty ? '' : 'mt-4 flex flex-wrap items-center gap-x-4 rounded-large border border-line bg-surface px-5 py-2 shadow-float'}`}
    >
      {/* Rendered while empty, or screen readers would not announce the first choice. */}
      <p role="status" className="flex-1">
        {!isEmpty && (
          <>
            <strong key={count}>{`${count} chosen`}</strong>
            <span className="sr-only"> to compare</span>
            {count === 1 && <ChangingText>. Choose one or two more.</ChangingText>}
            {count === maxCompared && (
              <span>
                .{' '}
                <span id={fullReasonId}>
                  {maxCompared} at most.
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
      {count > 1 && (
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
