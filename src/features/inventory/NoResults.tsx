// The empty state of the inventory. Part of the inventory island.
import { formatCount } from '../../lib/format.ts';
import { contactPathFor } from '../../lib/contact-path.ts';
import { inventoryPathFor, noticeDrawingPath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import type { InventoryOptions } from './inventory-options.ts';
import { formatInventoryQuery, type InventoryQuery } from './inventory-query.ts';
import { suggestQueries } from './inventory-suggestions.ts';

interface Props {
  vehicles: readonly ListedVehicle[];
  query: InventoryQuery;
  options: InventoryOptions;
  onClear: () => void;
}

export default function NoResults({ vehicles, query, options, onClear }: Props) {
  const suggestions = suggestQueries(vehicles, query, options);
  return (
    <div className="rounded-large bg-band px-6 py-12 text-center">
      <img src={noticeDrawingPath('noMatch')} alt="" width="200" height="130" className="mx-auto mb-6 w-52" />
      <h2>No vehicles found</h2>
      <p className="mt-3 text-text-quiet">No vehicles match your current filters.</p>
      {suggestions.length > 0 && (
        <>
          <p className="mt-5 font-medium">Try one of these:</p>
          <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
            {suggestions.map((suggestion) => (
              <li key={suggestion.label}>
                <a
                  href={inventoryPathFor(formatInventoryQuery(suggestion.query))}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  <ChangingText>{`${suggestion.label}: ${formatCount(suggestion.count, 'cart')}`}</ChangingText>
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
          href={contactPathFor({ kind: 'question' })}
          className="inline-flex min-h-12 items-center rounded-small border border-line bg-surface px-5 font-semibold"
        >
          Ask us to find one
        </a>
      </div>
    </div>
  );
}
