// The inventory: every vehicle stands in the HTML; the island adds filters, sorting, the count and the query in the
// URL, and refreshes the list from the API. Hydrates once the page is painted.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { maxCompared } from './max-compared.ts';
import { toggleCompareId, type ComparisonCopy } from './compare-vehicles.ts';
import { fetchVehicles, mergeVehicles } from './fetch-vehicles.ts';
import {
  describeFound,
  filterVehicles,
  formatInventoryQuery,
  type InventoryOptions,
} from './inventory-filters.ts';
import { suggestQueries } from './inventory-suggestions.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { formatCount } from '../../lib/format.ts';
import { noticeDrawingPath, restAnchor, vehiclePath } from '../../lib/paths.ts';
import { flushPendingUrl } from './history-url.ts';
import CompareDialog from './CompareDialog.tsx';
import CompareBar from './CompareBar.tsx';
import { listChips, listQuickChips, type QuickFilter } from './filter-chips.ts';
import FilterChips from './FilterChips.tsx';
import InventoryFilters, { Choice } from './InventoryFilters.tsx';
import InventoryItem from './InventoryItem.tsx';
import NoResults from './NoResults.tsx';
import SkeletonCards from './SkeletonCards.tsx';
import { useUrlQuery } from './use-url-query.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import { whenActivated } from '../../ui/when-activated.ts';

interface Props {
  /** The list as it was built; without one the island waits for the API. */
  vehicles?: readonly ListedVehicle[];
  options: InventoryOptions;
  /** Filters that are offered above the list, in their order. */
  quickFilters: readonly QuickFilter[];
  comparison: ComparisonCopy;
  /** What the built list may be wrong about, where no fresh one comes. */
  staleNote: string;
  /** Over the links to all vehicles, should the island fail. */
  failureNote: string;
}

const noVehicles: readonly ListedVehicle[] = [];
const filtersId = 'inventory-filters';
/** So many stand on a phone above the link to the rest. */
const unfoldedCount = 12;

