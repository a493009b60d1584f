// The visitor's choices in the inventory (filters, order, carts to compare), kept in the page's address.
import { useEffect, useState } from 'react';
import { isComparable, parseCompareIds } from '../lib/vehicles/compare-vehicles.ts';
import {
  emptyQuery,
  formatInventoryQuery,
  parseInventoryQuery,
  type InventoryOptions,
  type InventoryQuery,
} from '../lib/vehicles/inventory-filters.ts';
import { compareAnchor } from '../lib/site/paths.ts';
import type { ListedVehicle } from '../schemas/vehicle.ts';
import { forgetWaitingAddress, pushAddress, replaceAddressSoon } from './address.ts';

/** The choices of now, and what changes them; every change is written into the address. */
export interface AddressQuery {
  query: InventoryQuery;
  compareIds: readonly string[];
  /** The comparison is open: an entry of its own, so that Back closes it. */
  isComparing: boolean;
  /** Until then the choices are none, whatever the address says. */
  isAddressRead: boolean;
  change: (part: Partial<InventoryQuery>) => void;
  clear: () => void;
  /** Chooses what to compare, in the list or, with `isOpen`, in the open comparison. */
  compare: (ids: readonly string[], isOpen?: boolean) => void;
}

/** Reads the choices from the address, also when the visitor goes back or forward. */
export function useAddressQuery(
  options: InventoryOptions,
  builtVehicles: readonly ListedVehicle[],
): AddressQuery {
  const [query, setQuery] = useState<InventoryQuery>(emptyQuery);
  const [compareIds, setCompareIds] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [isAddressRead, setAddressRead] = useState(false);

  useEffect(() => {
    const readAddress = () => {
      forgetWaitingAddress();
      const params = new URLSearchParams(window.location.search);
      setQuery(parseInventoryQuery(params, options));
      const ids = parseCompareIds(params, builtVehicles);
      setCompareIds(ids);
      setComparing(isComparable(ids.length) && window.location.hash === `#${compareAnchor}`);
      setAddressRead(true);
    };
    readAddress();
    window.addEventListener('popstate', readAddress);
    return () => {
      window.removeEventListener('popstate', readAddress);
    };
  }, [options, builtVehicles]);

  return {
    query,
    compareIds,
    isComparing,
    isAddressRead,
    change: (part) => {
      const next = { ...query, ...part };
      setQuery(next);
      const address = formatSearch(next, compareIds);
      // Typing replaces the entry, so that Back leaves the last choice and not the last letter.
      if ('search' in part) replaceAddressSoon(address);
      else pushAddress(address);
    },
    clear: () => {
      setQuery(emptyQuery);
      pushAddress(formatSearch(emptyQuery, compareIds));
    },
    compare: (ids, isOpen = false) => {
      const isStillOpen = isOpen && isComparable(ids.length);
      setCompareIds(ids);
      setComparing(isStillOpen);
      pushAddress(formatSearch(query, ids) + (isStillOpen ? `#${compareAnchor}` : ''));
    },
  };
}

function formatSearch(query: InventoryQuery, compareIds: readonly string[]): string {
  // Commas stay readable in a shared link; URLSearchParams would escape them.
  const compare = compareIds.length > 0 ? `compare=${compareIds.join(',')}` : '';
  const search = [formatInventoryQuery(query), compare].filter(Boolean).join('&');
  return search ? `?${search}` : window.location.pathname;
}
