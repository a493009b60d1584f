// How the inventory writes the visitor's choices into the URL. Safari refuses after a hundred changes in half a minute,
// so typing changes the URL when it pauses. Where a browser refuses all the same, the list is right and only the
// URL is behind.

/** Milliseconds without a further letter after which typing pauses. */
const pauseMs = 400;

let pending: { url: string; timer: number } | undefined;

/** Gives the URL an entry of its own, after one with what still waits, so that Back leads there. */
export function pushUrl(url: string): void {
  flushPendingUrl();
  try {
    window.history.pushState(null, '', url);
  } catch {
    // Refused; see above.
  }
}

/** Replaces the URL when no other one comes for a moment. */
export function debounceReplaceUrl(url: string): void {
  cancelPendingUrl();
  pending = { url, timer: window.setTimeout(flushPendingUrl, pauseMs) };
}

/** Replaces the URL at once, if one waits. */
export function flushPendingUrl(): void {
  if (!pending) return;
  const { url } = pending;
  cancelPendingUrl();
  try {
    window.history.replaceState(null, '', url);
  } catch {
    // Refused; see above.
  }
}

/** Leaves the URL as it is. */
export function cancelPendingUrl(): void {
  window.clearTimeout(pending?.timer);
  pending = undefined;
}
