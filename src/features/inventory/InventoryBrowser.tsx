// The inventory island: filters, sorts and compares vehicles, and refreshes price and stock from the API.
import { useDeferredValue, useMemo, useRef } from 'react';
import { formatCount } from '../../lib/format.ts';
import { maxCompared, restAnchor, vehiclePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import CompareBar from './CompareBar.tsx';
import type { ComparisonCopy } from './compare-vehicles.ts';
import Comparison from './Comparison.tsx';
import FilterChips from './FilterChips.tsx';
import {
  describeResultCount,
  filterVehicles,
  findNearestQuery,
  listRestrictions,
} from './inventory-filters.ts';
import InventoryFilters, { FilterSelect, filtersId } from './InventoryFilters.tsx';
import InventoryItem from './InventoryItem.tsx';
import type { InventoryOptions } from './inventory-options.ts';
import { emptyQuery } from './inventory-query.ts';
import NoResults from './NoResults.tsx';
import RefreshError from './RefreshError.tsx';
import SkeletonCards from './SkeletonCards.tsx';
import { useFreshVehicles } from './use-fresh-vehicles.ts';
import { flushPendingUrl, useUrlQuery } from './use-url-query.ts';

interface Props {
  vehicles: readonly ListedVehicle[];
  options: InventoryOptions;
  comparison: ComparisonCopy;
  /** Shown with the list as it was built, if it cannot be refreshed. */
  staleNote: string;
  /** Shown with links to all vehicles, if the island fails. */
  failureNote: string;
}

/** How many vehicles are above the link to the rest on mobile. */
const unfoldedCount = 12;

export default function InventoryBrowser(props: Props) {
  const links = (
    <>
      <FailureNote text={props.failureNote} call={props.comparison.call} />
      <ul className="mt-4 columns-xs">
        {props.vehicles.map(({ id, fullName }) => (
          <li key={id}>
            <a href={vehiclePath(id)} className="inline-flex min-h-8 items-center text-link">
              {fullName}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <IslandBoundary fallback={links}>
      <Browser {...props} />
    </IslandBoundary>
  );
}

function Browser({ vehicles: built, options, comparison, staleNote }: Props) {
  const { vehicles, error, refresh } = useFreshVehicles(built);
  const { query, compareIds, isComparing, isUrlRead, change, choose, toggleCompared } = useUrlQuery(
    options,
    built,
  );
  const countLine = useRef<HTMLParagraphElement>(null);

  // Controls answer at once; the long list is deferred.
  const listedQuery = useDeferredValue(query);
  const isListReady = useDeferredValue(isUrlRead);
  const isFull = useDeferredValue(compareIds.length >= maxCompared);
  const comparedCount = useDeferredValue(compareIds.length);
  const found = useMemo(
    () => filterVehicles(vehicles, listedQuery, options.price),
    [vehicles, listedQuery, options],
  );
  const restrictions = listRestrictions(listedQuery, options);

  /** For controls that vanish when they are used. */
  const focusCount = () => {
    countLine.current?.focus();
  };

  return (
    <div
      data-unread={isListReady ? undefined : ''}
      className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="top-16 z-10 bg-surface min-[22rem]:max-lg:supports-[selector(:popover-open)]:sticky noscript:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-lg:py-1 lg:mt-18 lg:min-h-12 lg:items-start">
          <p
            ref={countLine}
            role="status"
            tabIndex={-1}
            className="grow-9 basis-28 leading-tight font-semibold max-sm:text-fine"
          >
            <ChangingText>{describeResultCount(found)}</ChangingText>
          </p>
          <button
            type="button"
            popoverTarget={filtersId}
            className="screen-only flex min-h-11 grow items-center justify-between gap-2 rounded-small border border-line px-4 font-semibold not-supports-[selector(:popover-open)]:hidden lg:hidden"
          >
            <ChangingText>
              {restrictions.length > 0 ? `Filters (${restrictions.length})` : 'Filter and sort'}
            </ChangingText>
            <span aria-hidden="true">+</span>
          </button>
        </div>
        <InventoryFilters
          query={query}
          options={options}
          foundCount={found.length}
          isReady={isUrlRead}
          onChange={change}
        />
      </div>

      <div>
        <div className="items-center gap-6 lg:flex lg:min-h-18 noscript:hidden">
          <div className="flex-1 flex-wrap items-center gap-2 max-lg:min-h-16 lg:flex">
            <FilterChips
              restrictions={restrictions}
              onRemove={(part) => {
                change(part);
                focusCount();
              }}
            />
            <RefreshError
              error={error}
              staleNote={staleNote}
              onRetry={() => {
                void refresh();
                focusCount();
              }}
            />
          </div>
          <FilterSelect
            name="sort"
            label="Sort by"
            className="screen-only hidden w-66 shrink-0 items-baseline gap-3 whitespace-nowrap lg:flex"
            value={query.sort}
            options={options.sort}
            onChange={change}
            isDisabled={!isUrlRead}
          />
        </div>
        {!isListReady && (
          <div className="while-query-unread">
            <SkeletonCards />
          </div>
        )}
        {found.length === 0 ? (
          <NoResults
            nearest={findNearestQuery(vehicles, listedQuery, options)}
            onClear={() => {
              choose({ query: emptyQuery });
              focusCount();
            }}
          />
        ) : (
          <ul
            className={`vehicle-columns folded-on-phones grid unless-query-unread cart-actions md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 min-[112rem]:grid-cols-4 ${isComparing ? 'screen-only' : ''}`}
          >
            {found.map((vehicle, index) => (
              <InventoryItem
                key={vehicle.id}
                id={index === unfoldedCount ? restAnchor : undefined}
                vehicle={vehicle}
                isChosen={compareIds.includes(vehicle.id)}
                isFull={isFull}
                isReady={isListReady}
                onToggle={toggleCompared}
              />
            ))}
          </ul>
        )}
        {found.length > unfoldedCount && (
          <a
            href={`#${restAnchor}`}
            // A pending URL would be lost.
            onClick={flushPendingUrl}
            className="screen-only mt-5 flex unless-query-unread min-h-12 items-center justify-center rounded-small border border-line font-semibold md:hidden"
          >
            <ChangingText>{`Show all ${formatCount(found.length, 'vehicle')}`}</ChangingText>
          </a>
        )}
        <CompareBar
          count={comparedCount}
          onOpen={() => {
            choose({ isComparing: true });
          }}
          onClear={() => {
            choose({ compareIds: [] });
            focusCount();
          }}
        />
        <Comparison
          isOpen={isComparing}
          vehicles={compareIds.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id))}
          copy={comparison}
          onRemove={toggleCompared}
          onClose={() => {
            choose({ isComparing: false });
          }}
        />
      </div>
    </div>
  );
}
