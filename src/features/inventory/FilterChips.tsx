// The filters in force, each removed by a press. Part of the inventory island.
import { emptyQuery, filterNames, labelChoices } from './inventory-filters.ts';
import type { InventoryOptions, InventoryQuery } from './inventory-filters.ts';

interface Chip {
  name: keyof InventoryQuery;
  label: string;
}

interface Props {
  chips: readonly Chip[];
  onRemove: (change: Partial<InventoryQuery>) => void;
}

export default function FilterChips({ chips, onRemove }: Props) {
  return chips.map((chip) => (
    <button
      key={chip.name}
      type="button"
      onClick={() => {
        onRemove({ [chip.name]: emptyQuery[chip.name] });
      }}
      className="inline-flex min-h-9 items-center gap-2 rounded-small bg-accent-soft px-3"
    >
      {chip.label}
      <span aria-hidden="true">×</span>
      <span className="sr-only">, remove this filter</span>
    </button>
  ));
}

/** The filters in force with their words; the sort order restricts nothing and is no chip. */
export function listChips(query: InventoryQuery, options: InventoryOptions): Chip[] {
  const chips: Chip[] = [];
  if (query.search.trim() !== '') chips.push({ name: 'search', label: `“${query.search.trim()}”` });
  for (const name of filterNames) {
    if (query[name] === emptyQuery[name]) continue;
    chips.push({ name, label: labelChoices(options[name], query[name]).join(', ') });
  }
  return chips;
}
