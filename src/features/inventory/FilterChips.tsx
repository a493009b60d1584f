// The link back to the questions, the filters in use, and on mobile the filters that most visitors want. Part of the inventory
// island.
import { guidePath } from '../../lib/paths.ts';
import type { Chip } from './filter-chips.ts';
import type { InventoryQuery } from './inventory-query.ts';

interface Props {
  chips: readonly Chip[];
  quickChips: readonly Chip[];
  onPress: (change: Partial<InventoryQuery>) => void;
}

export default function FilterChips({ chips, quickChips, onPress }: Props) {
  const renderChip = ({ label, change }: Chip, isInUse: boolean) => (
    <button
      key={label}
      type={isInUse ? 'button' : 'submit'}
      name={Object.keys(change)[0]}
      value={Object.values(change)[0]}
      onClick={(event) => {
        event.preventDefault();
        onPress(change);
      }}
      className={`flex min-h-9 shrink-0 items-center gap-2 rounded-full px-3.5 text-fine font-medium ${isInUse ? 'bg-accent-soft' : 'border border-line'}`}
    >
      {label}
      {isInUse && (
        <>
          <span aria-hidden="true">×</span>
          <span className="sr-only">, remove this filter</span>
        </>
      )}
    </button>
  );
  return (
    // "relative", so that text for screen readers scrolls with the row and does not widen the page.
    <div className="screen-only relative flex gap-2 pt-1.5 pb-3 max-lg:-mx-5 max-lg:min-h-13.5 max-lg:overflow-x-auto max-lg:px-5 lg:flex-wrap lg:pb-1.5 lg:not-has-[>a]:hidden">
      {chips.length > 0 && (
        <a href={guidePath} className="shrink-0 self-center py-1 pr-1 text-fine text-link">
          Start over
        </a>
      )}
      {chips.map((chip) => renderChip(chip, true))}
      {quickChips.length > 0 && (
        // A form, so that a chip works before the island does. It would drop other filters, so a URL that has some hides it
        // until then.
        <form className="contents unless-query-unread lg:hidden">
          {quickChips.map((chip) => renderChip(chip, false))}
        </form>
      )}
    </div>
  );
}
