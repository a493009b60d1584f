// How the inventory writes the visitor's choices into the address. Safari refuses after a hundred changes in half a minute,
// so typing changes the address when it pauses. Where a browser refuses all the same, the list is right and only the
// address is behind.

/** Milliseconds without a further letter after which typing pauses. */
const pauseMs = 400;

let waiting: { address: string; timer: number } | undefined;

/** Gives the address an entry of its own, after one with what still waits, so that Back leads there. */
export function pushAddress(address: string): void {
  replaceByWaitingAddress();
  try {
    window.history.pushState(null, '', address);
  } catch {
    // Refused; see above.
  }
}

/** Replaces the address when no other one comes for a moment. */
export function replaceAddressSoon(address: string): void {
  forgetWaitingAddress();
  waiting = { address, timer: window.setTimeout(replaceByWaitingAddress, pauseMs) };
}

/** Replaces the address at once, if one waits. */
export function replaceByWaitingAddress(): void {
  if (!waiting) return;
  const { address } = waiting;
  forgetWaitingAddress();
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // Refused; see above.
  }
}

/** Leaves the address as it is. */
export function forgetWaitingAddress(): void {
  window.clearTimeout(waiting?.timer);
  waiting = undefined;
}
