// The empty state of the inventory: what was probably meant, and two more ways on. Part of the inventory island.
import ChangingText from '../../ui/ChangingText.tsx';
import { formatCount } from '../../lib/format.ts';
import { contactPathFor, inventoryPathFor, noticeDrawingPath } from '../../lib/paths.ts';
import { formatInventoryQuery } from './inventory-filters.ts';
import type { Suggestion } from './inventory-suggestions.ts';

interface Props {
  suggestions: readonly Suggestion[];
  onClear: () => void;
}

export default function NoResults({ suggestions, onClear }: Props) {
  return (
    <div className="rounded-large bg-band px-6 py-12 text-center">
      <img src={noticeDrawingPath('noMatch')} alt="" width="200" height="130" className="mx-auto mb-6 w-52" />
      <h2>No vehicles found</h2>
      <p className="mt-3 text-text-quiet">No vehicles match your current filters.</p>
      {suggestions.length > 0 && (
        <>
          <p className="mt-5 font-medium">Try one of these:</p>
          <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
            {suggestions.map(({ label, count, query }) => (
              <li key={label}>
                <a
                  href={inventoryPathFor(formatInventoryQuery(query))}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  <ChangingText>{`${label}: ${formatCount(count, 'cart')}`}</ChangingText>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={onClear}
          className="min-h-12 rounded-small bg-action px-5 font-semibold text-on-action hover:bg-action-strong"
        >
          Clear All Filters
        </button>
        <a
          href={contactPathFor('sales')}
          className="inline-flex min-h-12 items-center rounded-small border border-line bg-surface px-5 font-semibold"
        >
          Ask us to find one
        </a>
      </div>
    </div>
  );
}
