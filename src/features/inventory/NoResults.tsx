// The empty state of the inventory. Part of the inventory island.
import { formatCount } from '../../lib/format.ts';
import { contactPathFor } from '../../lib/contact-path.ts';
import { inventoryPathFor, noticeImagePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import type { findNearestQuery } from './inventory-filters.ts';
import { formatInventoryQuery } from './inventory-query.ts';

interface Props {
  nearest: ReturnType<typeof findNearestQuery>;
  onClear: () => void;
}

export default function NoResults({ nearest, onClear }: Props) {
  return (
    <div className="rounded-large bg-band px-6 py-12 text-center">
      <img src={noticeImagePath('noMatch')} alt="" width="200" height="130" className="mx-auto mb-6 w-52" />
      <h2>No vehicles found</h2>
      <p className="mt-3 text-text-quiet">No vehicles match your current filters.</p>
      {nearest && (
        <a
          href={inventoryPathFor(formatInventoryQuery(nearest.query))}
          className="mt-3 inline-flex min-h-11 items-center text-link"
        >
          <ChangingText>{`Without “${nearest.without}”: ${formatCount(nearest.count, 'cart')}`}</ChangingText>
        </a>
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
          href={contactPathFor({ kind: 'question' })}
          className="inline-flex min-h-12 items-center rounded-small border border-line bg-surface px-5 font-semibold"
        >
          Ask us to find one
        </a>
      </div>
    </div>
  );
}
