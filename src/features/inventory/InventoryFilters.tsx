// Filters next to the list, on narrow screens in a sheet over it. Part of the inventory island.
import { memo, type FocusEvent } from 'react';
import { formatCount } from '../../lib/format.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import type { InventoryOptions } from './inventory-options.ts';
import { listSeats, toggleSeats, type InventoryQuery } from './inventory-query.ts';
import { flushPendingUrl } from './use-url-query.ts';

export const filtersId = 'inventory-filters';

type ChoiceName = Exclude<keyof InventoryOptions, 'seats'>;

const fullWidth = 'max-lg:col-span-full';
const fieldClass =
  'mt-1 block min-h-11 w-full rounded-small border border-line bg-surface px-3 disabled:text-text-quiet';

/** What most people choose by comes first. Those at half width share a row of the sheet. */
const choices: readonly { name: ChoiceName; label: string; className?: string }[] = [
  { name: 'use', label: 'Use' },
  { name: 'condition', label: 'Condition' },
  { name: 'road', label: 'On the road', className: fullWidth },
  { name: 'price', label: 'Price', className: fullWidth },
  { name: 'brand', label: 'Brand' },
  { name: 'category', label: 'Category' },
  { name: 'battery', label: 'Battery', className: fullWidth },
  { name: 'sort', label: 'Sort by', className: `${fullWidth} lg:hidden` },
];

interface ChoiceProps {
  name: ChoiceName;
  label: string;
  className?: string | undefined;
  value: string;
  options: InventoryOptions[ChoiceName];
  /** Must be stable. */
  onChange: (change: Partial<InventoryQuery>) => void;
  isDisabled?: boolean;
}

/** A select with its label. Memoized, since all of them have a hundred options. */
export const FilterSelect = memo(function FilterSelect({
  name,
  label,
  className,
  value,
  options,
  onChange,
  isDisabled,
}: ChoiceProps) {
  return (
    // Accessibility checkers ignore a "for" label while the sheet is closed.
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
});

interface Props extends Pick<ChoiceProps, 'onChange'> {
  query: InventoryQuery;
  options: InventoryOptions;
  foundCount: number;
  isReady: boolean;
}

export default function InventoryFilters({ query, options, foundCount, isReady, onChange }: Props) {
  const seats = listSeats(query);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A link that is followed right after typing takes the focus first.
    flushPendingUrl();
    // The sheet would cover what has the focus. Browsers before 2024 have no popovers.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
  };
  return (
    // A popover opens before the island runs. Browsers without popovers show the filters in place.
    <search
      id={filtersId}
      popover="auto"
      onBlur={leave}
      className={`screen-only max-h-[85dvh] bg-surface text-text not-supports-[selector(:popover-open)]:max-h-none backdrop:bg-brand/40 max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-auto max-lg:open:bottom-0 max-lg:open:w-full max-lg:open:rounded-t-large max-lg:open:px-5 max-lg:open:pt-6 motion-safe:max-lg:open:animate-fade-up lg:sticky lg:inset-auto lg:top-22 lg:-mx-1 lg:block lg:max-h-[calc(100dvh-6rem)] lg:w-auto lg:px-1 lg:pb-1 ${isReady ? 'lg:overflow-y-auto' : 'lg:overflow-visible'}`}
    >
      <fieldset
        disabled={!isReady}
        className="grid gap-4 min-[22.5rem]:max-lg:grid-cols-2 lg:gap-2 lg:leading-tight"
      >
        <legend className="pb-3 font-heading text-h3 font-bold lg:sr-only">Filter and sort</legend>
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          className="absolute top-3 right-3 min-h-11 px-3 text-link not-supports-[selector(:popover-open)]:hidden lg:hidden"
        >
          Close
        </button>
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
        {choices.map((choice) => (
          <FilterSelect
            key={choice.name}
            {...choice}
            value={query[choice.name]}
            options={options[choice.name]}
            onChange={onChange}
          />
        ))}
        <div className={fullWidth}>
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
      </fieldset>
      <div className="sticky bottom-0 mt-4 bg-surface py-4 not-supports-[selector(:popover-open)]:hidden lg:hidden">
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          className="min-h-12 w-full rounded-small bg-action font-semibold text-on-action"
        >
          <ChangingText>{`Show ${formatCount(foundCount, 'vehicle')}`}</ChangingText>
        </button>
      </div>
    </search>
  );
}
