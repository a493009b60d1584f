// Whether an island has taken over its HTML. Controls stay disabled until then, or a choice made too early is lost.
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False on the server and in the first render of the browser, true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
