// The visitor's choices in the inventory (filters, order, carts to compare), kept in the page's URL.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isComparable, parseCompareIds, toggleCompareId } from './compare-vehicles.ts';
import {
  changeQuery,
  emptyQuery,
  formatInventoryQuery,
  parseInventoryQuery,
  type InventoryOptions,
  type InventoryQuery,
} from './inventory-filters.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { compareAnchor, restAnchor } from '../../lib/paths.ts';
import { cancelPendingUrl, debounceReplaceUrl, flushPendingUrl, pushUrl } from './history-url.ts';

interface Choices {
  query: InventoryQuery;
  compareIds: readonly string[];
  /** The comparison is open: an entry of its own, so that Back closes it. */
  isComparing: boolean;
}

/** The choices of now, and what changes them; every change is written into the URL. */
export interface UrlQuery extends Choices {
  /** Until then the choices are none, whatever the URL says. */
  isUrlRead: boolean;
  change: (part: Partial<InventoryQuery>) => void;
  clear: () => void;
  /** Chooses what to compare, in the list or, with `isOpen`, in the open comparison. */
  compare: (ids: readonly string[], isOpen?: boolean) => void;
  /** Chooses a vehicle for comparing, or leaves it again. */
  toggleCompared: (id: string) => void;
}

const noChoices: Choices = { query: emptyQuery, compareIds: [], isComparing: false };

/**
 * Reads the choices from the URL, also when the visitor goes back or forward. What changes them stays the same from
 * one drawing to the next, so that no card is drawn again for it.
 */
export function useUrlQuery(options: InventoryOptions, builtVehicles: readonly ListedVehicle[]): UrlQuery {
  const [choices, setChoices] = useState(noChoices);
  const [isUrlRead, setIsUrlRead] = useState(false);
  // What the next change starts from, also while the last one is not drawn yet.
  const latest = useRef(choices);

  /** Takes the choices over and gives the URL that has them. */
  const choose = useCallback((part: Partial<Choices>) => {
    latest.current = { ...latest.current, ...part };
    setChoices(latest.current);
    return formatChoicesUrl(latest.current);
  }, []);

  useEffect(() => {
    const readUrl = () => {
      const params = new URLSearchParams(window.location.search);
      const compareIds = parseCompareIds(params, builtVehicles);
      choose({
        query: parseInventoryQuery(params, options),
        compareIds,
        isComparing: isComparable(compareIds.length) && window.location.hash === `#${compareAnchor}`,
      });
      setIsUrlRead(true);
    };
    const followBack = () => {
      cancelPendingUrl();
      readUrl();
    };
    // Who pressed something right after it was drawn has chosen already.
    flushPendingUrl();
    readUrl();
    window.addEventListener('popstate', followBack);
    return () => {
      window.removeEventListener('popstate', followBack);
    };
  }, [options, builtVehicles, choose]);

  const change = useCallback(
    (part: Partial<InventoryQuery>) => {
      const url = choose({ query: changeQuery(latest.current.query, part) });
      // Typing replaces the entry, so that Back leaves the last choice and not the last letter.
      if ('search' in part) debounceReplaceUrl(url);
      else pushUrl(url);
    },
    [choose],
  );
  const clear = useCallback(() => {
    pushUrl(choose({ query: emptyQuery }));
  }, [choose]);
  const compare = useCallback(
    (compareIds: readonly string[], isOpen = false) => {
      pushUrl(choose({ compareIds, isComparing: isOpen && isComparable(compareIds.length) }));
    },
    [choose],
  );
  const toggleCompared = useCallback(
    (id: string) => {
      compare(toggleCompareId(latest.current.compareIds, id));
    },
    [compare],
  );

  return { ...choices, isUrlRead, change, clear, compare, toggleCompared };
}

function formatChoicesUrl({ query, compareIds, isComparing }: Choices): string {
  // Commas stay readable in a shared link; URLSearchParams would escape them.
  const compared = compareIds.length > 0 ? `compare=${compareIds.join(',')}` : '';
  const search = [formatInventoryQuery(query), compared].filter(Boolean).join('&');
  const { pathname, hash } = window.location;
  // Or the way back from the comparison would fold a phone's list again.
  const list = hash === `#${restAnchor}` ? hash : '';
  return (search ? `?${search}` : pathname) + (isComparing ? `#${compareAnchor}` : list);
}
