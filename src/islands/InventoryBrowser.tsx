// The inventory: every vehicle stands in the HTML; the island adds filters, sorting, the count and the query in the
// address, and refreshes the list from the API. Hydrates at once (client:load), since filtering is the page's purpose.
import { useEffect, useMemo, useState } from 'react';
import { compareLimit, parseCompareIds, toggleCompareId } from '../lib/compare-vehicles.ts';
import { fetchVehicles, mergeVehicles } from '../lib/fetch-vehicles.ts';
import {
  emptyQuery,
  filterVehicles,
  formatInventoryQuery,
  parseInventoryQuery,
  type InventoryOptions,
  type InventoryQuery,
} from '../lib/inventory-filters.ts';
import { contactPathFor } from '../lib/paths.ts';
import { placeholderDrawing } from '../lib/pictures.ts';
import type { Vehicle } from '../schemas/vehicle.ts';
import CompareTable from './CompareTable.tsx';
import InventoryFilters from './InventoryFilters.tsx';
import PendingCards from './PendingCards.tsx';
import VehicleCard from './VehicleCard.tsx';

interface Props {
  /** The list as it was built; without one the island waits for the API. */
  vehicles?: readonly Vehicle[];
  options: InventoryOptions;
  /** Placeholder drawing of each vehicle by its id. */
  drawings: Readonly<Record<string, string>>;
}

const noVehicles: readonly Vehicle[] = [];

