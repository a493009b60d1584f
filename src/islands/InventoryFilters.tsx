// The filter controls of the inventory: search, five choices and the sort order. Part of the inventory island.
import type { InventoryOptions, InventoryQuery } from '../lib/vehicles/inventory-filters.ts';

interface Props {
  query: InventoryQuery;
  options: InventoryOptions;
  onChange: (change: Partial<InventoryQuery>) => void;
}

const controls = [
  { name: 'brand', label: 'Brand' },
  { name: 'category', label: 'Category' },
  { name: 'price', label: 'Price' },
  { name: 'condition', label: 'Condition' },
  { name: 'seats', label: 'Seats' },
  { name: 'sort', label: 'Sort by' },
] as const;

const fieldClass =
  'border-line bg-surface mt-1 block min-h-11 w-full rounded-small border px-3 disabled:text-text-quiet';

export default function InventoryFilters({ query, options, onChange }: Props) {
  return (
    <>
      <div className="col-span-full">
        <label htmlFor="filter-search" className="font-medium">
          Search
        </label>
        <input
          id="filter-search"
          type="search"
          value={query.search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            onChange({ search: event.target.value });
          }}
          className={fieldClass}
        />
      </div>
      {controls.map((control) => (
        <div key={control.name}>
          <label htmlFor={`filter-${control.name}`} className="font-medium">
            {control.label}
          </label>
          <select
            id={`filter-${control.name}`}
            value={query[control.name]}
            onChange={(event) => {
              onChange({ [control.name]: event.target.value });
            }}
            className={fieldClass}
          >
            {options[control.name].map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </>
  );
}
