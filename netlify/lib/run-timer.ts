// The time that a run has left. A scheduled function is stopped after 30 seconds, and what it has not written down by then is
// lost; so a run ends by itself, whatever the mail server or the store do.
import { withTimeout } from './with-timeout.ts';

/** Milliseconds from the beginning of a run at which something ends. */
const runDeadlines = {
  /** No list of names is read on. */
  list: 13_000,
  /** No mail is begun but an alarm. */
  mail: 15_000,
  /** The heartbeat is sent, at the latest. */
  heartbeat: 20_000,
  /** No mail and no message is waited for. */
  work: 21_000,
  /** The note of the run is not waited for. */
  note: 24_000,
} as const;
export type RunDeadline = keyof typeof runDeadlines;

export interface RunTimer {
  /** Milliseconds that are left until a deadline; none once it is past. */
  remaining(deadline: RunDeadline): number;
  /** What the promise gives; rejects with a NoAnswerError at the deadline, or after `timeoutMs`. */
  within<Value>(deadline: RunDeadline, promise: Promise<Value>, timeoutMs?: number): Promise<Value>;
}

/** A timer that starts now. */
export function startRunTimer(now: () => Date): RunTimer {
  const start = now().getTime();
  const remaining = (deadline: RunDeadline) => Math.max(0, start + runDeadlines[deadline] - now().getTime());
  return {
    remaining,
    within: (deadline, promise, timeoutMs = Infinity) =>
      withTimeout(promise, Math.min(remaining(deadline), timeoutMs)),
  };
}
