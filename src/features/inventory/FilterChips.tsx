// The way back to the questions, first, so that no number of filters pushes it past the margin; the filters in force, each
// removed by a press; on narrow screens, which have the filters in a sheet, behind them those that most visitors come with,
// each made by a press, so that neither takes a row of its own. Part of the inventory island.
import { guidePath } from '../../lib/paths.ts';
import type { Chip } from './filter-chips.ts';
import type { InventoryQuery } from './inventory-filters.ts';

interface Props {
  /** Those in force. */
  chips: readonly Chip[];
  quickChips: readonly Chip[];
  onPress: (change: Partial<InventoryQuery>) => void;
}

export default function FilterChips({ chips, quickChips, onPress }: Props) {
  const list = (among: readonly Chip[], isSet?: true) =>
    among.map(({ label, change }) => (
      <button
        key={label}
        type={isSet ? 'button' : 'submit'}
        name={Object.keys(change)[0]}
        value={Object.values(change)[0]}
        onClick={(event) => {
          event.preventDefault();
          onPress(change);
        }}
        className={`flex min-h-9 shrink-0 items-center gap-2 rounded-full px-3.5 text-fine font-medium ${isSet ? 'bg-accent-soft' : 'border border-line'}`}
      >
        {label}
        {isSet && (
          <>
            <span aria-hidden="true">×</span>
            <span className="sr-only">, remove this filter</span>
          </>
        )}
      </button>
    ));
  return (
    // Positioned, or words for screen readers would not scroll with the row, and would widen the page.
    <div className="screen-only relative flex gap-2 pt-1.5 pb-3 max-lg:-mx-5 max-lg:min-h-13.5 max-lg:overflow-x-auto max-lg:px-5 lg:flex-wrap lg:pb-1.5 lg:not-has-[>a]:hidden">
      {chips.length > 0 && (
        <a href={guidePath} className="shrink-0 self-center py-1 pr-1 text-fine text-link">
          Start over
        </a>
      )}
      {list(chips, true)}
      {quickChips.length > 0 && (
        // A form, so that a chip that is pressed before the island answers asks for its list by itself. With filters in the URL,
        // which it would take away, they wait.
        <form className="contents unless-query-unread lg:hidden">{list(quickChips)}</form>
      )}
    </div>
  );
}
