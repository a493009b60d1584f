// The filters in use, each removed by a press, after the link back to the questions. Part of the inventory island.
import { guidePath } from '../../lib/paths.ts';
import type { listRestrictions } from './inventory-filters.ts';
import { emptyQuery, type InventoryQuery } from './inventory-query.ts';

interface Props {
  restrictions: ReturnType<typeof listRestrictions>;
  onRemove: (change: Partial<InventoryQuery>) => void;
}

export default function FilterChips({ restrictions, onRemove }: Props) {
  if (restrictions.length === 0) return null;
  return (
    <div className="screen-only flex flex-wrap gap-2 pt-1.5 pb-3 lg:pb-1.5">
      <a href={guidePath} className="self-center py-1 pr-1 text-fine text-link">
        Start over
      </a>
      {restrictions.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            onRemove({ [name]: emptyQuery[name] });
          }}
          className="flex min-h-9 items-center gap-2 rounded-full bg-accent-soft px-3.5 text-fine font-medium"
        >
          {name === 'search' ? `“${label}”` : label}
          <span aria-hidden="true">×</span>
          <span className="sr-only">, remove this filter</span>
        </button>
      ))}
    </div>
  );
}
