// The visitor's choices in the inventory (filters, order, vehicles to compare), kept in the page's URL.
import { useCallback, useEffect, useRef, useState } from 'react';
import { compareAnchor, restAnchor } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import { parseCompareIds, toggleCompareId } from './compare-vehicles.ts';
import {
  changeQuery,
  emptyQuery,
  formatInventoryQuery,
  parseInventoryQuery,
  type FilterOptions,
  type InventoryQuery,
} from './inventory-query.ts';

interface Choices {
  query: InventoryQuery;
  compareIds: readonly string[];
  /** Whether the comparison is open. */
  isComparing: boolean;
}

const noChoices: Choices = { query: emptyQuery, compareIds: [], isComparing: false };

/**
 * The choices, none until the URL is read, and stable functions that change them. Each change is a history entry, but
 * for typing, which replaces the current one.
 */
export function useUrlQuery(options: FilterOptions, vehicles: readonly ListedVehicle[]) {
  const [choices, setChoices] = useState<Choices>();
  // The next change starts here even if the last one is not rendered yet.
  const latest = useRef(noChoices);

  const set = useCallback((next: Choices) => {
    latest.current = { ...next, isComparing: next.isComparing && next.compareIds.length > 1 };
    setChoices(latest.current);
  }, []);
  const choose = useCallback(
    (part: Partial<Choices>, method: UrlMethod = 'pushState') => {
      set({ ...latest.current, ...part });
      writeUrlSoon(method, formatChoicesUrl(latest.current));
    },
    [set],
  );
  const change = useCallback(
    (part: Partial<InventoryQuery>) => {
      const query = changeQuery(latest.current.query, part);
      choose({ query }, 'search' in part ? 'replaceState' : 'pushState');
    },
    [choose],
  );
  const toggleCompared = useCallback(
    (id: string) => {
      choose({ compareIds: toggleCompareId(latest.current.compareIds, id) });
    },
    [choose],
  );

  useEffect(() => {
    const readUrl = () => {
      cancelPendingUrl();
      const params = new URLSearchParams(window.location.search);
      set({
        query: parseInventoryQuery(params, options),
        compareIds: parseCompareIds(params, vehicles),
        isComparing: window.location.hash === `#${compareAnchor}`,
      });
    };
    readUrl();
    window.addEventListener('popstate', readUrl);
    return () => {
      window.removeEventListener('popstate', readUrl);
    };
  }, [options, vehicles, set]);

  return { ...(choices ?? noChoices), isUrlRead: choices !== undefined, change, choose, toggleCompared };
}

function formatChoicesUrl({ query, compareIds, isComparing }: Choices): string {
  // URLSearchParams would escape the commas.
  const compared = compareIds.length > 0 ? `compare=${compareIds.join(',')}` : '';
  const search = [formatInventoryQuery(query), compared].filter(Boolean).join('&');
  const { pathname, hash } = window.location;
  // Without it, going back from the comparison would fold the list on mobile again.
  const list = hash === `#${restAnchor}` ? hash : '';
  return (search ? `?${search}` : pathname) + (isComparing ? `#${compareAnchor}` : list);
}

type UrlMethod = 'pushState' | 'replaceState';

/**
 * Milliseconds before the URL changes: for a choice until it is painted, which on a slow phone the change would double; for
 * typing until it pauses, since Safari refuses more than a hundred changes in half a minute.
 */
const delaysMs: Record<UrlMethod, number> = { pushState: 100, replaceState: 400 };

let pending: { method: UrlMethod; url: string; timer: number } | undefined;

function writeUrlSoon(method: UrlMethod, url: string): void {
  if (method === 'replaceState' && pending?.method === method) cancelPendingUrl();
  else flushPendingUrl();
  pending = { method, url, timer: window.setTimeout(flushPendingUrl, delaysMs[method]) };
}

/** Writes a URL that waits, for instance because a link is about to be followed. */
export function flushPendingUrl(): void {
  if (!pending) return;
  const { method, url } = pending;
  cancelPendingUrl();
  try {
    window.history[method](null, '', url);
  } catch {
    // Refused: the list is right and only the URL is behind.
  }
}

function cancelPendingUrl(): void {
  window.clearTimeout(pending?.timer);
  pending = undefined;
}