export default function InventoryBrowser({ vehicles: builtVehicles = noVehicles, options, drawings }: Props) {
  const [vehicles, setVehicles] = useState(builtVehicles);
  const [query, setQuery] = useState<InventoryQuery>(emptyQuery);
  const [compareIds, setCompareIds] = useState<readonly string[]>([]);
  // Until the address was read the built list may be the wrong one; see PendingCards.
  const [isAddressRead, setAddressRead] = useState(false);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const readAddress = () => {
      const params = new URLSearchParams(window.location.search);
      setQuery(parseInventoryQuery(params, options));
      setCompareIds(parseCompareIds(params, builtVehicles));
      setAddressRead(true);
    };
    readAddress();
    window.addEventListener('popstate', readAddress);
    return () => {
      window.removeEventListener('popstate', readAddress);
    };
  }, [options, builtVehicles]);

  useEffect(() => {
    const abort = new AbortController();
    fetchVehicles({ signal: abort.signal })
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

  const shown = useMemo(() => filterVehicles(vehicles, query, options.prices), [vehicles, query, options]);
  const chips = listChips(query, options);

  const compared = compareIds.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id));
  const isLoading = vehicles.length === 0 && error === undefined;

  const writeAddress = (nextQuery: InventoryQuery, nextIds: readonly string[], replaces: boolean) => {
    // Commas stay readable in a shared link; URLSearchParams would escape them.
    const compare = nextIds.length > 0 ? `compare=${nextIds.join(',')}` : '';
    const search = [formatInventoryQuery(nextQuery), compare].filter(Boolean).join('&');
    const address = search ? `?${search}` : window.location.pathname;
    if (replaces) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  };
  const change = (part: Partial<InventoryQuery>) => {
    const next = { ...query, ...part };
    setQuery(next);
    // Typing replaces the entry, so that Back leaves the last choice and not the last letter.
    writeAddress(next, compareIds, 'search' in part);
  };
  const clearAll = () => {
    setQuery(emptyQuery);
    writeAddress(emptyQuery, compareIds, false);
  };
  const compare = (ids: readonly string[]) => {
    setCompareIds(ids);
    writeAddress(query, ids, false);
  };

  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <div className="scripted">
        <button
          type="button"
          aria-expanded={areFiltersOpen}
          aria-controls="inventory-filters"
          onClick={() => {
            setFiltersOpen(!areFiltersOpen);
          }}
          className="flex min-h-12 w-full items-center justify-between rounded-small border border-line px-4 font-semibold lg:hidden"
        >
          Filter and sort{chips.length > 0 && ` (${chips.length})`}
          <span aria-hidden="true">{areFiltersOpen ? '−' : '+'}</span>
        </button>
        <search
          id="inventory-filters"
          aria-label="Vehicles"
          className={`lg:sticky lg:top-24 lg:block ${areFiltersOpen ? 'block' : 'hidden'}`}
        >
          <fieldset
            disabled={!isAddressRead}
            className="grid gap-4 pt-4 sm:grid-cols-2 lg:grid-cols-1 lg:pt-0"
          >
            <legend className="sr-only">Filter and sort</legend>
            <InventoryFilters query={query} options={options} onChange={change} />
          </fieldset>
        </search>
      </div>

      <div>
        <div className="scripted flex min-h-14 flex-wrap items-center gap-2 max-lg:mt-4">
          <p role="status" className="mr-2 font-semibold">
            {describeCount(shown.length)}
          </p>
          {chips.map((chip) => (
            <button
              key={chip.name}
              type="button"
              onClick={() => {
                change({ [chip.name]: emptyQuery[chip.name] });
              }}
              className="inline-flex min-h-9 items-center gap-2 rounded-small bg-accent-soft px-3"
            >
              {chip.label}
              <span aria-hidden="true">×</span>
              <span className="sr-only">, remove this filter</span>
            </button>
          ))}
        </div>
        <div role="alert" className="scripted flex min-h-14 flex-wrap items-center gap-4">
          {error !== undefined && (
            <>
              <p className="text-danger">Error loading vehicles: {error}</p>
              <button
                type="button"
                onClick={() => {
                  setError(undefined);
                  setAttempt(attempt + 1);
                }}
                className="min-h-11 rounded-small border border-line px-4 font-semibold"
              >
                Try again
              </button>
            </>
          )}
        </div>
        {compared.length > 0 && (
          <CompareTable
            vehicles={compared}
            onRemove={(id) => {
              compare(toggleCompareId(compareIds, id));
            }}
            onClear={() => {
              compare([]);
            }}
          />
        )}
        {isLoading && <PendingCards />}
        {!isLoading && !isAddressRead && (
          <div className="while-query-unread">
            <PendingCards />
          </div>
        )}
        {shown.length === 0 && !isLoading ? (
          <div className="rounded-large bg-band px-6 py-14 text-center">
            <h2>No vehicles found</h2>
            <p className="mt-3 text-text-quiet">No vehicles match your current filters.</p>
            <div className="mt-6 flex flex-wrap justify-center gap-3">
              <button
                type="button"
                onClick={clearAll}
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
        ) : (
          <ul
            className={`grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3 ${isAddressRead ? '' : 'unless-query-unread'}`}
          >
            {shown.map((vehicle) => (
              <li
                key={vehicle.id}
                className="[contain-intrinsic-block-size:auto_26rem] [content-visibility:auto]"
              >
                <VehicleCard
                  vehicle={vehicle}
                  drawing={drawings[vehicle.id] ?? placeholderDrawing}
                  action={
                    <label className="scripted mt-2 flex min-h-11 w-fit items-center gap-2.5">
                      <input
                        type="checkbox"
                        checked={compareIds.includes(vehicle.id)}
                        disabled={
                          !isAddressRead ||
                          (!compareIds.includes(vehicle.id) && compareIds.length >= compareLimit)
                        }
                        onChange={() => {
                          compare(toggleCompareId(compareIds, vehicle.id));
                        }}
                        className="size-5 accent-accent"
                      />
                      <span>
                        Compare<span className="sr-only"> {vehicle.name}</span>
                      </span>
                    </label>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function describeCount(count: number): string {
  return count === 1 ? '1 vehicle' : `${count} vehicles`;
}

/** The filters in force with their words; the sort order restricts nothing and is no chip. */
function listChips(query: InventoryQuery, options: InventoryOptions) {
  const choices = {
    brand: options.brands,
    category: options.categories,
    price: options.prices,
    condition: options.conditions,
    seats: options.seats,
  };
  const chips: { name: keyof InventoryQuery; label: string }[] = [];
  if (query.search.trim() !== '') chips.push({ name: 'search', label: `“${query.search.trim()}”` });
  for (const name of ['brand', 'category', 'price', 'condition', 'seats'] as const) {
    const choice = choices[name].find((option) => option.value === query[name]);
    if (choice && query[name] !== emptyQuery[name]) chips.push({ name, label: choice.label });
  }
  return chips;
}
