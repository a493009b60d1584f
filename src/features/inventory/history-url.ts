// How the inventory writes the visitor's choices into the URL. Safari refuses after a hundred changes in half a minute,
// so typing changes the URL when it pauses. Where a browser refuses all the same, the list is right and only the
// URL is behind.

/** Milliseconds without a further letter after which typing pauses. */
const pauseMs = 400;

/** Milliseconds after which a choice is painted: on a slow phone the URL takes as long as the list. */
const paintMs = 100;

let pending: { method: 'pushState' | 'replaceState'; url: string; timer: number } | undefined;

/** Gives the URL an entry of its own, after one with what still waits, so that Back leads there. */
export function pushUrl(url: string): void {
  flushPendingUrl();
  pending = { method: 'pushState', url, timer: window.setTimeout(flushPendingUrl, paintMs) };
}

/** Replaces the URL when no other one comes for a moment. */
export function debounceReplaceUrl(url: string): void {
  if (pending?.method === 'replaceState') cancelPendingUrl();
  else flushPendingUrl();
  pending = { method: 'replaceState', url, timer: window.setTimeout(flushPendingUrl, pauseMs) };
}

/** Writes the URL at once, if one waits. */
export function flushPendingUrl(): void {
  if (!pending) return;
  const { method, url } = pending;
  cancelPendingUrl();
  try {
    window.history[method](null, '', url);
  } catch {
    // Refused; see above.
  }
}

/** Leaves the URL as it is. */
export function cancelPendingUrl(): void {
  window.clearTimeout(pending?.timer);
  pending = undefined;
}
