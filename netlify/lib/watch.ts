// The time that a run has. A scheduled function is stopped after 30 seconds, and what it has not written down by then is
// lost; so a run ends by itself, whatever the mail server or the store do.
import { withTimeout } from './with-timeout.ts';

/** Milliseconds from the beginning of a run at which something ends. */
const runLimits = {
  /** No list of names is read on. */
  list: 13_000,
  /** No mail is begun but an alarm. */
  mail: 15_000,
  /** A sign is given that all is well, at the latest. */
  sign: 20_000,
  /** No mail and no message is waited for. */
  work: 21_000,
  /** The note of the run is not waited for. */
  note: 24_000,
} as const;
export type RunLimit = keyof typeof runLimits;

export interface Watch {
  /** Milliseconds that are left until a limit; none once it is past. */
  left(limit: RunLimit): number;
  /** What the promise gives; rejects with a NoAnswerError at the limit, or after `timeoutMs`. */
  within<Value>(limit: RunLimit, promise: Promise<Value>, timeoutMs?: number): Promise<Value>;
}

/** A watch that starts now. */
export function startWatch(now: () => Date): Watch {
  const start = now().getTime();
  const left = (limit: RunLimit) => Math.max(0, start + runLimits[limit] - now().getTime());
  return {
    left,
    within: (limit, promise, timeoutMs = Infinity) => withTimeout(promise, Math.min(left(limit), timeoutMs)),
  };
}