export default function InventoryBrowser(props: Props) {
  const { vehicles = noVehicles, comparison, failureNote } = props;
  const links = (
    <>
      <FailureNote text={failureNote} call={comparison.call} />
      <ul className="mt-4 columns-xs">
        {vehicles.map(({ id, fullName }) => (
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

function Browser({
  vehicles: builtVehicles = noVehicles,
  options,
  quickFilters,
  comparison,
  staleNote,
}: Omit<Props, 'failureNote'>) {
  const [vehicles, setVehicles] = useState(builtVehicles);
  // Until the URL was read the built list may be the wrong one; see SkeletonCards.
  const { query, compareIds, isComparing, isUrlRead, change, clear, compare, toggleCompared } = useUrlQuery(
    options,
    builtVehicles,
  );
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const count = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    whenActivated()
      .then(() => fetchVehicles({ signal: abort.signal }))
      .then((fresh) => {
        setVehicles((current) => mergeVehicles(current, fresh));
        setError(undefined);
      })
      .catch((reason: unknown) => {
        if (!abort.signal.aborted) setError(reason instanceof Error ? reason.message : String(reason));
      });
    return () => {
      abort.abort();
    };
  }, [attempt]);

  // A control answers at once; the list, which may be long, and what stands around it follow.
  const listedQuery = useDeferredValue(query);
  const isListRead = useDeferredValue(isUrlRead);
  const isFull = useDeferredValue(compareIds.length >= maxCompared);
  const shown = useMemo(
    () => filterVehicles(vehicles, listedQuery, options.price),
    [vehicles, listedQuery, options],
  );
  const suggestions = shown.length === 0 ? suggestQueries(vehicles, listedQuery, options) : [];
  const chips = listChips(listedQuery, options);

  const compared = compareIds.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id));
  const comparedCount = useDeferredValue(compared.length);
  const isLoading = vehicles.length === 0 && error === undefined;

  /** For controls that vanish when they are used: the focus goes to the count, which says what came of it. */
  const focusCount = () => {
    count.current?.focus();
  };
  const clearAll = () => {
    clear();
    focusCount();
  };

  return (
    <div
      data-unread={isListRead ? undefined : ''}
      className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="top-16 z-10 bg-surface min-[22rem]:max-lg:supports-[selector(:popover-open)]:sticky noscript:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-lg:py-1 lg:mt-18 lg:min-h-12 lg:items-start">
          <p
            ref={count}
            role="status"
            tabIndex={-1}
            className="grow-9 basis-28 leading-tight font-semibold max-sm:text-fine"
          >
            <ChangingText>{describeFound(shown)}</ChangingText>
          </p>
          <button
            type="button"
            popoverTarget={filtersId}
            className="screen-only flex min-h-11 grow items-center justify-between gap-2 rounded-small border border-line px-4 font-semibold not-supports-[selector(:popover-open)]:hidden lg:hidden"
          >
            {/* Short enough to stay beside the count. */}
            <ChangingText>{chips.length > 0 ? `Filters (${chips.length})` : 'Filter and sort'}</ChangingText>
            <span aria-hidden="true">+</span>
          </button>
        </div>
        {/* A rail on wide screens, on narrow ones a popover: it opens without the island and closes on Escape. A browser
            that knows no popovers shows it in its place, without the buttons. */}
        <search
          id={filtersId}
          popover="auto"
          onBlur={({ currentTarget, relatedTarget }) => {
            // A link that is followed right after typing blurs the field first.
            flushPendingUrl();
            // Under the sheet the focus could not be seen. Browsers before 2024 have no popovers.
            if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
          }}
          // Scrolls by itself, as a popover would anyway, once something in it takes the focus.
          className={`screen-only max-h-[85dvh] bg-surface text-text not-supports-[selector(:popover-open)]:max-h-none backdrop:bg-brand/40 max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-auto max-lg:open:bottom-0 max-lg:open:w-full max-lg:open:rounded-t-large max-lg:open:px-5 max-lg:open:pt-6 motion-safe:max-lg:open:animate-fade-up lg:sticky lg:inset-auto lg:top-22 lg:-mx-1 lg:block lg:max-h-[calc(100dvh-6rem)] lg:w-auto lg:px-1 lg:pb-1 ${isUrlRead ? 'lg:overflow-y-auto' : 'lg:overflow-visible'}`}
        >
          <fieldset
            disabled={!isUrlRead}
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
            <InventoryFilters query={query} options={options} onChange={change} />
          </fieldset>
          <div className="sticky bottom-0 mt-4 bg-surface py-4 not-supports-[selector(:popover-open)]:hidden lg:hidden">
            <button
              type="button"
              popoverTarget={filtersId}
              popoverTargetAction="hide"
              className="min-h-12 w-full rounded-small bg-action font-semibold text-on-action"
            >
              <ChangingText>{`Show ${formatCount(shown.length, 'vehicle')}`}</ChangingText>
            </button>
          </div>
        </search>
      </div>

      <div>
        <div className="items-center gap-6 lg:flex lg:min-h-18 noscript:hidden">
          <div className="flex-1 flex-wrap items-center gap-2 lg:flex">
            <FilterChips
              // Made anew for other filters, so that the row scrolls back to those in force.
              key={formatInventoryQuery(listedQuery)}
              chips={chips}
              quickChips={listQuickChips(listedQuery, { vehicles, options, quickFilters })}
              onPress={(part) => {
                change(part);
                focusCount();
              }}
            />
            <div
              role="alert"
              className="screen-only flex flex-wrap items-center gap-x-4 gap-y-2 not-empty:pb-4 lg:not-empty:py-1"
            >
              {error !== undefined && (
                <>
                  <img
                    src={noticeDrawingPath('flat')}
                    alt=""
                    width="200"
                    height="130"
                    className="hidden w-18 sm:max-lg:block"
                  />
                  <div className="grow basis-60 text-fine leading-snug">
                    <p key={error} className="text-danger">
                      {`Error loading vehicles: ${error}`}
                    </p>
                    {vehicles.length > 0 && <p>{staleNote}</p>}
                  </div>
                  <button
                    type="button"
                    onClick={() => {
                      setError(undefined);
                      setAttempt(attempt + 1);
                      focusCount();
                    }}
                    className="min-h-11 rounded-small border border-line px-4 font-semibold"
                  >
                    Try again
                  </button>
                </>
              )}
            </div>
          </div>
          {/* Above the list, as in shops; where the filters are a sheet, it is one of them. */}
          <Choice
            name="sort"
            label="Sort by"
            className="screen-only hidden w-66 shrink-0 items-baseline gap-3 whitespace-nowrap lg:flex"
            value={query.sort}
            options={options.sort}
            onChange={change}
            isDisabled={!isUrlRead}
          />
        </div>
        {isLoading && <SkeletonCards />}
        {!isLoading && !isListRead && (
          <div className="while-query-unread">
            <SkeletonCards />
          </div>
        )}
        {shown.length === 0 && !isLoading ? (
          <NoResults suggestions={suggestions} onClear={clearAll} />
        ) : (
          <>
            <ul
              className={`vehicle-columns folded-on-phones grid unless-query-unread cart-actions md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 min-[112rem]:grid-cols-4 ${isComparing ? 'screen-only' : ''}`}
            >
              {shown.map((vehicle, index) => (
                <InventoryItem
                  key={vehicle.id}
                  id={index === unfoldedCount ? restAnchor : undefined}
                  vehicle={vehicle}
                  isChosen={compareIds.includes(vehicle.id)}
                  isFull={isFull}
                  isReady={isListRead}
                  onToggle={toggleCompared}
                />
              ))}
            </ul>
            {shown.length > unfoldedCount && (
              <a
                href={`#${restAnchor}`}
                // Or a choice of just now would be lost with the URL that waits.
                onClick={flushPendingUrl}
                className="screen-only mt-5 flex unless-query-unread min-h-12 items-center justify-center rounded-small border border-line font-semibold md:hidden"
              >
                <ChangingText>{`Show all ${formatCount(shown.length, 'vehicle')}`}</ChangingText>
              </a>
            )}
          </>
        )}
        <CompareBar
          count={comparedCount}
          onOpen={() => {
            compare(compareIds, true);
          }}
          onClear={() => {
            compare([]);
            focusCount();
          }}
        />
        <CompareDialog
          isOpen={isComparing}
          vehicles={compared}
          copy={comparison}
          onRemove={(id) => {
            compare(toggleCompareId(compareIds, id), true);
          }}
          onClose={() => {
            compare(compareIds);
          }}
        />
      </div>
    </div>
  );
}
