// The filter controls of the inventory: search, choices, seats of which several may be ticked, and the sort order, which
// wide screens have above the list. Part of the inventory island. Drawn again only when a choice among them changes.
import { memo } from 'react';
import {
  isUpTo,
  listSeats,
  toggleSeats,
  type FilterOption,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';

interface Props {
  query: InventoryQuery;
  options: InventoryOptions;
  /** Has to stay the same from one drawing to the next. */
  onChange: (change: Partial<InventoryQuery>) => void;
}

type ChoiceName = Exclude<keyof InventoryOptions, 'seats'>;

const wholeRow = 'max-lg:col-span-full';

/**
 * What people choose by, below the seats; who knows the brand or the model finds it further down. The choices of some
 * have too many words for half of a phone's sheet, and one has nothing to stand beside. The order is there alone.
 */
const controls: readonly { name: ChoiceName; label: string; className?: string }[] = [
  { name: 'use', label: 'Use' },
  { name: 'condition', label: 'Condition' },
  { name: 'road', label: 'On the road', className: wholeRow },
  { name: 'price', label: 'Price', className: wholeRow },
  { name: 'brand', label: 'Brand' },
  { name: 'category', label: 'Category' },
  { name: 'battery', label: 'Battery', className: wholeRow },
  { name: 'sort', label: 'Sort by', className: `${wholeRow} lg:hidden` },
];

const fieldClass =
  'mt-1 block min-h-11 w-full rounded-small border border-line bg-surface px-3 disabled:text-text-quiet';

interface ChoiceProps {
  name: ChoiceName;
  label: string;
  className?: string | undefined;
  value: string;
  options: InventoryOptions[ChoiceProps['name']];
  onChange: Props['onChange'];
  isDisabled?: boolean;
}

/** The choices of a list, or those of a group in it. */
const listOptions = (among: readonly FilterOption[]) =>
  among.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/**
 * One list of choices, of prices those "up to" as a group of their own. Drawn again only when its own changes: all of them
 * have a hundred options.
 */
export const Choice = memo(function Choice({
  name,
  label,
  className,
  value,
  options,
  onChange,
  isDisabled,
}: ChoiceProps) {
  const upTo = options.filter(isUpTo);
  return (
    // Around its control, since engines of access count no other label while both are folded away.
    <label className={className}>
      <span className="font-medium">{label}</span>
      {name === 'category' && ' (series)'}
      <select
        disabled={isDisabled}
        value={value}
        onChange={(event) => {
          onChange({ [name]: event.target.value });
        }}
        className={fieldClass}
      >
        {listOptions(options.filter((option) => !isUpTo(option)))}
        {upTo.length > 0 && <optgroup label="Your budget">{listOptions(upTo)}</optgroup>}
      </select>
    </label>
  );
});

function InventoryFilters({ query, options, onChange }: Props) {
  const seats = listSeats(query);
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="font-medium">Seats</legend>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {options.seats.slice(1).map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={seats.includes(value)}
                onChange={() => {
                  onChange({ seats: toggleSeats(query, value) });
                }}
                className="size-5 accent-accent"
              />
              {value}
              <span className="sr-only">{label.slice(value.length)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {controls.map((control) => (
        <Choice
          key={control.name}
          {...control}
          value={query[control.name]}
          options={options[control.name]}
          onChange={onChange}
        />
      ))}
      <div className={wholeRow}>
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
    </>
  );
}

export default memo(InventoryFilters);
